// The course of a game between two decisions, and every state a decision can lead to.
// A decision here is a whole one: a die with all the bonuses that follow from it.
#pragma once
#include "sheet.h"

/** What a seat looks at when it judges a state: its sheet and what is still to come of this turn. */
enum Kind : u8 {
  TURN,    // nothing of a turn is left for this seat: the next one, or the next half, begins
  ROLL,    // the active seat throws its dice in hand again
  WINDOW,  // extra dice may be used
  OVER,
  WAIT,    // another seat is active: a die of the tray will be marked
};

struct State {
  Sheet sheet;
  u32 faces;  // three bits a die; 0 for a die that is still to be thrown
  u8 kind, hand, used, rolls;
  u8 time;      // alone: half-turns that are over; else: turns that are over
  u8 seats;
  u8 distance;  // turns until this seat is active, 0 while it is
  u8 newRound;  // the round's bonus is still to be given to this sheet
  u8 tray;      // for a seat that waits; else what a choice leaves to the others, no part of this seat's own view
  u8 group;     // choices of one group leave the same dice to the others
  u8 unused[2];
};
static_assert(sizeof(State) == 32, "two loads of 16 bytes");

enum Phase : u8 { P_ROLL, P_PICK, P_CLOSE, P_START, P_OVER };
enum Stage : u8 { S_OPEN, S_CHOICE, S_WINDOW };

struct Game {
  u64 random;
  u32 faces;
  u8 seats, starter, soloExtra;
  u8 phase, time, hand, tray, rolls;
  u8 closer, stage, used;  // whose closing it is, and where it stands
  u8 weakUntil, weakness[4];  // before this time seats choose weakly, each in its way (setup.h)
  Sheet sheets[4];
};

HD u32 nextRandom(u64& state) {
  state += 0x9e3779b97f4a7c15ull;
  u64 z = state;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
  return u32((z ^ (z >> 31)) >> 32);
}
HD int below(u64& state, u32 n) { return int((u64(nextRandom(state)) * n) >> 32); }

HD int roundsOf(int seats) { return seats <= 2 ? 6 : seats == 3 ? 5 : 4; }
HD int endOf(int seats) { return seats == 1 ? 12 : roundsOf(seats) * seats; }
/** The round, from 0, that a time belongs to. */
HD int roundAt(int seats, int time) { return seats == 1 ? time / 2 : time / seats; }
HD bool isPassiveHalf(const Game& g) { return g.seats == 1 && (g.time & 1); }
HD int activeSeat(const Game& g) { return g.seats == 1 ? 0 : (g.starter + g.time) % g.seats; }

HD Game newGame(int seats, int soloExtra, u64 seed) {
  Game g = {};
  g.random = seed;
  g.seats = u8(seats);
  g.soloExtra = u8(soloExtra);
  g.hand = ALL_DICE;
  for (int seat = 0; seat < seats; seat++) g.sheets[seat] = emptySheet();
  return g;
}

HD bool extrasAllowed(const Game& g) { return !isPassiveHalf(g) || g.soloExtra; }
HD bool canUseExtra(const Sheet& s, u32 faces, u32 used) { return s.extras > 0 && anyFits(s, faces, ALL_DICE & ~used); }

/** Where states are collected: up to `capacity`, the rest is counted only. */
struct Leaves {
  State* list;
  int capacity, count;
};

HD void addLeaf(Leaves& out, const State& state) {
  if (out.count < out.capacity) out.list[out.count] = state;
  out.count++;
}

/** The state of a seat for which this turn is over. */
HD State turnOver(const Game& g, const Sheet& s, int seat) {
  State state = {};
  state.sheet = s;
  state.seats = g.seats;
  state.time = u8(g.time + 1);
  if (state.time == endOf(g.seats)) {
    state.kind = OVER;
    return state;
  }
  state.kind = TURN;
  state.newRound = g.seats == 1 ? !(state.time & 1) : state.time % g.seats == 0;
  state.distance = g.seats == 1 ? 0 : u8((seat + 2 * g.seats - (g.starter + state.time) % g.seats) % g.seats);
  return state;
}

