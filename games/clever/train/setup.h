// What is played and learned from, for both engines.
#pragma once
#include "net.h"

struct Setup {
  int seats = 1;      // 0: two, three and four, a third of the games each
  int soloExtra = 1;
  int games = 1024;   // at a time
  int batch = 2048;
  u64 seed = 1;
};

constexpr int MOST_LEAVES = 256;
constexpr int MOST_SAMPLES = 72;  // decisions of one seat in a game

HD int seatsOf(const Setup& setup, int game) { return setup.seats ? setup.seats : 2 + game % 3; }
inline int seatSlots(const Setup& setup) { return setup.seats ? setup.seats : 4; }

HD Game gameAt(const Setup& setup, int game, u64 iteration) {
  u64 key = setup.seed * 0x9e3779b97f4a7c15ull + iteration * 0xd1342543de82ef95ull + u64(game) * 0xaf251af3b0f025b5ull;
  nextRandom(key);
  Game g = newGame(seatsOf(setup, game), setup.soloExtra, key);
  g.starter = u8(below(g.random, g.seats));
  return g;
}

/** A seat's way through one game: the states it chose and what it thought of them. */
struct Sample {
  State state;
  float value;   // when it was chosen
  float target;  // what it should have been
  float result;  // the points in the end
};

/** Turns the values of a way into targets: a mix of the next value and what came later, weighed by lambda. */
HD void setTargets(Sample* samples, int count, float result, float lambda) {
  float later = result, next = result;
  for (int t = count - 1; t >= 0; t--) {
    later = (1 - lambda) * next + lambda * later;
    next = samples[t].value;
    samples[t].target = later;
    samples[t].result = result;
  }
}

struct Stats {
  long games = 0;
  double sum = 0, squares = 0;
  long lost = 0;  // states or samples that found no room
  double mean() const { return sum / games; }
  double deviation() const { return std::sqrt(std::fmax(0.0, squares / games - mean() * mean())); }
  double ci() const { return 1.96 * deviation() / std::sqrt(double(games)); }
};
