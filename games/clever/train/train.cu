// Learns the value of states by self-play: train OPTION=VALUE …   (nvcc: on the GPU; g++ -x c++: on the CPU)
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <string>
#ifdef __CUDACC__
#include "gpu-engine.h"
#else
#include "cpu-engine.h"
#endif

static double now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

struct Arguments {
  Setup setup;
  double seconds = 60;
  int scouts = 0;            // so many short runs from different beginnings; the best of them is gone on with
  double scoutSeconds = 8;
  double rate = 1e-3, lastRate = 1e-5;
  double lambda = 0.95, lastLambda = 0.7;
  double average = 0.999;
  double gridFrom = 0.7;  // from this part of the time on, weights are used as the bytes they will be shipped as
  double winFrom = 0.1;   // from this part of the time on, seats at a table play for the win
  double match = 0.9, matchFrom = 0.15;  // how much the outcome of the match counts in the loss, and from when on
  long measure = 100000;  // games played for the figure in the end
  double report = 5;
  std::string out = "weights.bin", from;
  std::string rival;      // in the end one seat plays for the win against others with this net
  bool rivalWins = false; // which play for the win as well, or for points

  void read(const char* text) {
    const char* equals = std::strchr(text, '=');
    if (!equals) {
      std::fprintf(stderr, "not understood: %s\n", text);
      std::exit(2);
    }
    const std::string key(text, equals), value(equals + 1);
    const double number = std::atof(value.c_str());
    if (key == "seats") setup.seats = int(number);
    else if (key == "extra") setup.soloExtra = int(number);
    else if (key == "games") setup.games = int(number);
    else if (key == "batch") setup.batch = int(number);
    else if (key == "seed") setup.seed = u64(number);
    else if (key == "weak") setup.weak = float(number);
    else if (key == "seconds") seconds = number;
    else if (key == "scouts") scouts = int(number);
    else if (key == "scoutSeconds") scoutSeconds = number;
    else if (key == "rate") rate = number;
    else if (key == "lastRate") lastRate = number;
    else if (key == "lambda") lambda = number;
    else if (key == "lastLambda") lastLambda = number;
    else if (key == "average") average = number;
    else if (key == "gridFrom") gridFrom = number;
    else if (key == "winFrom") winFrom = number;
    else if (key == "match") match = number;
    else if (key == "matchFrom") matchFrom = number;
    else if (key == "rival") rival = value;
    else if (key == "rivalWins") rivalWins = number != 0;
    else if (key == "measure") measure = long(number);
    else if (key == "report") report = number;
    else if (key == "out") out = value;
    else if (key == "from") from = value;
    else {
      std::fprintf(stderr, "unknown option: %s\n", key.c_str());
      std::exit(2);
    }
  }
};

/** A short head, the grids, then the weights of the features that exist, as 32-bit floats. */
static void save(const std::string& file, const std::vector<float>& w, const std::vector<float>& grid) {
  std::ofstream out(file, std::ios::binary);
  const int head[4] = {FEATURES, H1, H2, OUTPUTS};
  out.write(reinterpret_cast<const char*>(head), sizeof head);
  out.write(reinterpret_cast<const char*>(grid.data()), std::streamsize(grid.size() * sizeof(float)));
  out.write(reinterpret_cast<const char*>(w.data()), std::streamsize(size_t(FEATURES) * H1 * sizeof(float)));
  out.write(reinterpret_cast<const char*>(w.data() + W2_AT), std::streamsize((W2_SIZE + W3_SIZE) * sizeof(float)));
}

struct Saved {
  std::vector<float> weights, grid;
};

static Saved load(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  int head[4] = {};
  in.read(reinterpret_cast<char*>(head), sizeof head);
  if (head[0] != FEATURES || head[1] != H1 || head[2] != H2 || head[3] != OUTPUTS) {
    std::fprintf(stderr, "%s: other features or layers\n", file.c_str());
    std::exit(2);
  }
  Saved saved{std::vector<float>(WEIGHTS, 0.0f), std::vector<float>(UNITS)};
  in.read(reinterpret_cast<char*>(saved.grid.data()), std::streamsize(UNITS * sizeof(float)));
  in.read(reinterpret_cast<char*>(saved.weights.data()), std::streamsize(size_t(FEATURES) * H1 * sizeof(float)));
  in.read(reinterpret_cast<char*>(saved.weights.data() + W2_AT), std::streamsize((W2_SIZE + W3_SIZE) * sizeof(float)));
  return saved;
}

static Stats playSome(Engine& engine, long results) {
  Stats all;
  for (u64 i = 0; all.games < results; i++) all.add(engine.play(FIRST_MEASURED + i, false));
  return all;
}