HD State windowOrOver(const Game& g, const Sheet& s, int seat, u32 used) {
  if (!extrasAllowed(g) || !canUseExtra(s, g.faces, used)) return turnOver(g, s, seat);
  State state = {};
  state.sheet = s;
  state.kind = WINDOW;
  state.faces = g.faces;
  state.used = u8(used);
  state.seats = g.seats;
  state.time = g.time;
  state.distance = g.seats == 1 ? 0 : u8((seat + g.seats - activeSeat(g)) % g.seats);
  return state;
}

/** What follows a choice of the active seat that leaves it so many dice in hand after so many rolls. */
HD State afterChoice(const Game& g, const Sheet& s, int seat, u32 hand, u32 tray, int rolls) {
  if (rolls == 3 || hand == 0) {
    State closing = windowOrOver(g, s, seat, 0);
    closing.tray = u8(tray | hand);
    return closing;
  }
  State state = {};
  state.tray = u8(tray);
  state.sheet = s;
  state.seats = g.seats;
  state.time = g.time;
  state.kind = rolls == 0 ? TURN : ROLL;
  if (rolls == 0) return state;
  state.hand = u8(hand);
  state.rolls = u8(rolls);
  for (int die = 0; die < 6; die++)
    if (!((hand >> die) & 1)) state.faces |= u32(faceOf(g.faces, die)) << (3 * die);
  return state;
}

/** How a choice ends once its bonuses are settled. */
struct Ending {
  enum { PICKED, CLOSING, STARTED } way;
  int seat;
  u32 hand, tray, used;
};

HD State finish(const Game& g, const Sheet& s, const Ending& end) {
  if (end.way == Ending::PICKED) return afterChoice(g, s, end.seat, end.hand, end.tray, g.rolls);
  if (end.way == Ending::CLOSING) return windowOrOver(g, s, end.seat, end.used);
  State state = {};
  state.sheet = s;
  state.kind = TURN;
  state.seats = g.seats;
  state.time = g.time;
  state.distance = g.seats == 1 ? 0 : u8((end.seat + g.seats - activeSeat(g)) % g.seats);
  return state;
}

/**
 * Every state that using up the waiting bonuses leads to. Crosses commute, so they are used kind by kind; orange
 * numbers come last, in every order, because the order decides which of them is doubled.
 */
HD void settleAll(const Game& g, const Sheet& first, const Ending& end, Leaves& out) {
  constexpr int DEPTH = 96;
  constexpr u32 ORANGES = 0x3fu << 6;
  Sheet stack[DEPTH];
  int top = 0;
  stack[top++] = first;
  while (top > 0) {
    Sheet s = stack[--top];
    if (s.waiting) loseUseless(s);
    if (!s.waiting) {
      addLeaf(out, finish(g, s, end));
      continue;
    }
    u32 kinds = s.waiting & ~ORANGES;
    if (kinds) kinds = 3u << (lowestBit(kinds) & ~1);
    else kinds = s.waiting;
    for (u32 rest = kinds & s.waiting; rest;) {
      const int kind = lowestBit(rest) >> 1;
      rest &= ~(3u << (2 * kind));
      Sheet spent = s;
      spent.waiting -= u16(1u << (2 * kind));
      const int own = areaOfKind(kind);
      for (int area = own < 0 ? 0 : own; area <= (own < 0 ? int(PINK) : own); area++) {
        if (isFull(s, area)) continue;
        u32 cells = area == YELLOW ? YELLOW_FULL & ~u32(s.yellow) : area == BLUE ? BLUE_FULL & ~u32(s.blue) : 1u;
        for (; cells; cells &= cells - 1) {
          Sheet next = spent;
          mark(next, area, lowestBit(cells), nibble(GAIN_NUMBER, kind));
          if (top < DEPTH) stack[top++] = next;
        }
      }
    }
  }
}

