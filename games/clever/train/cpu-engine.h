// Plays and learns game by game. The same promises as gpu-engine.h.
#pragma once
#include "cpu.h"
#include "setup.h"

class Engine {
 public:
  Engine(const Setup& setup, const std::vector<float>& start)
      : setup(setup), w(start), mean(start), m(WEIGHTS), v(WEIGHTS), used(start), acting(start), grid(UNITS, 0.0f) {}

  static const char* name() { return "cpu"; }

  /** Plays all games once with the running mean of the weights; keeps their samples where asked. */
  Stats play(u64 iteration, bool keep) {
    Stats stats;
    samples.clear();
    std::vector<State> leaves(MOST_LEAVES);
    Activation a;
    Glance glance;
    for (int i = 0; i < setup.games; i++) {
      Game g = gameAt(setup, i, iteration);
      std::vector<std::vector<Sample>> ways(4);
      for (advance(g); g.phase != P_OVER; advance(g)) {
        Leaves out{leaves.data(), MOST_LEAVES, 0};
        listLeaves(g, out);
        const int count = least(out.count, MOST_LEAVES);
        stats.lost += out.count - count;
        // Sums of small numbers drift, and weights change: begin anew at every decision.
        glance.forget();
        int best = 0;
        float most = -1e9f;
        for (int k = 0; k < count; k++) {
          const float value = glance.at(acting.data(), leaves[k], a);
          if (value > most) {
            most = value;
            best = k;
          }
        }
        if (leaves[best].kind != OVER) ways[deciderOf(g)].push_back({leaves[best], most, 0, 0});
        choose(g, leaves[best]);
      }
      for (int seat = 0; seat < g.seats; seat++) {
        const float result = float(worthOf(g.sheets[seat]).total);
        stats.games++;
        stats.sum += result;
        stats.squares += double(result) * result;
        if (!keep) continue;
        setTargets(ways[seat].data(), int(ways[seat].size()), result, lambda);
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
        error += backward(used.data(), s.state, s.target, s.result, a, gradient.data());
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
  void setGrid(const std::vector<float>& g) { grid = g; }
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

  Setup setup;
  std::vector<float> w, mean, m, v, used, acting, grid;
  std::vector<Sample> samples;
  float lambda = 1;
  long steps = 0;
};
