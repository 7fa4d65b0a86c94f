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
  int states;   // to be evaluated in this step
  int running;  // warps with a game that is not over
  u32 samples;
  unsigned long long lost;
  double sum, squares, error;
};

__global__ void beginKernel(Game* games, int* wayLength, Setup setup, int slots, u64 iteration) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= setup.games) return;
  games[i] = gameAt(setup, i, iteration);
  for (int seat = 0; seat < slots; seat++) wayLength[i * slots + seat] = 0;
}

/** Goes on to the next decision of every game and lists what it can lead to. */
__global__ void expandKernel(Game* games, int count, State* states, int* stateCount, u32* map, Counters* counters) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  int found = 0, lost = 0;
  if (i < count) {
    Game g = games[i];
    if (g.phase != P_OVER) {
      advance(g);
      games[i] = g;
    }
    if (g.phase != P_OVER) {
      Leaves out{states + size_t(i) * MOST_LEAVES, MOST_LEAVES, 0};
      listLeaves(g, out);
      found = least(out.count, MOST_LEAVES);
      lost = out.count - found;
    }
    stateCount[i] = found;
  }
  // One warp asks once for room.
  const int lane = threadIdx.x & 31;
  int upTo = found;
  for (int d = 1; d < 32; d *= 2) {
    const int other = __shfl_up_sync(~0u, upTo, d);
    if (lane >= d) upTo += other;
  }
  int base = 0;
  if (lane == 31 && upTo > 0) {
    base = atomicAdd(&counters->states, upTo);
    atomicAdd(&counters->running, 1);
  }
  base = __shfl_sync(~0u, base, 31) + upTo - found;
  if (lost) atomicAdd(&counters->lost, (unsigned long long)lost);
  for (int k = 0; k < found; k++) map[base + k] = u32(i) * MOST_LEAVES + k;
}

__global__ void chooseKernel(Game* games, int count, const State* states, const int* stateCount, const float* values,
                             Sample* samples, int* wayLength, int slots, Counters* counters) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= count || stateCount[i] == 0) return;
  const size_t base = size_t(i) * MOST_LEAVES;
  int best = 0;
  float most = -1e9f;
  for (int k = 0; k < stateCount[i]; k++)
    if (values[base + k] > most) {
      most = values[base + k];
      best = k;
    }
  const State chosen = states[base + best];
  Game g = games[i];
  if (chosen.kind != OVER) {
    const int slot = i * slots + deciderOf(g);
    const int t = wayLength[slot];
    if (t < MOST_SAMPLES) {
      Sample& s = samples[size_t(slot) * MOST_SAMPLES + t];
      s.state = chosen;
      s.value = most;
      wayLength[slot] = t + 1;
    } else {
      atomicAdd(&counters->lost, 1ull);
    }
  }
  choose(g, chosen);
  games[i] = g;
}

__global__ void finishKernel(const Game* games, Setup setup, int slots, Sample* samples, const int* wayLength, u32* ids,
                             float lambda, bool keep, Counters* counters) {
  const int slot = blockIdx.x * blockDim.x + threadIdx.x;
  if (slot >= setup.games * slots) return;
  const Game& g = games[slot / slots];
  const int seat = slot % slots;
  if (seat >= g.seats) return;
  const float result = float(worthOf(g.sheets[seat]).total);
  atomicAdd(&counters->sum, double(result));
  atomicAdd(&counters->squares, double(result) * result);
  if (!keep) return;
  const int length = wayLength[slot];
  setTargets(samples + size_t(slot) * MOST_SAMPLES, length, result, lambda);
  const u32 at = atomicAdd(&counters->samples, u32(length));
  for (int t = 0; t < length; t++) ids[at + t] = u32(slot) * MOST_SAMPLES + t;
}

class Engine {
 public:
  Engine(const Setup& setup, const std::vector<float>& start) : setup(setup), slots(seatSlots(setup)) {
    games = onDevice<Game>(setup.games);
    states = onDevice<State>(size_t(setup.games) * MOST_LEAVES);
    values = onDevice<float>(size_t(setup.games) * MOST_LEAVES);
    map = onDevice<u32>(size_t(setup.games) * MOST_LEAVES);
    stateCount = onDevice<int>(setup.games);
    wayLength = onDevice<int>(size_t(setup.games) * slots);
    samples = onDevice<Sample>(size_t(setup.games) * slots * MOST_SAMPLES);
    ids = onDevice<u32>(size_t(setup.games) * slots * MOST_SAMPLES);
    counters = onDevice<Counters>(1);
    for (float** p : {&w, &mean, &m, &v, &gradient}) *p = onDevice<float>(WEIGHTS);
    grid = onDevice<float>(UNITS);
    used = onDevice<half>(W3_AT);
    acting = onDevice<half>(W3_AT);
    usedLast = onDevice<float>(W3_SIZE);
    actingLast = onDevice<float>(W3_SIZE);
    must(cudaMemcpy(w, start.data(), WEIGHTS * sizeof(float), cudaMemcpyHostToDevice), "weights");
    must(cudaMemcpy(mean, start.data(), WEIGHTS * sizeof(float), cudaMemcpyHostToDevice), "weights");
    allow(netKernel<PLAY_TILE, false>, sizeof(Shared<PLAY_TILE>));
    allow(netKernel<LEARN_TILE, true>, sizeof(Shared<LEARN_TILE>));
    cudaDeviceProp card;
    must(cudaGetDeviceProperties(&card, 0), "device");
    processors = card.multiProcessorCount;
    update({0, 1, 1, 1});
    check(start);
  }