/** Marks a die in every way it fits, and settles what follows. */
HD void markDie(const Game& g, const Sheet& s, int die, const Ending& end, Leaves& out) {
  const u32 areas = areasFor(s, g.faces, die);
  const int face = faceOf(g.faces, die);
  for (u32 rest = areas; rest; rest &= rest - 1) {
    const int area = lowestBit(rest);
    u32 cells = area == YELLOW ? yellowOfFace(face) & ~u32(s.yellow) : area == BLUE ? 1u << blueCell(g.faces) : 1u;
    for (; cells; cells &= cells - 1) {
      Sheet next = s;
      mark(next, area, lowestBit(cells), face);
      settleAll(g, next, end, out);
    }
  }
}

HD u32 lowerThan(u32 faces, u32 hand, int face) {
  u32 lower = 0;
  for (u32 rest = hand; rest; rest &= rest - 1)
    if (faceOf(faces, lowestBit(rest)) < face) lower |= rest & (0u - rest);
  return lower;
}

HD void listPicks(const Game& g, Leaves& out) {
  const int seat = activeSeat(g);
  const Sheet& s = g.sheets[seat];
  for (u32 dice = g.hand; dice; dice &= dice - 1) {
    const int die = lowestBit(dice);
    const u32 left = g.hand & ~(1u << die);
    const u32 lower = lowerThan(g.faces, left, faceOf(g.faces, die));
    markDie(g, s, die, Ending{Ending::PICKED, seat, left & ~lower, g.tray | lower, 0}, out);
  }
  if (out.count == 0) addLeaf(out, afterChoice(g, s, seat, g.hand, g.tray, g.rolls));
  if (s.rerolls > 0) {
    Sheet next = s;
    next.rerolls--;
    addLeaf(out, afterChoice(g, next, seat, g.hand, g.tray, g.rolls - 1));
  }
}

HD void listClosing(const Game& g, Leaves& out) {
  const Sheet& s = g.sheets[g.closer];
  if (g.stage == S_CHOICE) {
    const Ending end{Ending::CLOSING, g.closer, 0, 0, 0};
    for (u32 dice = g.tray; dice; dice &= dice - 1) markDie(g, s, lowestBit(dice), end, out);
    if (out.count > 0) return;
    for (u32 dice = ALL_DICE & ~u32(g.tray) & ~u32(g.hand); dice; dice &= dice - 1) markDie(g, s, lowestBit(dice), end, out);
    addLeaf(out, windowOrOver(g, s, g.closer, 0));
    return;
  }
  addLeaf(out, turnOver(g, s, g.closer));
  Sheet spent = s;
  spent.extras--;
  for (u32 dice = ALL_DICE & ~u32(g.used); dice; dice &= dice - 1) {
    const int die = lowestBit(dice);
    markDie(g, spent, die, Ending{Ending::CLOSING, g.closer, 0, 0, g.used | (1u << die)}, out);
  }
}

/** The seat that is asked, once `advance` has stopped at a decision. */
HD int deciderOf(const Game& g) { return g.phase == P_PICK ? activeSeat(g) : g.closer; }

HD void listLeaves(const Game& g, Leaves& out) {
  out.count = 0;
  if (g.phase == P_PICK) listPicks(g, out);
  else if (g.phase == P_CLOSE) listClosing(g, out);
  else settleAll(g, g.sheets[g.closer], Ending{Ending::STARTED, g.closer, 0, 0, 0}, out);
}

HD void throwDice(Game& g, u32 set) {
  for (; set; set &= set - 1) {
    const int shift = 3 * lowestBit(set);
    g.faces = (g.faces & ~(7u << shift)) | (u32(1 + below(g.random, 6)) << shift);
  }
}

