// The value function on the matrix units: a block takes a tile of states from features to values in shared
// memory, and when learning goes all the way back to the gradient.
#pragma once
#include <cuda_fp16.h>
#include <mma.h>
#include "setup.h"

constexpr int THREADS = 256;
constexpr int WARPS = THREADS / 32;
constexpr int LDX = INPUTS + 8, LD1 = H1 + 8, LD2 = H2 + 8;  // padded rows: fewer bank conflicts
constexpr int COLUMNS = H1 / 16 / WARPS;                     // tiles of the first layer's width for each warp
static_assert(H1 % (16 * WARPS) == 0 && H2 == 32, "tiles divide the layers");

struct HalfRow {
  half* row;
  __device__ void put(int i, float v) { row[i] = __float2half(v); }
};

/** Which states are evaluated or learned from. */
struct Rows {
  // Evaluating: states by index, values beside them.
  const State* states = nullptr;
  const u32* map = nullptr;
  const int* total = nullptr;
  Forecast* values = nullptr;
  // Learning: a batch of samples, walked through by a stride.
  const Sample* samples = nullptr;
  const u32* ids = nullptr;
  u64 first = 0, stride = 1, count = 1;
  int batch = 0;
  float match = 0;
  double* error = nullptr;

  __device__ const Sample& sample(int at) const { return samples[ids[(first + at) * stride % count]]; }
};

struct DeviceNet {
  const half* w1;
  const half* w2;
  const float* w3;
};

template <int TILE>
struct Shared {
  half x[TILE * LDX];
  half a1[TILE * LD1];
  half a2[TILE * LD2];
  half d2[TILE * LD2];
  float stage[WARPS * 256];
  float w3[W3_SIZE];
  float points[TILE], error[TILE];
  float d[TILE * OUTPUTS];
};

using namespace nvcuda;
using FragA = wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major>;
using FragAt = wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::col_major>;
using FragB = wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major>;
using FragBt = wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::col_major>;
using FragC = wmma::fragment<wmma::accumulator, 16, 16, 16, float>;

/** Runs f(row, column, value) for every element of a tile; lanes hold runs of eight. */
template <class F>
__device__ inline void eachOf(const FragC& c, float* stage, F f) {
  const int lane = threadIdx.x & 31;
  wmma::store_matrix_sync(stage, c, 16, wmma::mem_row_major);
  __syncwarp();
  const int row = lane >> 1, column = (lane & 1) * 8;
#pragma unroll
  for (int e = 0; e < 8; e++) f(row, column + e, stage[lane * 8 + e]);
  __syncwarp();
}

template <int TILE, bool LEARN>
__device__ void loadTile(Shared<TILE>& sh, const Rows& rows, int tile, int total) {
  const uint4 zero = make_uint4(0, 0, 0, 0);
  for (int i = threadIdx.x; i < TILE * LDX / 8; i += THREADS) reinterpret_cast<uint4*>(sh.x)[i] = zero;
  __syncthreads();
  for (int item = threadIdx.x; item < 2 * TILE; item += THREADS) {
    const int row = item % TILE, part = item / TILE;
    const int at = tile * TILE + row;
    if (at >= total) {
      if (part == 0) sh.points[row] = 0;
      continue;
    }
    const State state = LEARN ? rows.sample(at).state : rows.states[rows.map[at]];
    HalfRow out{sh.x + row * LDX};
    if (part == 0) sh.points[row] = float(pointsOf(state)) + (state.kind == OVER ? 1000 : 0);
    if (state.kind == OVER) continue;
    if (part == 0) sheetFeatures(state, out);
    else turnFeatures(state, out);
  }
  __syncthreads();
}

