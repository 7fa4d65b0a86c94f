// One seat's sheet, for millions of games at once: the same rules as ../rules, in 16 bytes.
// Compiles as CUDA and as plain C++; check.cpp compares it with games that the real rules played.
#pragma once
#include <cstdint>

#ifdef __CUDACC__
#define HD __host__ __device__ inline
#else
#define HD inline
#endif

using u8 = uint8_t;
using u16 = uint16_t;
using u32 = uint32_t;
using u64 = uint64_t;

enum Area { YELLOW, BLUE, GREEN, ORANGE, PINK };
// Kinds of waiting bonuses, then what is noted at once; NO_GAIN fits a nibble.
enum Gain { YELLOW_X, BLUE_X, GREEN_X, ORANGE_4, ORANGE_5, ORANGE_6, PINK_6, BLACK, REROLL, EXTRA, FOX, NO_GAIN = 15 };

constexpr int ROW_CELLS = 11;
constexpr u32 ALL_DICE = 63;
constexpr u32 YELLOW_FULL = 0xffff;
constexpr u32 YELLOW_START = 0x1248;
constexpr u32 YELLOW_DIAGONAL = 0x8421;
constexpr u32 YELLOW_COLUMN = 0x1111;
constexpr u32 BLUE_FULL = 0x7ff;

// Small tables as nibbles of one number: a constant that both compilers know how to read.
HD int nibble(u64 table, int i) { return int((table >> (4 * i)) & 15); }
constexpr u64 GREEN_NEEDS = 0x765432154321;
constexpr u64 GREEN_GAINS = 0xf86fa1f9fff;
constexpr u64 ORANGE_TIMES = 0x31212112111;
constexpr u64 ORANGE_GAINS = 0xf6faf90f8ff;
constexpr u64 PINK_GAINS = 0x9528a0918ff;
constexpr u64 YELLOW_ROW_GAINS = 0xa231;
constexpr u64 BLUE_ROW_GAINS = 0xa04;
constexpr u64 BLUE_COLUMN_GAINS = 0x9628;
// The two yellow cells of each face.
constexpr u64 YELLOW_LOW_CELL = 0x12b0450;
constexpr u64 YELLOW_HIGH_CELL = 0xf7eda80;
constexpr u64 GAIN_NUMBER = 0x66654000;

HD u32 yellowOfFace(int face) { return (1u << nibble(YELLOW_LOW_CELL, face)) | (1u << nibble(YELLOW_HIGH_CELL, face)); }
HD u32 blueRow(int row) { return row == 0 ? 0x7u : row == 1 ? 0x78u : 0x780u; }
HD u32 blueColumn(int column) { return column == 0 ? 0x88u : column == 1 ? 0x111u : column == 2 ? 0x222u : 0x444u; }

HD int bitCount(u32 set) {
#ifdef __CUDA_ARCH__
  return __popc(set);
#else
  return __builtin_popcount(set);
#endif
}
HD int lowestBit(u32 set) {
#ifdef __CUDA_ARCH__
  return __ffs(set) - 1;
#else
  return __builtin_ctz(set);
#endif
}

struct Sheet {
  u16 yellow, blue;
  u8 green, orange, pink;
  u8 orangeSum, pinkSum, floor;
  u8 rerolls, extras;
  u16 waiting;  // two bits a kind
  u16 unused;
};

HD Sheet emptySheet() {
  Sheet s = {};
  s.yellow = YELLOW_START;
  s.rerolls = 1;
  return s;
}

HD int faceOf(u32 faces, int die) { return (faces >> (3 * die)) & 7; }
HD int blueCell(u32 faces) { return faceOf(faces, 0) + faceOf(faces, 2) - 2; }

HD bool isFull(const Sheet& s, int area) {
  switch (area) {
    case YELLOW: return s.yellow == YELLOW_FULL;
    case BLUE: return s.blue == BLUE_FULL;
    case GREEN: return s.green == ROW_CELLS;
    case ORANGE: return s.orange == ROW_CELLS;
    default: return s.pink == ROW_CELLS;
  }
}

/** The areas in which a die that shows a face may be marked, as a bit set. */
HD u32 areasFor(const Sheet& s, u32 faces, int die) {
  const int face = faceOf(faces, die);
  u32 fits = 0;
  if (yellowOfFace(face) & ~u32(s.yellow)) fits |= 1u << YELLOW;
  const int sum = blueCell(faces);
  if (sum >= 0 && !((s.blue >> sum) & 1)) fits |= 1u << BLUE;
  if (face >= nibble(GREEN_NEEDS, s.green)) fits |= 1u << GREEN;
  if (s.orange < ROW_CELLS) fits |= 1u << ORANGE;
  if (face > s.floor) fits |= 1u << PINK;
  return die == 0 ? fits : fits & (1u << (die - 1));
}

