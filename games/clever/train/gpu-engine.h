// Plays and learns many games at once. The same promises as cpu-engine.h.
#pragma once
#include "cpu.h"
#include "gpu-net.h"

inline void must(cudaError_t result, const char* what) {
  if (result == cudaSuccess) return;
  std::fprintf(stderr, "%s: %s\n", what, cudaGetErrorString(result));
  std::exit(1);
}

template <class T>
T* onDevice(size_t count) {
  void* p = nullptr;
  must(cudaMalloc(&p, count * sizeof(T)), "cudaMalloc");
  must(cudaMemset(p, 0, count * sizeof(T)), "cudaMemset");
  return static_cast<T*>(p);
}

struct Counters {
  int states[2];  // to be evaluated in this step, by side
  int running;    // warps with a game that is not over
  u32 samples;
  unsigned long long lost;
  double sum, squares, error;
  double duels[5], wins[5], ownPoints[5], otherPoints[5];
};

__global__ void beginKernel(Game* games, int* wayLength, Setup setup, int slots, u64 iteration) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= setup.games) return;
  games[i] = gameAt(setup, i, iteration);
  for (int seat = 0; seat < slots; seat++) wayLength[i * slots + seat] = 0;
}

/** The threads of a warp ask for room together: where this one's begins. */
__device__ inline int roomFor(int wanted, int* counter) {
  const int lane = threadIdx.x & 31;
  int upTo = wanted;
  for (int d = 1; d < 32; d *= 2) {
    const int other = __shfl_up_sync(~0u, upTo, d);
    if (lane >= d) upTo += other;
  }
  int base = 0;
  if (lane == 31 && upTo > 0) base = atomicAdd(counter, upTo);
  return __shfl_sync(~0u, base, 31) + upTo - wanted;
}

/** Goes on to the next decision of every game and lists what it can lead to, for who decides and for the others. */
__global__ void expandKernel(Game* games, Setup setup, State* states, int* leafCount, u32* map, Counters* counters) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  int leaves = 0, others = 0, side = 0;
  if (i < setup.games) {
    Game g = games[i];
    if (g.phase != P_OVER) {
      advance(g);
      games[i] = g;
    }
    if (g.phase != P_OVER) {
      State* own = states + size_t(i) * MOST_STATES;
      Leaves out{own, MOST_LEAVES, 0};
      listLeaves(g, out);
      leaves = least(out.count, MOST_LEAVES);
      if (out.count > leaves) atomicAdd(&counters->lost, (unsigned long long)(out.count - leaves));
      if (g.seats > 1) others = listOthers(g, out, own + MOST_LEAVES) * (g.seats - 1);
      side = sideOf(setup, i, deciderOf(g));
    }
    leafCount[i] = leaves;
  }
  if (__any_sync(~0u, leaves > 0) && (threadIdx.x & 31) == 0) atomicAdd(&counters->running, 1);
  const size_t half = size_t(setup.games) * MOST_STATES;
  for (int s = 0; s < (setup.duel ? 2 : 1); s++) {
    const bool mine = side == s;
    u32* to = map + s * half + roomFor(mine ? leaves + others : 0, &counters->states[s]);
    if (!mine) continue;
    for (int k = 0; k < leaves; k++) *to++ = u32(i) * MOST_STATES + k;
    for (int k = 0; k < others; k++) *to++ = u32(i) * MOST_STATES + MOST_LEAVES + k;
  }
}

/** Where the samples of all seats are kept. */
struct Ways {
  Sample* samples;
  int* length;
  int slots;

  __device__ void add(int slot, const Sample& sample, Counters* counters) {
    const int t = length[slot];
    if (t == MOST_SAMPLES) {
      atomicAdd(&counters->lost, 1ull);
      return;
    }
    samples[size_t(slot) * MOST_SAMPLES + t] = sample;
    length[slot] = t + 1;
  }
};