static void measure(Engine& engine, const Arguments& args) {
  const Stats all = playSome(engine, args.measure);
  std::printf("measured: %ld results, mean %.2f +- %.2f, deviation %.1f\n", all.games, all.mean(), all.ci(), all.deviation());
}

/** One seat for the win with this net, the others with the rival's. */
static void duel(Engine& engine, const Arguments& args) {
  Saved rival = load(args.rival);
  for (int i = 0; i < W3_AT; i++) rival.weights[i] = onGrid(rival.weights[i], rival.grid[unitOf(i)]);
  engine.setRival(rival.weights);
  engine.playForTheWin(0, true);
  engine.playForTheWin(1, args.rivalWins);
  const Stats all = playSome(engine, args.measure);
  for (int seats = 2; seats <= 4; seats++) {
    const double games = all.duels[seats], share = all.wins[seats] / games;
    if (games == 0) continue;
    std::printf("%d seats against %s for %s: %.0f games, %.2f %% +- %.2f wins, points %.1f to %.1f\n", seats, args.rival.c_str(),
                args.rivalWins ? "the win" : "points", games, 100 * share, 196 * std::sqrt(share * (1 - share) / games),
                all.ownPoints[seats] / games, all.otherPoints[seats] / games);
  }
}

/** Plays and learns for so many seconds. */
static void learnFor(Engine& engine, const Arguments& args, double seconds) {
  std::vector<float> grid(UNITS, 0.0f);
  const double start = now();
  double told = start;
  double playTime = 0, learnTime = 0;
  long games = 0;
  bool gridSet = false;
  Stats recent;
  for (u64 iteration = 0;; iteration++) {
    const double part = (now() - start) / seconds;
    if (part >= 1) break;
    engine.playForTheWin(0, part >= args.winFrom);
    engine.setMatch(part >= args.matchFrom ? float(args.match) : 0.0f);
    if (part >= args.gridFrom && !gridSet) {
      grid = gridsFor(engine.weights());
      engine.setGrid(grid);
      gridSet = true;
    }
    const double cosine = 0.5 * (1 + std::cos(3.14159265358979 * part));
    engine.setLambda(float(args.lastLambda + (args.lambda - args.lastLambda) * cosine));
    const double playing = now();
    const Stats stats = engine.play(iteration, true);
    const double learning = now();
    playTime += learning - playing;
    // At first the running mean follows closely, so that it does not drag the beginning along.
    const double average = std::fmin(args.average, 1 - 1 / (10.0 + double(iteration) * 2));
    const double error = engine.learn(float(args.lastRate + (args.rate - args.lastRate) * cosine), float(average));
    learnTime += now() - learning;
    games += args.setup.games;
    recent.add(stats);
    if (now() - told < args.report && iteration > 0) continue;
    told = now();
    std::printf("%5.0f s  %11ld games  mean %7.2f +- %.2f  error %6.1f  samples %zu  lost %ld  playing %.0f %%\n", told - start, games, recent.mean(),
                recent.ci(), error, engine.sampleCount(), recent.lost, 100 * playTime / (playTime + learnTime));
    std::fflush(stdout);
    recent = Stats();
    save(args.out, engine.weights(), grid);
  }
  save(args.out, engine.weights(), grid);
}

/** Self-play settles on one plan for the sheet, and which one depends on the beginning: a few are tried. */
static std::vector<float> bestBeginning(Engine& engine, const Arguments& args) {
  std::vector<float> best;
  double most = 0;
  for (int i = 0; i < args.scouts; i++) {
    engine.restart(freshWeights(args.setup.seed + u64(i)));
    learnFor(engine, args, args.scoutSeconds);
    const double mean = playSome(engine, args.measure).mean();
    std::printf("scout %d: mean %.2f\n", i + 1, mean);
    if (mean <= most) continue;
    most = mean;
    best = engine.weights();
  }
  return best;
}

int main(int argc, char** argv) {
  Arguments args;
  for (int i = 1; i < argc; i++) args.read(argv[i]);
  std::printf("%s: seats=%d extra=%d games=%d batch=%d hidden=%d features=%d seconds=%.0f\n", Engine::name(), args.setup.seats,
              args.setup.soloExtra, args.setup.games, args.setup.batch, H1, FEATURES, args.seconds);
  const Saved first = args.from.empty() ? Saved{freshWeights(args.setup.seed), std::vector<float>(UNITS, 0.0f)} : load(args.from);
  Engine engine(args.setup, first.weights);
  if (args.seconds > 0) {
    if (args.scouts > 0) engine.restart(bestBeginning(engine, args));
    learnFor(engine, args, args.seconds);
  } else {
    // Nothing is to be learned: it plays as it would be shipped.
    engine.setGrid(first.grid);
  }
  measure(engine, args);
  if (!args.rival.empty()) duel(engine, args);
}
