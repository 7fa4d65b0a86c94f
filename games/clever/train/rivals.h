// What the other seats can expect, and what that means for the chance to win.
#pragma once
#include <cmath>
#include "play.h"

constexpr int MOST_OUTCOMES = 8;
constexpr int MOST_RIVALS = 3;
constexpr int RIVAL_STATES = MOST_OUTCOMES * MOST_RIVALS;

/** Points in the end, as far as can be told. */
struct Forecast {
  float points, variance;
};

/** The dice that the choices of the active seat leave to the others: equal numbers, equal dice. */
HD u32 diceLeft(const Game& g, const State& leaf) {
  if (g.phase != P_PICK) return 0;
  if (leaf.kind == ROLL) return (1u << 24) | (u32(leaf.rolls) << 16) | (u32(leaf.tray) << 8) | leaf.hand;
  if (leaf.kind == TURN && leaf.time == g.time) return 2u << 24;
  return (3u << 24) | (u32(leaf.tray) << 8);
}

HD State rivalState(const Game& g, const State& leaf, int seat) {
  const bool closing = g.phase == P_CLOSE;
  const bool done = closing && (seat < g.closer || isPassiveHalf(g));
  if (done) return turnOver(g, g.sheets[seat], seat);
  if (closing && seat == activeSeat(g)) return windowOrOver(g, g.sheets[seat], seat, 0);
  State state = {};
  state.sheet = g.sheets[seat];
  state.seats = g.seats;
  state.time = g.time;
  state.distance = u8((seat + g.seats - activeSeat(g)) % g.seats);
  state.kind = TURN;
  if (g.phase == P_START || (g.phase == P_PICK && leaf.kind == TURN && leaf.time == g.time)) return state;
  state.kind = WAIT;
  const bool rolling = g.phase == P_PICK && leaf.kind == ROLL;
  state.hand = rolling ? leaf.hand : 0;
  state.rolls = rolling ? leaf.rolls : 0;
  state.tray = closing ? g.tray : leaf.tray;
  for (int die = 0; die < 6; die++)
    if (!((state.hand >> die) & 1)) state.faces |= u32(faceOf(g.faces, die)) << (3 * die);
  return state;
}

/** The states of all rivals for every tray that the leaves lead to; each leaf learns the number of its own. */
HD int listRivals(const Game& g, State* leaves, int count, State* rivals) {
  u32 keys[MOST_OUTCOMES];
  int outcomes = 0;
  const int seat = deciderOf(g);
  for (int i = 0; i < count; i++) {
    const u32 key = diceLeft(g, leaves[i]);
    int at = 0;
    while (at < outcomes && keys[at] != key) at++;
    if (at == outcomes) {
      if (outcomes == MOST_OUTCOMES) at = 0;
      else {
        keys[outcomes++] = key;
        for (int r = 0; r < g.seats - 1; r++)
          rivals[at * MOST_RIVALS + r] = rivalState(g, leaves[i], (seat + 1 + r) % g.seats);
      }
    }
    leaves[i].outcome = u8(at);
  }
  return outcomes;
}

HD float below0(float x) { return 0.5f * erfcf(x * 0.70710678f); }

/** The chance that a normal result beats all others. */
HD float winChance(const Forecast& own, const Forecast* rivals, int count) {
  if (count == 1) {
    const float spread = sqrtf(fmaxf(1.0f, own.variance) + fmaxf(1.0f, rivals[0].variance));
    return below0((rivals[0].points - own.points) / spread);
  }
  const float deviation = sqrtf(fmaxf(1.0f, own.variance));
  float chance = 0, weights = 0;
  for (int i = -8; i <= 8; i++) {
    const float z = 0.4f * float(i);
    float product = expf(-0.5f * z * z);
    weights += product;
    for (int r = 0; r < count; r++)
      product *= below0((rivals[r].points - own.points - deviation * z) / sqrtf(fmaxf(1.0f, rivals[r].variance)));
    chance += product;
  }
  return chance / weights;
}
