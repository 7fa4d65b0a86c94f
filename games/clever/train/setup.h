// What is played and learned from, for both engines.
#pragma once
#include "net.h"
#include "rivals.h"

struct Setup {
  int seats = 1;      // 0: two, three and four, a third of the games each
  int soloExtra = 1;
  int games = 1024;   // at a time
  int batch = 2048;
  u64 seed = 1;
  int forPoints = 15;  // seats that play for points, the others for the win, as a bit set
};

constexpr int MOST_LEAVES = 256;
constexpr int MOST_SAMPLES = 128;  // of one seat in a game

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

/** What a choice is worth to a seat: its points, or the chance to win with a last word for points. */
HD float utilityOf(bool points, const Forecast& own, const Forecast* rivals, int count) {
  return points ? own.points : winChance(own, rivals, count) + 1e-4f * own.points;
}

struct Stats {
  long games = 0;
  double sum = 0, squares = 0;
  double wins[5] = {};  // of seat 0, by seat count
  long lost = 0;  // states or samples that found no room
  double mean() const { return sum / games; }
  double deviation() const { return std::sqrt(std::fmax(0.0, squares / games - mean() * mean())); }
  double ci() const { return 1.96 * deviation() / std::sqrt(double(games)); }
};
