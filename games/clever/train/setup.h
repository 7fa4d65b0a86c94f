// What is played and learned from, for both engines.
#pragma once
#include "net.h"
#include "table.h"

struct Setup {
  int seats = 1;      // 0: two, three and four, a third of the games each
  int soloExtra = 1;
  int games = 1024;   // at a time
  int batch = 2048;
  u64 seed = 1;
  float weak = 0;     // the share of games that begin with weak play: what it leads to is learned from there on
  bool duel = false;                  // one seat, all in turn, against others with another net
  bool forTheWin[2] = {false, false}; // whether a side plays for the win, or for points
};

constexpr int MOST_LEAVES = 256;
constexpr int MOST_STATES = MOST_LEAVES + MOST_GROUPS * MOST_RIVALS;
constexpr int MOST_SAMPLES = 128;  // of one seat in a game

HD int seatsOf(const Setup& setup, int game) { return setup.seats ? setup.seats : 2 + game % 3; }
inline int seatSlots(const Setup& setup) { return setup.seats ? setup.seats : 4; }
/** In a duel: 0 for the one seat, 1 for the others. */
HD int sideOf(const Setup& setup, int game, int seat) { return setup.duel && seat != game / 3 % seatsOf(setup, game); }

/** Games numbered from here on are played for a figure, not to learn from. */
constexpr u64 FIRST_MEASURED = 1ull << 40;

/** How a seat plays weakly: the best with errors of growing size, points at once, anything. */
enum Weakness : u8 { W_NONE, W_NOISE_1, W_NOISE_2, W_NOISE_3, W_NOISE_4, W_GREEDY, W_RANDOM, WEAKNESSES };
HD float noiseOf(int kind) { return kind == W_NOISE_1 ? 10.0f : kind == W_NOISE_2 ? 30.0f : kind == W_NOISE_3 ? 70.0f : 150.0f; }

/** In a share of the games the seats play weakly up to a random time, and as well as they can from there on. */
HD void beginWeakly(Game& g, float share) {
  if (float(nextRandom(g.random)) * (1.0f / 4294967296.0f) >= share) return;
  g.weakUntil = u8(1 + below(g.random, u32(endOf(g.seats))));
  // Half of these games all seats are alike, half each is of its own kind.
  const bool alike = below(g.random, 2) == 0;
  for (int seat = 0; seat < g.seats; seat++)
    g.weakness[seat] = alike && seat > 0 ? g.weakness[0] : u8(below(g.random, WEAKNESSES));
}

HD Game gameAt(const Setup& setup, int game, u64 iteration) {
  u64 key = setup.seed * 0x9e3779b97f4a7c15ull + iteration * 0xd1342543de82ef95ull + u64(game) * 0xaf251af3b0f025b5ull;
  nextRandom(key);
  Game g = newGame(seatsOf(setup, game), setup.soloExtra, key);
  g.starter = u8(below(g.random, g.seats));
  if (setup.weak > 0 && iteration < FIRST_MEASURED) beginWeakly(g, setup.weak);
  return g;
}

/** The choice of a seat that still plays weakly. */
HD int weakChoice(Game& g, int seat, const State* leaves, int count, const Forecast* own) {
  const int kind = g.weakness[seat];
  if (kind == W_RANDOM) return below(g.random, u32(count));
  int best = 0;
  float most = -1e9f;
  for (int k = 0; k < count; k++) {
    const float noise = float(nextRandom(g.random)) * (1.0f / 4294967296.0f);
    const float worth = kind == W_GREEDY ? float(worthOf(leaves[k].sheet).total) + 4 * noise : own[k].points + noiseOf(kind) * noise;
    if (worth > most) {
      most = worth;
      best = k;
    }
  }
  return best;
}
HD bool isWeak(const Game& g, int seat) { return g.time < g.weakUntil && g.weakness[seat] != W_NONE; }

/** What a seat looked at on its way through one game: the states it chose, and what others left to it. */
struct Sample {
  State state;
  float value;   // when it was looked at
  float target;  // what it should have been
  float result;  // the points in the end
  float win;     // the chance when it was looked at, then what that should have been
  Forecast rivals[MOST_RIVALS];
};

