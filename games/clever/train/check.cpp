// Compares sheet.h and play.h with what the real rules did: check FILE [GAMES] (FILE is written by export.ts).
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <set>
#include <sstream>
#include <string>
#include <vector>
#include "play.h"

static std::string text(const Game& g, const State& s) {
  std::ostringstream out;
  const Sheet& t = s.sheet;
  for (int word : {int(t.yellow), int(t.blue), int(t.green), int(t.orange), int(t.pink), int(t.orangeSum), int(t.pinkSum),
                   int(t.floor), int(t.rerolls), int(t.extras)})
    out << word << ' ';
  out << int(s.kind) << ' ' << int(s.time);
  if (s.kind == ROLL) out << ' ' << int(s.hand) << ' ' << int(s.tray) << ' ' << int(s.rolls);
  if (s.kind == WINDOW) out << ' ' << int(s.used) << ' ' << (g.phase == P_PICK ? int(s.tray) : 0);
  return out.str();
}

static int checkLeaves(const char* file) {
  std::ifstream in(file);
  std::string line;
  int roots = 0, wrong = 0, most = 0;
  long all = 0;
  std::vector<State> buffer(100000);
  while (std::getline(in, line)) {
    std::istringstream head(line);
    int w[23];
    for (int& x : w) head >> x;
    Game g = newGame(w[0], w[1], 1);
    g.starter = u8(w[2]); g.phase = u8(w[3]); g.time = u8(w[4]); g.faces = u32(w[5]); g.hand = u8(w[6]);
    g.tray = u8(w[7]); g.rolls = u8(w[8]); g.closer = u8(w[9]); g.stage = u8(w[10]); g.used = u8(w[11]);
    Sheet& s = g.sheets[w[9]];
    s.yellow = u16(w[12]); s.blue = u16(w[13]); s.green = u8(w[14]); s.orange = u8(w[15]); s.pink = u8(w[16]);
    s.orangeSum = u8(w[17]); s.pinkSum = u8(w[18]); s.floor = u8(w[19]); s.rerolls = u8(w[20]); s.extras = u8(w[21]);
    s.waiting = u16(w[22]);
    std::getline(in, line);
    std::set<std::string> expected, found;
    for (int n = std::stoi(line); n > 0; n--) {
      std::getline(in, line);
      expected.insert(line);
    }
    Leaves out{buffer.data(), int(buffer.size()), 0};
    listLeaves(g, out);
    for (int i = 0; i < out.count; i++) found.insert(text(g, buffer[i]));
    roots++;
    all += out.count;
    most = std::max(most, out.count);
    if (found == expected) continue;
    if (wrong++ < 5) {
      std::cout << "differs, phase " << w[3] << " stage " << w[10] << ": " << expected.size() << " by the rules, " << found.size() << " here\n";
      for (auto& e : expected) if (!found.count(e)) { std::cout << "  only rules " << e << "\n"; break; }
      for (auto& e : found) if (!expected.count(e)) { std::cout << "  only here  " << e << "\n"; break; }
    }
  }
  std::printf("%d decisions, %d differ; %.1f states a decision, %d at most\n", roots, wrong, double(all) / roots, most);
  return wrong;
}


/** Plays by the state whose text is the greatest, as export.ts does. */
static void playByText(int seats, int soloExtra, int games) {
  std::vector<State> buffer(100000);
  double sum = 0, squares = 0;
  for (int i = 0; i < games; i++) {
    Game g = newGame(seats, soloExtra, 1000u + u64(i) * 77777);
    g.starter = u8(i % seats);
    for (advance(g); g.phase != P_OVER; advance(g)) {
      Leaves out{buffer.data(), int(buffer.size()), 0};
      listLeaves(g, out);
      int best = 0;
      for (int k = 1; k < out.count; k++)
        if (text(g, buffer[best]) < text(g, buffer[k])) best = k;
      choose(g, buffer[best]);
    }
    for (int seat = 0; seat < seats; seat++) {
      const double total = worthOf(g.sheets[seat]).total;
      sum += total;
      squares += total * total;
    }
  }
  const double n = double(games) * seats, mean = sum / n;
  std::printf("here: seats %d%s: mean %.2f +- %.2f\n", seats, soloExtra ? " with extra dice" : "", mean,
              1.96 * std::sqrt((squares / n - mean * mean) / n));
}

int main(int argc, char** argv) {
  if (argc < 2) return 1;
  const int games = argc > 2 ? std::stoi(argv[2]) : 3000;
  for (int seats = 1; seats <= 4; seats++) playByText(seats, 0, games);
  playByText(1, 1, games);
  return checkLeaves(argv[1]) != 0;
}
