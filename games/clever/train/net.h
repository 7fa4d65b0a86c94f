// The value function: points to come = W3 · relu(W2 · relu(W1 · features)), and how far off that may be.
// Unit 0 of every layer is held at 1, so that biases are ordinary weights.
#pragma once
#include <cmath>
#include <cstdio>
#include <random>
#include <vector>
#include "features.h"

#ifndef HIDDEN
#define HIDDEN 256
#endif
constexpr int H1 = HIDDEN;
constexpr int H2 = 32;
constexpr int OUTPUTS = 2;  // points to come; the square of what the result may differ by
constexpr float SCALE = 32;  // points in one unit of output 0; its square in one of output 1

constexpr int W1_SIZE = INPUTS * H1;
constexpr int W2_SIZE = H1 * H2;
constexpr int W3_SIZE = H2 * OUTPUTS;
constexpr int W2_AT = W1_SIZE;
constexpr int W3_AT = W1_SIZE + W2_SIZE;
constexpr int WEIGHTS = W1_SIZE + W2_SIZE + W3_SIZE;

/** Weights that hold the constant units in place are not learned. */
HD bool isHeld(int i) { return i < W2_AT ? i % H1 == 0 : i < W3_AT && (i - W2_AT) % H2 == 0; }

inline std::vector<float> freshWeights(u64 seed) {
  std::mt19937_64 random(seed);
  std::normal_distribution<float> normal(0, 1);
  std::vector<float> w(WEIGHTS);
  for (int i = 0; i < WEIGHTS; i++) {
    const float z = normal(random);
    w[i] = i < W2_AT ? z * 0.15f : i < W3_AT ? z * std::sqrt(2.0f / H1) : z * 0.05f;
    if (isHeld(i)) w[i] = 0;
  }
  w[0] = w[W2_AT] = 1;
  return w;
}

/** The part of the error that is learned from: far-off results do not outweigh the others. */
HD float clipped(float error) { return error > 3 ? 3.0f : error < -3 ? -3.0f : error; }
/** How much the second output weighs. */
constexpr float SPREAD_WEIGHT = 0.1f;

struct AdamStep {
  float rate, correction1, correction2, average;  // average: how much of the running mean of weights stays
};
constexpr float BETA1 = 0.9f, BETA2 = 0.999f;

/** One weight's step; returns it as it will be used: on the grid of its unit where one is set. */
HD float adam(float& w, float& m, float& v, float gradient, const AdamStep& step) {
  m = BETA1 * m + (1 - BETA1) * gradient;
  v = BETA2 * v + (1 - BETA2) * gradient * gradient;
  w -= step.rate * (m * step.correction1) / (sqrtf(v * step.correction2) + 1e-8f);
  return w;
}

/** Rounds to a multiple of the grid (0: not at all), at most 127 away. */
HD float onGrid(float w, float grid) {
  if (grid == 0) return w;
  float n = rintf(w / grid);
  n = n > 127 ? 127 : n < -127 ? -127 : n;
  return n * grid;
}

/** The unit a weight leads to, over the first two layers; -1 for the last. */
HD int unitOf(int i) { return i < W2_AT ? i % H1 : i < W3_AT ? H1 + (i - W2_AT) % H2 : -1; }
constexpr int UNITS = H1 + H2;

/** Grids that just hold the weights of every unit in a signed byte. */
inline std::vector<float> gridsFor(const std::vector<float>& w) {
  std::vector<float> grid(UNITS, 0.0f);
  for (int i = 0; i < W3_AT; i++) grid[unitOf(i)] = std::fmax(grid[unitOf(i)], std::fabs(w[i]) / 127);
  grid[0] = grid[H1] = 0;
  return grid;
}