/** So much of a win is a point worth where the chance to win is the same. */
constexpr float LAST_WORD = 1e-4f;

/** The choice that a seat makes. Others are forecast group by group. */
HD int bestChoice(const State* leaves, int count, const Forecast* own, const Forecast* others, int rivals, bool forTheWin) {
  int best = 0;
  float most = -1e9f;
  for (int k = 0; k < count; k++) {
    float worth = own[k].points;
    if (forTheWin && rivals > 0) worth = worth * LAST_WORD + chanceOf(own[k], others + leaves[k].group * rivals, rivals).win;
    if (worth > most) {
      most = worth;
      best = k;
    }
  }
  return best;
}

HD Sample sampleOf(const State& state, const Forecast& own, const Forecast* rivals, int count) {
  Sample s = {};
  s.state = state;
  s.value = own.points;
  for (int j = 0; j < count; j++) s.rivals[j] = rivals[j];
  if (count > 0) s.win = chanceOf(own, rivals, count).win;
  return s;
}

/** What another seat looks at, number `other` of those who did not decide. */
HD Sample sampleOfOther(const State& state, int other, const Forecast& decider, const Forecast* others, int count) {
  Forecast rivals[MOST_RIVALS];
  for (int j = 0; j < count; j++) rivals[j] = j == other ? decider : others[j];
  return sampleOf(state, others[other], rivals, count);
}

/** Turns the values of a way into targets: a mix of the next value and what came later, weighed by lambda. */
HD void setTargets(Sample* samples, int count, float result, float share, float lambda) {
  float later = result, next = result, laterWin = share, nextWin = share;
  for (int t = count - 1; t >= 0; t--) {
    later = (1 - lambda) * next + lambda * later;
    laterWin = (1 - lambda) * nextWin + lambda * laterWin;
    next = samples[t].value;
    nextWin = samples[t].win;
    samples[t].target = later;
    samples[t].win = laterWin;
    samples[t].result = result;
  }
}

/** How the loss grows with both outputs, and the squared error in points. */
struct Slopes {
  float points, spread, error;
};

/** `match` is the part of the loss that asks for the outcome of the match, the rest asks for points and spread. */
HD Slopes slopesOf(const Sample& s, float now, float toCome, float spread, float match) {
  const float error = toCome - (s.target - now) / SCALE;
  const float off = (s.result - now) / SCALE - toCome;
  Slopes d = {clipped(error), SPREAD_WEIGHT * clipped(spread - off * off), error * error * SCALE * SCALE};
  if (match == 0 || s.state.seats == 1) return d;
  const Chance c = chanceOf({now + SCALE * toCome, SCALE * SCALE * spread}, s.rivals, s.state.seats - 1);
  const float wrong = match * (c.win - s.win) / fmaxf(0.05f, c.win * (1 - c.win));
  d.points = (1 - match) * d.points + wrong * c.byPoints * SCALE;
  d.spread = (1 - match) * d.spread + wrong * c.byVariance * SCALE * SCALE;
  return d;
}

struct Stats {
  long games = 0;
  double sum = 0, squares = 0;
  long lost = 0;  // states or samples that found no room
  // In duels, by seats: games, wins of the one, its points and those of an average other.
  double duels[5] = {}, wins[5] = {}, ownPoints[5] = {}, otherPoints[5] = {};
  double mean() const { return sum / games; }
  double deviation() const { return std::sqrt(std::fmax(0.0, squares / games - mean() * mean())); }
  double ci() const { return 1.96 * deviation() / std::sqrt(double(games)); }

  void add(const Stats& s) {
    games += s.games;
    sum += s.sum;
    squares += s.squares;
    lost += s.lost;
    for (int i = 0; i < 5; i++) {
      duels[i] += s.duels[i];
      wins[i] += s.wins[i];
      ownPoints[i] += s.ownPoints[i];
      otherPoints[i] += s.otherPoints[i];
    }
  }
};