__global__ void chooseKernel(Game* games, Setup setup, const State* states, const int* leafCount, const Forecast* values,
                             Ways ways, Counters* counters) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= setup.games || leafCount[i] == 0) return;
  Game g = games[i];
  const int rivals = g.seats - 1, decider = deciderOf(g);
  const State* leaves = states + size_t(i) * MOST_STATES;
  const Forecast* own = values + size_t(i) * MOST_STATES;
  const bool forTheWin = setup.forTheWin[sideOf(setup, i, decider)];
  const bool weak = isWeak(g, decider);
  const int best = weak ? weakChoice(g, decider, leaves, leafCount[i], own)
                        : bestChoice(leaves, leafCount[i], own, own + MOST_LEAVES, rivals, forTheWin);
  // What was looked at before a weak choice did not lead to what good play makes of it.
  if (weak)
    for (int seat = 0; seat < g.seats; seat++) ways.length[i * ways.slots + seat] = 0;
  const State chosen = leaves[best];
  const int first = MOST_LEAVES + chosen.group * rivals;
  if (chosen.kind != OVER)
    ways.add(i * ways.slots + decider, sampleOf(chosen, own[best], own + first, rivals), counters);
  if (rivals && leftToOthers(g, chosen))
    for (int j = 0; j < rivals; j++)
      if (leaves[first + j].kind != OVER)
        ways.add(i * ways.slots + (j < decider ? j : j + 1),
                 sampleOfOther(leaves[first + j], j, own[best], own + first, rivals), counters);
  choose(g, chosen);
  games[i] = g;
}

__global__ void finishKernel(const Game* games, Setup setup, Ways ways, u32* ids, float lambda, bool keep,
                             Counters* counters) {
  const int slot = blockIdx.x * blockDim.x + threadIdx.x;
  if (slot >= setup.games * ways.slots) return;
  const int game = slot / ways.slots, seat = slot % ways.slots;
  const Game& g = games[game];
  if (seat >= g.seats) return;
  const float result = float(worthOf(g.sheets[seat]).total), share = shareOf(g, seat);
  atomicAdd(&counters->sum, double(result));
  atomicAdd(&counters->squares, double(result) * result);
  if (setup.duel) {
    if (sideOf(setup, game, seat) == 1) {
      atomicAdd(&counters->otherPoints[g.seats], double(result) / (g.seats - 1));
    } else {
      atomicAdd(&counters->duels[g.seats], 1.0);
      atomicAdd(&counters->wins[g.seats], double(share));
      atomicAdd(&counters->ownPoints[g.seats], double(result));
    }
  }
  if (!keep) return;
  const int length = ways.length[slot];
  setTargets(ways.samples + size_t(slot) * MOST_SAMPLES, length, result, share, lambda);
  const u32 at = atomicAdd(&counters->samples, u32(length));
  for (int t = 0; t < length; t++) ids[at + t] = u32(slot) * MOST_SAMPLES + t;
}

class Engine {
 public:
  Engine(const Setup& setup, const std::vector<float>& start) : setup(setup), slots(seatSlots(setup)) {
    games = onDevice<Game>(setup.games);
    states = onDevice<State>(size_t(setup.games) * MOST_STATES);
    values = onDevice<Forecast>(size_t(setup.games) * MOST_STATES);
    map = onDevice<u32>(2 * size_t(setup.games) * MOST_STATES);
    leafCount = onDevice<int>(setup.games);
    ways = {onDevice<Sample>(size_t(setup.games) * slots * MOST_SAMPLES), onDevice<int>(size_t(setup.games) * slots), slots};
    ids = onDevice<u32>(size_t(setup.games) * slots * MOST_SAMPLES);
    counters = onDevice<Counters>(1);
    for (float** p : {&w, &mean, &m, &v, &gradient}) *p = onDevice<float>(WEIGHTS);
    grid = onDevice<float>(UNITS);
    used = onDevice<half>(W3_AT);
    acting = onDevice<half>(W3_AT);
    rival = onDevice<half>(W3_AT);
    usedLast = onDevice<float>(W3_SIZE);
    actingLast = onDevice<float>(W3_SIZE);
    rivalLast = onDevice<float>(W3_SIZE);
    allow(netKernel<PLAY_TILE, false>, sizeof(Shared<PLAY_TILE>));
    allow(netKernel<LEARN_TILE, true>, sizeof(Shared<LEARN_TILE>));
    cudaDeviceProp card;
    must(cudaGetDeviceProperties(&card, 0), "device");
    processors = card.multiProcessorCount;
    restart(start);
    check(start);
  }

  static const char* name() { return "gpu"; }