/** The three lowest of six; of equal ones as the lot falls. */
HD u32 soloTray(u32 faces, u64& random) {
  u32 tray = 0;
  int left = 3;
  for (int face = 1; left > 0; face++) {
    u32 set = 0;
    for (int die = 0; die < 6; die++)
      if (faceOf(faces, die) == face) set |= 1u << die;
    int size = bitCount(set);
    while (size > left) {
      int drop = below(random, u32(size--));
      u32 rest = set;
      while (drop-- > 0) rest &= rest - 1;
      set &= ~(rest & (0u - rest));
    }
    tray |= set;
    left -= size;
  }
  return tray;
}

HD void openClosing(Game& g) {
  g.phase = P_CLOSE;
  g.tray |= g.hand;
  g.hand = 0;
  g.closer = 0;
  g.stage = S_OPEN;
}

HD void giveRound(Game& g) {
  const int round = roundAt(g.seats, g.time);
  for (int seat = 0; seat < g.seats; seat++) {
    if (round == 1) g.sheets[seat].extras++;
    if (round == 2) g.sheets[seat].rerolls++;
    if (round == 3) earn(g.sheets[seat], BLACK);
  }
}

HD void endTurn(Game& g) {
  g.faces = 0;
  g.hand = ALL_DICE;
  g.tray = 0;
  g.rolls = 0;
  g.time++;
  if (g.time == endOf(g.seats)) {
    g.phase = P_OVER;
    return;
  }
  const bool newRound = g.seats == 1 ? !(g.time & 1) : g.time % g.seats == 0;
  if (newRound) giveRound(g);
  g.phase = P_START;
  g.closer = 0;
}

/** Throws dice and passes over everything nobody is asked about, until there is a decision or the game is over. */
HD void advance(Game& g) {
  for (;;) switch (g.phase) {
      case P_ROLL: {
        if (isPassiveHalf(g)) {
          throwDice(g, ALL_DICE);
          g.tray = u8(soloTray(g.faces, g.random));
          g.hand = u8(ALL_DICE & ~u32(g.tray));
          g.phase = P_CLOSE;
          g.closer = 0;
          g.stage = S_OPEN;
          break;
        }
        throwDice(g, g.hand);
        g.rolls++;
        const Sheet& s = g.sheets[activeSeat(g)];
        if (s.rerolls > 0 || anyFits(s, g.faces, g.hand)) {
          g.phase = P_PICK;
          return;
        }
        if (g.rolls == 3) openClosing(g);
        break;
      }
      case P_CLOSE: {
        if (g.closer == g.seats) {
          endTurn(g);
          break;
        }
        const Sheet& s = g.sheets[g.closer];
        if (g.stage == S_OPEN) {
          const bool passive = isPassiveHalf(g) || g.closer != activeSeat(g);
          const u32 within = g.tray | (ALL_DICE & ~u32(g.tray) & ~u32(g.hand));
          g.stage = passive && anyFits(s, g.faces, within) ? S_CHOICE : S_WINDOW;
          g.used = 0;
        }
        if (g.stage == S_CHOICE || (extrasAllowed(g) && canUseExtra(s, g.faces, g.used))) return;
        g.closer++;
        g.stage = S_OPEN;
        break;
      }
      case P_START: {
        if (g.closer == g.seats) {
          g.phase = P_ROLL;
          break;
        }
        loseUseless(g.sheets[g.closer]);
        if (g.sheets[g.closer].waiting) return;
        g.closer++;
        break;
      }
      default: return;
    }
}

/** Makes a choice: the game stands where the chosen state says. */
HD void choose(Game& g, const State& chosen) {
  g.sheets[deciderOf(g)] = chosen.sheet;
  if (g.phase == P_PICK) {
    g.tray = chosen.tray;
    if (chosen.kind == ROLL || (chosen.kind == TURN && chosen.time == g.time)) {
      if (chosen.kind == ROLL) g.hand = chosen.hand;
      g.rolls = chosen.rolls;
      g.phase = P_ROLL;
    } else {
      g.hand = 0;
      openClosing(g);
    }
  } else if (g.phase == P_CLOSE) {
    g.stage = S_WINDOW;
    g.used = chosen.kind == WINDOW ? chosen.used : u8(ALL_DICE);
  }
}
