// The engine without a GPU: slow, simple, and what the GPU's is checked against.
#pragma once
#include <cstring>
#include "setup.h"

struct SparseRow {
  int count = 0;
  int index[INPUTS];
  float value[INPUTS];
  HD void put(int i, float v) {
    index[count] = i;
    value[count++] = v;
  }
};

struct DenseRow {
  float* x;
  HD void put(int i, float v) { x[i] = v; }
};

struct Activation {
  SparseRow x;
  float h1[H1], h2[H2], out[OUTPUTS];
};

/** From the sums of the first layer to the outputs. */
inline void finishForward(const float* w, Activation& a) {
  for (int j = 0; j < H1; j++) a.h1[j] = a.h1[j] > 0 ? a.h1[j] : 0;
  std::memset(a.h2, 0, sizeof a.h2);
  for (int i = 0; i < H1; i++) {
    const float v = a.h1[i];
    if (v == 0) continue;
    const float* row = w + W2_AT + i * H2;
    for (int j = 0; j < H2; j++) a.h2[j] += v * row[j];
  }
  for (int o = 0; o < OUTPUTS; o++) a.out[o] = 0;
  for (int j = 0; j < H2; j++) {
    a.h2[j] = a.h2[j] > 0 ? a.h2[j] : 0;
    for (int o = 0; o < OUTPUTS; o++) a.out[o] += a.h2[j] * w[W3_AT + j * OUTPUTS + o];
  }
}

inline void forward(const float* w, const State& state, Activation& a) {
  a.x.count = 0;
  sheetFeatures(state, a.x);
  turnFeatures(state, a.x);
  std::memset(a.h1, 0, sizeof a.h1);
  for (int k = 0; k < a.x.count; k++) {
    const float* row = w + a.x.index[k] * H1;
    const float v = a.x.value[k];
    for (int j = 0; j < H1; j++) a.h1[j] += v * row[j];
  }
  finishForward(w, a);
}

inline Forecast forecastOf(float points, const float* out) { return {points + SCALE * out[0], SCALE * SCALE * out[1]}; }

inline Forecast valueOf(const float* w, const State& state, Activation& a) {
  const float points = float(pointsOf(state));
  if (state.kind == OVER) return {points, 0};
  forward(w, state, a);
  return forecastOf(points, a.out);
}

/** Looks at many states that are much alike: only what differs from the last one is added to the first layer. */
struct Glance {
  float x[INPUTS] = {}, next[INPUTS], sums[H1] = {};

  void forget() {
    std::memset(x, 0, sizeof x);
    std::memset(sums, 0, sizeof sums);
  }

  Forecast at(const float* w, const State& state, Activation& a) {
    const float points = float(pointsOf(state));
    if (state.kind == OVER) return {points, 0};
    std::memset(next, 0, sizeof next);
    DenseRow row{next};
    sheetFeatures(state, row);
    turnFeatures(state, row);
    for (int i = 0; i < FEATURES; i++) {
      const float change = next[i] - x[i];
      if (change == 0) continue;
      x[i] = next[i];
      const float* from = w + i * H1;
      for (int j = 0; j < H1; j++) sums[j] += change * from[j];
    }
    std::memcpy(a.h1, sums, sizeof sums);
    finishForward(w, a);
    return forecastOf(points, a.out);
  }
};

/** Adds the gradient of one sample; returns the squared error in points. */
inline float backward(const float* w, const Sample& sample, float match, Activation& a, float* gradient) {
  forward(w, sample.state, a);
  const Slopes slopes = slopesOf(sample, float(pointsOf(sample.state)), a.out[0], a.out[1], match);
  const float d[OUTPUTS] = {slopes.points, slopes.spread};
  float d2[H2], d1[H1];
  for (int j = 0; j < H2; j++) {
    d2[j] = 0;
    for (int o = 0; o < OUTPUTS; o++) {
      gradient[W3_AT + j * OUTPUTS + o] += d[o] * a.h2[j];
      d2[j] += d[o] * w[W3_AT + j * OUTPUTS + o];
    }
    if (j == 0 || a.h2[j] <= 0) d2[j] = 0;
  }
  for (int i = 0; i < H1; i++) {
    d1[i] = 0;
    if (a.h1[i] <= 0) continue;
    for (int j = 0; j < H2; j++) {
      gradient[W2_AT + i * H2 + j] += a.h1[i] * d2[j];
      d1[i] += d2[j] * w[W2_AT + i * H2 + j];
    }
    if (i == 0) d1[i] = 0;
  }
  for (int k = 0; k < a.x.count; k++) {
    float* row = gradient + a.x.index[k] * H1;
    for (int j = 0; j < H1; j++) row[j] += a.x.value[k] * d1[j];
  }
  return slopes.error;
}
