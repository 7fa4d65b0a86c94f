// What the value function sees of a state. ../bot/features.ts says the same in the same order.
#pragma once
#include "play.h"

constexpr int ONE = 0;                           // always 1: the bias of the first layer
constexpr int YELLOW_CELL = 1;                   // 12 cells
constexpr int YELLOW_DONE = YELLOW_CELL + 12;    // 4 rows, 4 columns, the diagonal
constexpr int YELLOW_NEAR = YELLOW_DONE + 9;     // the same lines with one cell missing
constexpr int BLUE_CELL = YELLOW_NEAR + 9;       // 11 cells
constexpr int BLUE_DONE = BLUE_CELL + 11;        // 3 rows, 4 columns
constexpr int BLUE_NEAR = BLUE_DONE + 7;         // the same lines with one cell missing
constexpr int BLUE_COUNT = BLUE_NEAR + 7;        // 0 to 11
constexpr int GREEN_COUNT = BLUE_COUNT + 12;
constexpr int ORANGE_COUNT = GREEN_COUNT + 12;
constexpr int PINK_COUNT = ORANGE_COUNT + 12;
constexpr int PINK_FLOOR = PINK_COUNT + 12;      // 0 to 6
constexpr int ORANGE_STEPS = PINK_FLOOR + 7;     // at least 3, 6, … 60 points
constexpr int PINK_STEPS = ORANGE_STEPS + 20;
constexpr int LOWEST_STEPS = PINK_STEPS + 20;    // the lowest area: at least 2, 4, … 40 points
constexpr int FOXES = LOWEST_STEPS + 20;         // 0 to 5
constexpr int SIZES = FOXES + 6;                 // points of the areas, the lowest, the foxes, the second lowest, in 32nds
constexpr int REROLLS = SIZES + 8;               // 0 to 7
constexpr int EXTRAS = REROLLS + 8;              // 0 to 8
constexpr int BLACK_WAITS = EXTRAS + 9;
constexpr int KIND = BLACK_WAITS + 1;            // turn, roll, window
constexpr int ROLLED = KIND + 3;                 // one roll, two rolls made
constexpr int IN_HAND = ROLLED + 2;              // 6 dice
constexpr int HAND_COUNT = IN_HAND + 6;          // 0 to 6
constexpr int FACE = HAND_COUNT + 7;             // 6 dice, 6 faces
constexpr int USED = FACE + 36;                  // 6 dice
constexpr int BLUE_SUM = USED + 6;               // 2 to 12, where both dice lie
constexpr int FITS = BLUE_SUM + 11;              // white in yellow, blue, green, pink; each colour in its own area
constexpr int HALF = FITS + 9;                   // alone: 12 half-turns
constexpr int ROUNDS_LEFT = HALF + 12;           // together: 1 to 6
constexpr int DISTANCE = ROUNDS_LEFT + 6;        // turns until this seat is active
constexpr int TURN_OF_ROUND = DISTANCE + 4;
constexpr int SEATS = TURN_OF_ROUND + 4;         // 2 to 4
constexpr int WAITS = SEATS + 3;                 // for a die of the tray
constexpr int TRAY_FACE = WAITS + 1;             // 6 dice, 6 faces
constexpr int FEATURES = TRAY_FACE + 36;
constexpr int INPUTS = 352;                      // padded for the matrix units
static_assert(FEATURES <= INPUTS, "features fit");

/** What this sheet is worth already; the value function adds what is to come. */
HD int pointsOf(const State& s) { return worthOf(s.sheet).total; }

template <class Row>
HD void lineFeatures(Row& row, int line, u32 missing, int done, int near) {
  if (missing == 0) row.put(done + line, 1);
  else if ((missing & (missing - 1)) == 0) row.put(near + line, 1);
}

template <class Row>
HD void steps(Row& row, int first, int points, int size) {
  for (int i = 0; i < 20 && points >= (i + 1) * size; i++) row.put(first + i, 1);
}

HD int least(int a, int b) { return a < b ? a : b; }