template <int TILE>
__device__ void forwardTile(Shared<TILE>& sh, const DeviceNet& net) {
  constexpr int MT = TILE / 16;
  const int warp = threadIdx.x >> 5;
  float* stage = sh.stage + warp * 256;
  {
    FragC acc[MT][COLUMNS];
#pragma unroll
    for (int m = 0; m < MT; m++)
#pragma unroll
      for (int n = 0; n < COLUMNS; n++) wmma::fill_fragment(acc[m][n], 0.0f);
    for (int k = 0; k < INPUTS / 16; k++) {
      FragB b[COLUMNS];
#pragma unroll
      for (int n = 0; n < COLUMNS; n++) wmma::load_matrix_sync(b[n], net.w1 + k * 16 * H1 + (warp * COLUMNS + n) * 16, H1);
#pragma unroll
      for (int m = 0; m < MT; m++) {
        FragA a;
        wmma::load_matrix_sync(a, sh.x + m * 16 * LDX + k * 16, LDX);
#pragma unroll
        for (int n = 0; n < COLUMNS; n++) wmma::mma_sync(acc[m][n], a, b[n], acc[m][n]);
      }
    }
#pragma unroll
    for (int m = 0; m < MT; m++)
#pragma unroll
      for (int n = 0; n < COLUMNS; n++) {
        half* to = sh.a1 + m * 16 * LD1 + (warp * COLUMNS + n) * 16;
        eachOf(acc[m][n], stage, [&](int r, int c, float v) { to[r * LD1 + c] = __float2half(v > 0 ? v : 0); });
      }
  }
  __syncthreads();
  for (int t = warp; t < MT * 2; t += WARPS) {
    const int m = t >> 1, n = t & 1;
    FragC acc;
    wmma::fill_fragment(acc, 0.0f);
    for (int k = 0; k < H1 / 16; k++) {
      FragA a;
      FragB b;
      wmma::load_matrix_sync(a, sh.a1 + m * 16 * LD1 + k * 16, LD1);
      wmma::load_matrix_sync(b, net.w2 + k * 16 * H2 + n * 16, H2);
      wmma::mma_sync(acc, a, b, acc);
    }
    half* to = sh.a2 + m * 16 * LD2 + n * 16;
    eachOf(acc, stage, [&](int r, int c, float v) { to[r * LD2 + c] = __float2half(v > 0 ? v : 0); });
  }
  __syncthreads();
}

template <int TILE>
__device__ float outputOf(const Shared<TILE>& sh, int row, int o) {
  float sum = 0;
#pragma unroll
  for (int j = 0; j < H2; j++) sum += __half2float(sh.a2[row * LD2 + j]) * sh.w3[j * OUTPUTS + o];
  return sum;
}

template <int TILE>
__device__ void backwardTile(Shared<TILE>& sh, const DeviceNet& net, const Rows& rows, int tile, float* gradient) {
  constexpr int MT = TILE / 16;
  const int warp = threadIdx.x >> 5;
  float* stage = sh.stage + warp * 256;
  for (int row = threadIdx.x; row < TILE; row += THREADS) {
    const bool real = tile * TILE + row < rows.batch;
    Slopes d = {0, 0, 0};
    if (real)
      d = slopesOf(rows.sample(tile * TILE + row), sh.points[row], outputOf(sh, row, 0), outputOf(sh, row, 1), rows.match);
    sh.error[row] = d.error;
    sh.d[row * OUTPUTS] = d.points;
    sh.d[row * OUTPUTS + 1] = d.spread;
    for (int j = 0; j < H2; j++) {
      const bool live = j > 0 && __half2float(sh.a2[row * LD2 + j]) > 0;
      sh.d2[row * LD2 + j] = __float2half(live ? d.points * sh.w3[j * OUTPUTS] + d.spread * sh.w3[j * OUTPUTS + 1] : 0);
    }
  }
  __syncthreads();
  if (threadIdx.x == THREADS - 1) {
    double sum = 0;
    for (int row = 0; row < TILE && tile * TILE + row < rows.batch; row++) sum += sh.error[row];
    atomicAdd(rows.error, sum);
  }
  if (threadIdx.x < W3_SIZE) {
    const int j = threadIdx.x / OUTPUTS, o = threadIdx.x % OUTPUTS;
    float sum = 0;
    for (int row = 0; row < TILE; row++) sum += __half2float(sh.a2[row * LD2 + j]) * sh.d[row * OUTPUTS + o];
    atomicAdd(gradient + W3_AT + threadIdx.x, sum);
  }
  // Second layer: A1 transposed times D2.
  for (int t = warp; t < H1 / 16 * 2; t += WARPS) {
    const int m = t >> 1, n = t & 1;
    FragC acc;
    wmma::fill_fragment(acc, 0.0f);
    for (int k = 0; k < MT; k++) {
      FragAt a;
      FragB b;
      wmma::load_matrix_sync(a, sh.a1 + k * 16 * LD1 + m * 16, LD1);
      wmma::load_matrix_sync(b, sh.d2 + k * 16 * LD2 + n * 16, LD2);
      wmma::mma_sync(acc, a, b, acc);
    }
    float* to = gradient + W2_AT + m * 16 * H2 + n * 16;
    eachOf(acc, stage, [&](int r, int c, float v) { atomicAdd(to + r * H2 + c, v); });
  }
  __syncthreads();
  // What reaches the first layer takes the place of its activations.
  for (int m = 0; m < MT; m++)
    for (int n = 0; n < COLUMNS; n++) {
      const int column = (warp * COLUMNS + n) * 16;
      FragC acc;
      wmma::fill_fragment(acc, 0.0f);
      for (int k = 0; k < 2; k++) {
        FragA a;
        FragBt b;
        wmma::load_matrix_sync(a, sh.d2 + m * 16 * LD2 + k * 16, LD2);
        wmma::load_matrix_sync(b, net.w2 + column * H2 + k * 16, H2);
        wmma::mma_sync(acc, a, b, acc);
      }
      half* to = sh.a1 + m * 16 * LD1 + column;
      eachOf(acc, stage, [&](int r, int c, float v) {
        const bool live = column + c > 0 && __half2float(to[r * LD1 + c]) > 0;
        to[r * LD1 + c] = __float2half(live ? v : 0);
      });
    }
  __syncthreads();
  // First layer: X transposed times what is left.
  for (int m = 0; m < INPUTS / 16; m += 2) {
    FragC acc[2][COLUMNS];
#pragma unroll
    for (int i = 0; i < 2; i++)
#pragma unroll
      for (int n = 0; n < COLUMNS; n++) wmma::fill_fragment(acc[i][n], 0.0f);
    for (int k = 0; k < MT; k++) {
      FragAt a[2];
#pragma unroll
      for (int i = 0; i < 2; i++) wmma::load_matrix_sync(a[i], sh.x + k * 16 * LDX + (m + i) * 16, LDX);
#pragma unroll
      for (int n = 0; n < COLUMNS; n++) {
        FragB b;
        wmma::load_matrix_sync(b, sh.a1 + k * 16 * LD1 + (warp * COLUMNS + n) * 16, LD1);
#pragma unroll
        for (int i = 0; i < 2; i++) wmma::mma_sync(acc[i][n], a[i], b, acc[i][n]);
      }
    }
#pragma unroll
    for (int i = 0; i < 2; i++)
#pragma unroll
      for (int n = 0; n < COLUMNS; n++) {
        float* to = gradient + (m + i) * 16 * H1 + (warp * COLUMNS + n) * 16;
        eachOf(acc[i][n], stage, [&](int r, int c, float v) { atomicAdd(to + r * H1 + c, v); });
      }
  }
  __syncthreads();
}

