// Plays and learns game by game. The same promises as gpu-engine.h.
#pragma once
#include "cpu.h"

class Engine {
 public:
  Engine(const Setup& setup, const std::vector<float>& start) : setup(setup) { restart(start); }

  static const char* name() { return "cpu"; }

  /** Forgets what was learned and begins with these weights. */
  void restart(const std::vector<float>& start) {
    w = mean = used = acting = start;
    m.assign(WEIGHTS, 0.0f);
    v.assign(WEIGHTS, 0.0f);
    grid.assign(UNITS, 0.0f);
    steps = 0;
  }

  /** Plays all games once with the running mean of the weights; keeps their samples where asked. */
  Stats play(u64 iteration, bool keep) {
    Stats stats;
    samples.clear();
    for (int i = 0; i < setup.games; i++) {
      Game g = gameAt(setup, i, iteration);
      std::vector<std::vector<Sample>> ways(4);
      for (advance(g); g.phase != P_OVER; advance(g)) decide(g, i, ways, stats);
      for (int seat = 0; seat < g.seats; seat++) {
        const float result = float(worthOf(g.sheets[seat]).total), share = shareOf(g, seat);
        stats.games++;
        stats.sum += result;
        stats.squares += double(result) * result;
        if (setup.duel) countDuel(stats, g.seats, sideOf(setup, i, seat), result, share);
        if (!keep) continue;
        setTargets(ways[seat].data(), int(ways[seat].size()), result, share, lambda);
        samples.insert(samples.end(), ways[seat].begin(), ways[seat].end());
      }
    }
    return stats;
  }

  /** Learns once from every sample; returns the mean squared error in points. */
  double learn(float rate, float average) {
    std::vector<float> gradient(WEIGHTS);
    Activation a;
    double error = 0;
    const size_t total = samples.size();
    const size_t stride = strideFor(total);
    for (size_t first = 0; first + setup.batch <= total; first += setup.batch) {
      std::fill(gradient.begin(), gradient.end(), 0.0f);
      for (int r = 0; r < setup.batch; r++) {
        const Sample& s = samples[(first + r) * stride % total];
        error += backward(used.data(), s, match, a, gradient.data());
      }
      const AdamStep step = nextStep(rate, average);
      for (int i = 0; i < WEIGHTS; i++) {
        if (isHeld(i)) continue;
        adam(w[i], m[i], v[i], gradient[i] / setup.batch, step);
        mean[i] = step.average * mean[i] + (1 - step.average) * w[i];
        used[i] = onGrid(w[i], i < W3_AT ? grid[unitOf(i)] : 0);
        acting[i] = onGrid(mean[i], i < W3_AT ? grid[unitOf(i)] : 0);
      }
    }
    return error / double(total);
  }

  void setLambda(float value) { lambda = value; }
  void setMatch(float value) { match = value; }
  void playForTheWin(int side, bool wins) { setup.forTheWin[side] = wins; }
  void setGrid(const std::vector<float>& g) {
    grid = g;
    for (int i = 0; i < W3_AT; i++) acting[i] = onGrid(mean[i], grid[unitOf(i)]);
  }
  void setRival(const std::vector<float>& weights) {
    rival = weights;
    setup.duel = true;
  }
  size_t sampleCount() const { return samples.size(); }
  std::vector<float> weights() const { return mean; }

  /** A number that walks through all samples in an order that mixes games. */
  static size_t strideFor(size_t total) {
    size_t stride = size_t(double(total) * 0.6180339887) | 1;
    auto gcd = [](size_t a, size_t b) {
      while (b) {
        const size_t t = a % b;
        a = b;
        b = t;
      }
      return a;
    };
    while (total > 1 && gcd(stride, total) != 1) stride += 2;
    return stride;
  }

 private:
  AdamStep nextStep(float rate, float average) {
    steps++;
    return {rate, float(1 / (1 - std::pow(BETA1, double(steps)))), float(1 / (1 - std::pow(BETA2, double(steps)))), average};
  }

  void decide(Game& g, int game, std::vector<std::vector<Sample>>& ways, Stats& stats) {
    Leaves out{states.data(), MOST_LEAVES, 0};
    listLeaves(g, out);
    const int count = least(out.count, MOST_LEAVES), rivals = g.seats - 1, decider = deciderOf(g);
    stats.lost += out.count - count;
    State* others = states.data() + MOST_LEAVES;
    const int groups = rivals ? listOthers(g, out, others) : 0;
    const int side = sideOf(setup, game, decider);
    const float* net = side == 0 ? acting.data() : rival.data();
    Forecast own[MOST_LEAVES], theirs[MOST_GROUPS * MOST_RIVALS];
    // Sums of small numbers drift, and weights change: begin anew at every decision.
    glance.forget();
    for (int k = 0; k < count; k++) own[k] = glance.at(net, states[k], activation);
    for (int k = 0; k < groups * rivals; k++) theirs[k] = glance.at(net, others[k], activation);
    const bool weak = isWeak(g, decider);
    const int best = weak ? weakChoice(g, decider, states.data(), count, own)
                          : bestChoice(states.data(), count, own, theirs, rivals, setup.forTheWin[side]);
    // What was looked at before a weak choice did not lead to what good play makes of it.
    if (weak)
      for (auto& way : ways) way.clear();
    const State& chosen = states[best];
    const int first = chosen.group * rivals;
    if (chosen.kind != OVER) ways[decider].push_back(sampleOf(chosen, own[best], theirs + first, rivals));
    if (rivals && leftToOthers(g, chosen))
      for (int j = 0; j < rivals; j++)
        if (others[first + j].kind != OVER)
          ways[j < decider ? j : j + 1].push_back(sampleOfOther(others[first + j], j, own[best], theirs + first, rivals));
    choose(g, chosen);
  }

  static void countDuel(Stats& stats, int seats, int side, float result, float share) {
    if (side == 1) {
      stats.otherPoints[seats] += result / (seats - 1);
      return;
    }
    stats.duels[seats]++;
    stats.wins[seats] += share;
    stats.ownPoints[seats] += result;
  }

  Setup setup;
  std::vector<float> w, mean, m, v, used, acting, grid, rival;
  std::vector<Sample> samples;
  std::vector<State> states = std::vector<State>(MOST_STATES);
  Activation activation;
  Glance glance;
  float lambda = 1, match = 0;
  long steps = 0;
};
