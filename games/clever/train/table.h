// Seats at one table: what a choice leaves to the others, how likely each is to win, and who has won.
#pragma once
#include <cmath>
#include "play.h"

constexpr int MOST_RIVALS = 3;
constexpr int MOST_GROUPS = 8;  // a choice takes one of six dice or none, or throws again

/** What a seat can expect to end with. */
struct Forecast {
  float points, variance;
};

/** The state of a seat that waits for a tray, complete or still growing. */
HD State waitingFor(const Game& g, int seat, u32 tray, u32 hand, int rolls) {
  const Sheet& s = g.sheets[seat];
  if (hand == 0 && !anyFits(s, g.faces, ALL_DICE)) return windowOrOver(g, s, seat, 0);
  State state = {};
  state.sheet = s;
  state.kind = WAIT;
  state.seats = g.seats;
  state.time = g.time;
  state.distance = u8((seat + g.seats - activeSeat(g)) % g.seats);
  state.tray = u8(tray);
  state.hand = u8(hand);
  state.rolls = u8(rolls);
  for (int die = 0; die < 6; die++)
    if (!((hand >> die) & 1)) state.faces |= u32(faceOf(g.faces, die)) << (3 * die);
  return state;
}

/** Two choices of one decision with the same number leave the same to the others; 0: nothing that they would see. */
HD u32 leftToOthers(const Game& g, const State& chosen) {
  return g.phase == P_PICK ? chosen.tray | u32(chosen.hand) << 6 | u32(chosen.rolls) << 12 : 0;
}

/** What another seat looks at once this choice is made. */
HD State seenByOther(const Game& g, int seat, const State& chosen) {
  const Sheet& s = g.sheets[seat];
  if (g.phase == P_CLOSE) {
    if (seat < g.closer) return turnOver(g, s, seat);
    if (seat == activeSeat(g)) return windowOrOver(g, s, seat, 0);
    return waitingFor(g, seat, g.tray, 0, 0);
  }
  if (leftToOthers(g, chosen)) return waitingFor(g, seat, chosen.tray, chosen.hand, chosen.rolls);
  State state = {};
  state.sheet = s;
  state.kind = TURN;
  state.seats = g.seats;
  state.time = g.time;
  state.distance = u8((seat + g.seats - activeSeat(g)) % g.seats);
  return state;
}

/** Adds what the others look at behind every choice, and tells each choice its group; returns how many groups. */
HD int listOthers(const Game& g, Leaves& leaves, State* others) {
  u32 keys[MOST_GROUPS];
  int groups = 0;
  const int decider = deciderOf(g);
  for (int i = 0; i < leaves.count && i < leaves.capacity; i++) {
    State& leaf = leaves.list[i];
    const u32 key = leftToOthers(g, leaf);
    int group = 0;
    while (group < groups && keys[group] != key) group++;
    if (group == groups) {
      if (groups == MOST_GROUPS) group--;
      else keys[groups++] = key;
      State* to = others + group * (g.seats - 1);
      for (int seat = 0; seat < g.seats; seat++)
        if (seat != decider) *to++ = seenByOther(g, seat, leaf);
    }
    leaf.group = u8(group);
  }
  return groups;
}

HD float normalBelow(float x) { return 0.5f * erfcf(-0.70710678f * x); }
HD float normalDensity(float x) { return 0.39894228f * expf(-0.5f * x * x); }

/** The chance to win, and how it grows with the own points and variance. */
struct Chance {
  float win, byPoints, byVariance;
};

constexpr float LEAST_VARIANCE = 1;

/** With every seat's result a normal one around its forecast (../bot/chances.ts says the same). */
HD Chance chanceOf(const Forecast& own, const Forecast* rivals, int count) {
  const float variance = fmaxf(LEAST_VARIANCE, own.variance);
  if (count == 1) {
    const float spread = sqrtf(variance + fmaxf(LEAST_VARIANCE, rivals[0].variance));
    const float z = (own.points - rivals[0].points) / spread, density = normalDensity(z) / spread;
    return {normalBelow(z), density, own.variance < LEAST_VARIANCE ? 0 : -0.5f * density * z / spread};
  }
  const float deviation = sqrtf(variance);
  float scale[MOST_RIVALS], sum = 0, win = 0, byPoints = 0, byDeviation = 0;
  for (int j = 0; j < count; j++) scale[j] = 1 / sqrtf(fmaxf(LEAST_VARIANCE, rivals[j].variance));
  for (int i = -8; i <= 8; i++) {
    const float z = 0.4f * i, weight = expf(-0.5f * z * z);
    float all = 1, slope = 0;
    for (int j = 0; j < count; j++) {
      const float x = (own.points + deviation * z - rivals[j].points) * scale[j];
      const float beaten = normalBelow(x);
      slope = slope * beaten + all * normalDensity(x) * scale[j];
      all *= beaten;
    }
    sum += weight;
    win += weight * all;
    byPoints += weight * slope;
    byDeviation += weight * slope * z;
  }
  return {win / sum, byPoints / sum, own.variance < LEAST_VARIANCE ? 0 : 0.5f * byDeviation / sum / deviation};
}

/** A seat's share of the win, once the game is over: equal totals are decided by the best area. */
HD float shareOf(const Game& g, int own) {
  int best[4];
  for (int seat = 0; seat < g.seats; seat++) {
    const Worth w = worthOf(g.sheets[seat]);
    best[seat] = 0;
    for (int area = 0; area < 5; area++)
      if (w.area[area] > best[seat]) best[seat] = w.area[area];
    best[seat] += w.total << 8;
  }
  int equal = 0;
  for (int seat = 0; seat < g.seats; seat++) {
    if (best[seat] > best[own]) return 0;
    equal += best[seat] == best[own];
  }
  return 1.0f / float(equal);
}