template <int TILE, bool LEARN>
__global__ void __launch_bounds__(THREADS, LEARN ? 1 : 2) netKernel(Rows rows, DeviceNet net, float* gradient) {
  extern __shared__ __align__(128) unsigned char memory[];
  Shared<TILE>& sh = *reinterpret_cast<Shared<TILE>*>(memory);
  if (threadIdx.x < W3_SIZE) sh.w3[threadIdx.x] = net.w3[threadIdx.x];
  const int total = LEARN ? rows.batch : *rows.total;
  for (int tile = blockIdx.x; tile * TILE < total; tile += gridDim.x) {
    loadTile<TILE, LEARN>(sh, rows, tile, total);
    forwardTile<TILE>(sh, net);
    if (LEARN) {
      backwardTile<TILE>(sh, net, rows, tile, gradient);
    } else {
      for (int row = threadIdx.x; row < TILE; row += THREADS) {
        const int at = tile * TILE + row;
        if (at >= total) continue;
        const float points = sh.points[row];
        // A game that is over is worth its points.
        rows.values[rows.map[at]] =
            points >= 1000 ? Forecast{points - 1000, 0}
                           : Forecast{points + SCALE * outputOf(sh, row, 0), SCALE * SCALE * outputOf(sh, row, 1)};
      }
      __syncthreads();
    }
  }
}

__global__ void adamKernel(float* w, float* mean, float* m, float* v, float* gradient, const float* grid, half* used,
                           half* acting, float* usedLast, float* actingLast, AdamStep step, float scale) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= WEIGHTS) return;
  if (!isHeld(i)) {
    adam(w[i], m[i], v[i], gradient[i] * scale, step);
    mean[i] = step.average * mean[i] + (1 - step.average) * w[i];
  }
  gradient[i] = 0;
  if (i < W3_AT) {
    const float g = grid[unitOf(i)];
    used[i] = __float2half(onGrid(w[i], g));
    acting[i] = __float2half(onGrid(mean[i], g));
  } else {
    usedLast[i - W3_AT] = w[i];
    actingLast[i - W3_AT] = mean[i];
  }
}