  static const char* name() { return "gpu"; }

  Stats play(u64 iteration, bool keep) {
    const int blocks = (setup.games + 63) / 64;
    must(cudaMemsetAsync(counters, 0, sizeof(Counters)), "counters");
    beginKernel<<<blocks, 64>>>(games, wayLength, setup, slots, iteration);
    for (int step = 0;; step++) {
      must(cudaMemsetAsync(counters, 0, 2 * sizeof(int)), "counters");
      expandKernel<<<blocks, 64>>>(games, setup.games, states, stateCount, map, counters);
      evaluate();
      chooseKernel<<<blocks, 64>>>(games, setup.games, states, stateCount, values, samples, wayLength, slots, counters);
      if (step >= 24 * slots && step % 8 == 0 && read().running == 0) break;
    }
    const int all = setup.games * slots;
    finishKernel<<<(all + 127) / 128, 128>>>(games, setup, slots, samples, wayLength, ids, lambda, keep, counters);
    must(cudaGetLastError(), "play");
    const Counters c = read();
    sampleTotal = c.samples;
    Stats stats;
    for (int i = 0; i < (setup.seats ? 1 : 3); i++)
      stats.games += setup.seats ? long(setup.games) * setup.seats : long((setup.games + 2 - i) / 3) * (2 + i);
    stats.sum = c.sum;
    stats.squares = c.squares;
    stats.lost = long(c.lost);
    return stats;
  }

  double learn(float rate, float average) {
    Rows rows;
    rows.samples = samples;
    rows.ids = ids;
    rows.count = sampleTotal;
    rows.stride = strideFor(sampleTotal);
    rows.batch = setup.batch;
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
  void setGrid(const std::vector<float>& g) {
    must(cudaMemcpy(grid, g.data(), UNITS * sizeof(float), cudaMemcpyHostToDevice), "grid");
  }
  size_t sampleCount() const { return sampleTotal; }
  std::vector<float> weights() const {
    std::vector<float> out(WEIGHTS);
    must(cudaMemcpy(out.data(), mean, WEIGHTS * sizeof(float), cudaMemcpyDeviceToHost), "weights");
    return out;
  }

 private:
  static constexpr int PLAY_TILE = 64, LEARN_TILE = 128;

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

  void evaluate() {
    Rows rows;
    rows.states = states;
    rows.map = map;
    rows.total = &counters->states;
    rows.values = values;
    netKernel<PLAY_TILE, false><<<2 * processors, THREADS, sizeof(Shared<PLAY_TILE>)>>>(
        rows, DeviceNet{acting, acting + W2_AT, actingLast}, nullptr);
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
    must(cudaMemcpy(all.data(), samples, all.size() * sizeof(Sample), cudaMemcpyDeviceToHost), "samples");
    must(cudaMemcpy(order.data(), ids, sampleTotal * sizeof(u32), cudaMemcpyDeviceToHost), "ids");
    std::vector<float> expected(WEIGHTS), found(WEIGHTS);
    Activation a;
    double valueError = 0, off = 0, size = 0;
    for (int i = 0; i < count; i++) {
      const Sample& s = all[order[size_t(i) * 7919 % sampleTotal]];
      valueError = std::fmax(valueError, std::fabs(valueOf(start.data(), s.state, a) - s.value));
      backward(start.data(), s.state, s.target, s.result, a, expected.data());
    }
    Rows rows;
    rows.samples = samples;
    rows.ids = ids;
    rows.count = sampleTotal;
    rows.stride = 7919;
    rows.batch = count;
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
  float* values;
  u32* map;
  int* stateCount;
  int* wayLength;
  Sample* samples;
  u32* ids;
  Counters* counters;
  float *w, *mean, *m, *v, *gradient, *grid;
  half *used, *acting;
  float *usedLast, *actingLast;
  u64 sampleTotal = 0;
  float lambda = 1;
  long steps = 0;
};