  void restart(const std::vector<float>& start) {
    must(cudaMemcpy(w, start.data(), WEIGHTS * sizeof(float), cudaMemcpyHostToDevice), "weights");
    must(cudaMemcpy(mean, start.data(), WEIGHTS * sizeof(float), cudaMemcpyHostToDevice), "weights");
    must(cudaMemset(m, 0, WEIGHTS * sizeof(float)), "moments");
    must(cudaMemset(v, 0, WEIGHTS * sizeof(float)), "moments");
    steps = 0;
    setGrid(std::vector<float>(UNITS, 0.0f));
  }

  Stats play(u64 iteration, bool keep) {
    const int blocks = (setup.games + 63) / 64;
    must(cudaMemsetAsync(counters, 0, sizeof(Counters)), "counters");
    beginKernel<<<blocks, 64>>>(games, ways.length, setup, slots, iteration);
    for (int step = 0;; step++) {
      must(cudaMemsetAsync(counters, 0, 3 * sizeof(int)), "counters");
      expandKernel<<<blocks, 64>>>(games, setup, states, leafCount, map, counters);
      evaluate(0, DeviceNet{acting, acting + W2_AT, actingLast});
      if (setup.duel) evaluate(1, DeviceNet{rival, rival + W2_AT, rivalLast});
      chooseKernel<<<blocks, 64>>>(games, setup, states, leafCount, values, ways, counters);
      if (step >= 24 * slots && step % 8 == 0 && read().running == 0) break;
    }
    const int all = setup.games * slots;
    finishKernel<<<(all + 127) / 128, 128>>>(games, setup, ways, ids, lambda, keep, counters);
    must(cudaGetLastError(), "play");
    const Counters c = read();
    sampleTotal = c.samples;
    Stats stats;
    for (int i = 0; i < (setup.seats ? 1 : 3); i++)
      stats.games += setup.seats ? long(setup.games) * setup.seats : long((setup.games + 2 - i) / 3) * (2 + i);
    stats.sum = c.sum;
    stats.squares = c.squares;
    stats.lost = long(c.lost);
    for (int i = 0; i < 5; i++) {
      stats.duels[i] = c.duels[i];
      stats.wins[i] = c.wins[i];
      stats.ownPoints[i] = c.ownPoints[i];
      stats.otherPoints[i] = c.otherPoints[i];
    }
    return stats;
  }

  double learn(float rate, float average) {
    Rows rows;
    rows.samples = ways.samples;
    rows.ids = ids;
    rows.count = sampleTotal;
    rows.stride = strideFor(sampleTotal);
    rows.batch = setup.batch;
    rows.match = match;
    rows.error = &counters->error;
    for (u64 first = 0; first + setup.batch <= sampleTotal; first += setup.batch) {
      rows.first = first;
      gradientOf(rows);
      steps++;
      update({rate, float(1 / (1 - std::pow(BETA1, double(steps)))), float(1 / (1 - std::pow(BETA2, double(steps)))), average});
    }
    must(cudaGetLastError(), "learn");
    return read().error / double(sampleTotal);
  }

  void setLambda(float value) { lambda = value; }
  void setMatch(float value) { match = value; }
  void playForTheWin(int side, bool wins) { setup.forTheWin[side] = wins; }
  void setGrid(const std::vector<float>& g) {
    must(cudaMemcpy(grid, g.data(), UNITS * sizeof(float), cudaMemcpyHostToDevice), "grid");
    update({0, 1, 1, 1});
  }
  void setRival(const std::vector<float>& weights) {
    std::vector<half> rounded(W3_AT);
    for (int i = 0; i < W3_AT; i++) rounded[i] = __float2half(weights[i]);
    must(cudaMemcpy(rival, rounded.data(), W3_AT * sizeof(half), cudaMemcpyHostToDevice), "rival");
    must(cudaMemcpy(rivalLast, weights.data() + W3_AT, W3_SIZE * sizeof(float), cudaMemcpyHostToDevice), "rival");
    setup.duel = true;
  }
  size_t sampleCount() const { return sampleTotal; }
  std::vector<float> weights() const {
    std::vector<float> out(WEIGHTS);
    must(cudaMemcpy(out.data(), mean, WEIGHTS * sizeof(float), cudaMemcpyDeviceToHost), "weights");
    return out;
  }