HD bool anyFits(const Sheet& s, u32 faces, u32 dice) {
  for (; dice; dice &= dice - 1)
    if (areasFor(s, faces, lowestBit(dice))) return true;
  return false;
}

HD void earn(Sheet& s, int gain) {
  if (gain < REROLL) s.waiting += 1u << (2 * gain);
  else if (gain == REROLL) s.rerolls++;
  else if (gain == EXTRA) s.extras++;
}

HD void mark(Sheet& s, int area, int cell, int number) {
  switch (area) {
    case YELLOW: {
      s.yellow |= 1u << cell;
      const int row = cell >> 2;
      if (((s.yellow >> (4 * row)) & 15) == 15) earn(s, nibble(YELLOW_ROW_GAINS, row));
      if ((YELLOW_DIAGONAL >> cell) & 1 && (s.yellow & YELLOW_DIAGONAL) == YELLOW_DIAGONAL) earn(s, EXTRA);
      return;
    }
    case BLUE: {
      s.blue |= 1u << cell;
      const int row = (cell + 1) >> 2, column = (cell + 1) & 3;
      if ((s.blue & blueRow(row)) == blueRow(row)) earn(s, nibble(BLUE_ROW_GAINS, row));
      if ((s.blue & blueColumn(column)) == blueColumn(column)) earn(s, nibble(BLUE_COLUMN_GAINS, column));
      return;
    }
    case GREEN:
      earn(s, nibble(GREEN_GAINS, s.green++));
      return;
    case ORANGE:
      s.orangeSum += u8(number * nibble(ORANGE_TIMES, s.orange));
      earn(s, nibble(ORANGE_GAINS, s.orange++));
      return;
    default:
      s.pinkSum += u8(number);
      s.floor = u8(s.pink == ROW_CELLS - 1 ? 6 : number % 6);
      earn(s, nibble(PINK_GAINS, s.pink++));
  }
}

/** The area of a waiting kind; -1 for black. */
HD int areaOfKind(int kind) {
  return kind <= GREEN_X ? kind : kind <= ORANGE_6 ? int(ORANGE) : kind == PINK_6 ? int(PINK) : -1;
}

HD bool isUseless(const Sheet& s, int kind) {
  if (kind != BLACK) return isFull(s, areaOfKind(kind));
  for (int area = YELLOW; area <= PINK; area++)
    if (!isFull(s, area)) return false;
  return true;
}

HD void loseUseless(Sheet& s) {
  for (u32 rest = s.waiting; rest;) {
    const int kind = lowestBit(rest) >> 1;
    const u32 both = 3u << (2 * kind);
    rest &= ~both;
    if (isUseless(s, kind)) s.waiting &= u16(~both);
  }
}

HD int yellowPoints(u32 crosses) {
  int sum = 0;
  if ((crosses & YELLOW_COLUMN) == YELLOW_COLUMN) sum += 10;
  if (((crosses >> 1) & YELLOW_COLUMN) == YELLOW_COLUMN) sum += 14;
  if (((crosses >> 2) & YELLOW_COLUMN) == YELLOW_COLUMN) sum += 16;
  if (((crosses >> 3) & YELLOW_COLUMN) == YELLOW_COLUMN) sum += 20;
  return sum;
}
HD int bluePoints(int crosses) { return crosses == 0 ? 0 : 1 + crosses * (crosses - 1) / 2; }
HD int greenPoints(int crosses) { return crosses * (crosses + 1) / 2; }

struct Worth {
  int area[5];
  int lowest, foxes, total;
};

HD Worth worthOf(const Sheet& s) {
  Worth w;
  w.area[YELLOW] = yellowPoints(s.yellow);
  w.area[BLUE] = bluePoints(bitCount(s.blue));
  w.area[GREEN] = greenPoints(s.green);
  w.area[ORANGE] = s.orangeSum;
  w.area[PINK] = s.pinkSum;
  w.lowest = 255;
  w.total = 0;
  for (int area = YELLOW; area <= PINK; area++) {
    w.total += w.area[area];
    if (w.area[area] < w.lowest) w.lowest = w.area[area];
  }
  w.foxes = ((s.yellow >> 12) == 15) + ((s.blue & 0x780) == 0x780) + (s.green >= 7) + (s.orange >= 8) + (s.pink >= 7);
  w.total += w.foxes * w.lowest;
  return w;
}