/** What stands on the sheet. */
template <class Row>
HD void sheetFeatures(const State& state, Row& row) {
  const Sheet& s = state.sheet;
  row.put(ONE, 1);
  int at = YELLOW_CELL;
  for (int cell = 0; cell < 16; cell++) {
    if ((YELLOW_START >> cell) & 1) continue;
    if ((s.yellow >> cell) & 1) row.put(at, 1);
    at++;
  }
  for (int i = 0; i < 4; i++) {
    lineFeatures(row, i, (15u << (4 * i)) & ~u32(s.yellow), YELLOW_DONE, YELLOW_NEAR);
    lineFeatures(row, 4 + i, (YELLOW_COLUMN << i) & ~u32(s.yellow), YELLOW_DONE, YELLOW_NEAR);
    lineFeatures(row, 3 + i, blueColumn(i) & ~u32(s.blue), BLUE_DONE, BLUE_NEAR);
    if (i < 3) lineFeatures(row, i, blueRow(i) & ~u32(s.blue), BLUE_DONE, BLUE_NEAR);
  }
  lineFeatures(row, 8, YELLOW_DIAGONAL & ~u32(s.yellow), YELLOW_DONE, YELLOW_NEAR);
  for (int cell = 0; cell < 11; cell++)
    if ((s.blue >> cell) & 1) row.put(BLUE_CELL + cell, 1);
  row.put(BLUE_COUNT + bitCount(s.blue), 1);
  row.put(GREEN_COUNT + s.green, 1);
  row.put(ORANGE_COUNT + s.orange, 1);
  row.put(PINK_COUNT + s.pink, 1);
  row.put(PINK_FLOOR + s.floor, 1);
  const Worth w = worthOf(s);
  steps(row, ORANGE_STEPS, s.orangeSum, 3);
  steps(row, PINK_STEPS, s.pinkSum, 3);
  steps(row, LOWEST_STEPS, w.lowest, 2);
  row.put(FOXES + w.foxes, 1);
  int second = 255;
  bool skipped = false;
  for (int area = 0; area < 5; area++) {
    row.put(SIZES + area, float(w.area[area]) / 32);
    if (!skipped && w.area[area] == w.lowest) skipped = true;
    else second = least(second, w.area[area]);
  }
  row.put(SIZES + 5, float(w.lowest) / 32);
  row.put(SIZES + 6, float(w.lowest * w.foxes) / 32);
  row.put(SIZES + 7, float(second) / 32);
}

/** Actions, dice and time. */
template <class Row>
HD void turnFeatures(const State& state, Row& row) {
  const Sheet& s = state.sheet;
  const int round = roundAt(state.seats, state.time);
  const int given = state.newRound ? round : 0;
  row.put(REROLLS + least(7, s.rerolls + (given == 2)), 1);
  row.put(EXTRAS + least(8, s.extras + (given == 1)), 1);
  if (given == 3 || (s.waiting >> (2 * BLACK)) & 3) row.put(BLACK_WAITS, 1);
  row.put(state.kind == WAIT ? WAITS : KIND + state.kind, 1);
  if (state.kind == ROLL || state.kind == WAIT) row.put(HAND_COUNT + bitCount(state.hand), 1);
  if (state.hand) row.put(ROLLED + state.rolls - 1, 1);
  for (int die = 0; die < 6; die++) {
    const int face = faceOf(state.faces, die);
    if (face) row.put(FACE + 6 * die + face - 1, 1);
    if ((state.hand >> die) & 1) row.put(IN_HAND + die, 1);
    if ((state.used >> die) & 1) row.put(USED + die, 1);
    if (!face || ((state.used >> die) & 1)) continue;
    if (state.kind == WAIT) {
      if (!((state.tray >> die) & 1)) continue;
      row.put(TRAY_FACE + 6 * die + face - 1, 1);
    }
    const bool sumKnown = faceOf(state.faces, 0) && faceOf(state.faces, 2);
    const u32 fits = areasFor(s, state.faces, die) & (sumKnown ? ~0u : ~(1u << BLUE));
    if (die == 0) {
      for (int area = 0; area < 5; area++)
        if (area != ORANGE && ((fits >> area) & 1)) row.put(FITS + (area == PINK ? 3 : area), 1);
    } else if (fits) {
      row.put(FITS + 3 + die, 1);
    }
  }
  if (faceOf(state.faces, 0) && faceOf(state.faces, 2)) row.put(BLUE_SUM + blueCell(state.faces), 1);
  if (state.seats == 1) {
    row.put(HALF + state.time, 1);
    return;
  }
  row.put(ROUNDS_LEFT + roundsOf(state.seats) - round - 1, 1);
  row.put(DISTANCE + state.distance, 1);
  row.put(TURN_OF_ROUND + state.time % state.seats, 1);
  row.put(SEATS + state.seats - 2, 1);
}