 private:
  static constexpr int PLAY_TILE = 64, LEARN_TILE = 128;
  static constexpr float CHECKED_MATCH = 0.5f;

  template <class K>
  static void allow(K kernel, size_t bytes) {
    must(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, int(bytes)), "shared memory");
  }

  static u64 strideFor(u64 total) {
    u64 stride = u64(double(total) * 0.6180339887) | 1;
    auto gcd = [](u64 a, u64 b) {
      while (b) {
        const u64 t = a % b;
        a = b;
        b = t;
      }
      return a;
    };
    while (total > 1 && gcd(stride, total) != 1) stride += 2;
    return stride;
  }

  void evaluate(int side, const DeviceNet& net) {
    Rows rows;
    rows.states = states;
    rows.map = map + side * size_t(setup.games) * MOST_STATES;
    rows.total = &counters->states[side];
    rows.values = values;
    netKernel<PLAY_TILE, false><<<2 * processors, THREADS, sizeof(Shared<PLAY_TILE>)>>>(rows, net, nullptr);
  }

  void gradientOf(const Rows& rows) {
    const int tiles = (rows.batch + LEARN_TILE - 1) / LEARN_TILE;
    netKernel<LEARN_TILE, true><<<tiles, THREADS, sizeof(Shared<LEARN_TILE>)>>>(
        rows, DeviceNet{used, used + W2_AT, usedLast}, gradient);
  }

  void update(const AdamStep& step) {
    adamKernel<<<(WEIGHTS + 255) / 256, 256>>>(w, mean, m, v, gradient, grid, used, acting, usedLast, actingLast, step,
                                               1.0f / float(setup.batch));
  }

  Counters read() const {
    Counters c;
    must(cudaMemcpy(&c, counters, sizeof c, cudaMemcpyDeviceToHost), "counters");
    return c;
  }

  /** Values and gradients against the plain code of cpu.h, on states of real play. */
  void check(const std::vector<float>& start) {
    play(1ull << 41, true);
    const int count = least(int(sampleTotal), 512);
    std::vector<Sample> all(size_t(setup.games) * slots * MOST_SAMPLES);
    std::vector<u32> order(sampleTotal);
    must(cudaMemcpy(all.data(), ways.samples, all.size() * sizeof(Sample), cudaMemcpyDeviceToHost), "samples");
    must(cudaMemcpy(order.data(), ids, sampleTotal * sizeof(u32), cudaMemcpyDeviceToHost), "ids");
    std::vector<float> expected(WEIGHTS), found(WEIGHTS);
    Activation a;
    double valueError = 0, off = 0, size = 0;
    for (int i = 0; i < count; i++) {
      const Sample& s = all[order[size_t(i) * 7919 % sampleTotal]];
      valueError = std::fmax(valueError, std::fabs(valueOf(start.data(), s.state, a).points - s.value));
      backward(start.data(), s, CHECKED_MATCH, a, expected.data());
    }
    Rows rows;
    rows.samples = ways.samples;
    rows.ids = ids;
    rows.count = sampleTotal;
    rows.stride = 7919;
    rows.batch = count;
    rows.match = CHECKED_MATCH;
    rows.error = &counters->error;
    gradientOf(rows);
    must(cudaMemcpy(found.data(), gradient, WEIGHTS * sizeof(float), cudaMemcpyDeviceToHost), "gradient");
    must(cudaMemset(gradient, 0, WEIGHTS * sizeof(float)), "gradient");
    for (int i = 0; i < WEIGHTS; i++) {
      if (isHeld(i)) continue;
      off += (found[i] - expected[i]) * (found[i] - expected[i]);
      size += expected[i] * expected[i];
    }
    std::printf("check: values differ by %.4f at most, gradients by %.5f of their size\n", valueError, std::sqrt(off / size));
    if (valueError > 0.5 || off > 1e-3 * size) std::exit(1);
  }

  Setup setup;
  int slots, processors = 1;
  Game* games;
  State* states;
  Forecast* values;
  u32* map;
  int* leafCount;
  Ways ways;
  u32* ids;
  Counters* counters;
  float *w, *mean, *m, *v, *gradient, *grid;
  half *used, *acting, *rival;
  float *usedLast, *actingLast, *rivalLast;
  u64 sampleTotal = 0;
  float lambda = 1, match = 0;
  long steps = 0;
};
