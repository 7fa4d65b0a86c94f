"""The value of a sheet: what it can still expect to score, missed throws included.

A sum of embeddings (one for each row's state, column's state and missed throws; with several players also for
how far the others are), a hidden layer of it, another, and one number; the last place of the sum goes straight
to the output. Embeddings along a value are running sums, so that rare values lean on their neighbours.
"""

import base64

import torch
from torch import nn

from game import CELLS, DEV, NEVER, PAIRS, TOP, add_to_column, fits

HIDDEN, SECOND = 64, 32
ROWS = 4 * 7 * 34
COLS = 6 * 5 * 34
ROW_AT, LOW_AT, NEXT_AT = 0, ROWS, ROWS + COLS
MISSED_AT = NEXT_AT + COLS
# With several players: by how many turns later the other moves (1 to 3), filled cells and missed throws;
# the number of players and how many turns it is to the own one.
FILLED_AT = MISSED_AT + 5
OTHER_MISSED_AT = FILLED_AT + 3 * 25
ORDER_AT = OTHER_MISSED_AT + 3 * 5
FEATURES = ORDER_AT + 4 * 4
VALUES = torch.arange(0, TOP + 1, device=DEV)


def row_at(colour, k, last):
    return ROW_AT + (colour * 7 + k) * 34 + torch.where(k == CELLS, 0, last)


def col_at(base, j, n, v):
    return base + (j * 5 + n) * 34 + torch.where(n == 4, 0, v)


def sheet_features(s):
    """[N, 17]: the features of the sheets alone."""
    colour = torch.arange(4, device=DEV)
    j = torch.arange(6, device=DEV)
    return torch.cat([
        row_at(colour, s.k, s.last),
        col_at(LOW_AT, j, s.n, s.a),
        col_at(NEXT_AT, j, s.n, s.b),
        MISSED_AT + s.missed[:, None].clamp(max=4),
    ], 1)


def scales(table):
    """What one step of the shipped numbers is worth, for each place. The straight place keeps two bytes."""
    scale = table.detach().abs().amax(0).clamp(min=1e-6) / 127
    scale[HIDDEN] = table[:, HIDDEN].detach().abs().max() / 32767
    return scale


def rounded(table, scale):
    return torch.round(table.detach() / scale)


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        wide = HIDDEN + 1
        self.steps = nn.Parameter(torch.randn(MISSED_AT // 34, 34, wide) * 0.03)
        self.rest = nn.Parameter(torch.randn(FEATURES - MISSED_AT, wide) * 0.03)
        self.bias = nn.Parameter(torch.zeros(wide))
        self.second = nn.Linear(HIDDEN, SECOND)
        self.out = nn.Linear(SECOND, 1)
        # Towards the end the net learns with the coarse numbers that will be shipped.
        self.coarse = False

    def table(self):
        table = torch.cat([self.steps.cumsum(1).view(-1, HIDDEN + 1), self.rest])
        if not self.coarse:
            return table
        scale = scales(table)
        return table + (rounded(table, scale) * scale - table).detach()

    def top(self, acc):
        """From the sum of embeddings to the value."""
        h = torch.relu(self.second(torch.relu(acc[..., :HIDDEN])))
        return self.out(h)[..., 0] + acc[..., HIDDEN]

    def forward(self, features):
        return self.top(self.table()[features].sum(1) + self.bias)


class Entries:
    """What every entry of N sheets leads to: immediate points and the value of what follows.

    `features` are those of the sheets as they will stand when the next turn begins, before the entry."""

    def __init__(self, net, table, s, features):
        self.net, self.table, self.s = net, table, s
        self.base = table[features].sum(1) + net.bias
        self.filled = s.filled()
        self.v = VALUES[None, None, :]
        k, last = s.k[:, :, None], s.last[:, :, None]
        colour = torch.arange(4, device=DEV)[None, :, None]
        self.legal = fits(k, last, self.v) & (self.v > 0)
        self.j = s.k.clamp(max=CELLS - 1)
        n, a, b = (f.gather(1, self.j)[:, :, None] for f in (s.n, s.a, s.b))
        n1, self.a1, self.b1, self.points = add_to_column(n, a, b, self.v)
        self.n1 = n1.clamp(max=4).expand_as(self.a1)
        self.row_step = table[row_at(colour, (k + 1).clamp(max=6), self.v)] - table[row_at(colour, k, last)]
        self.old_col = self.column(self.j[:, :, None], n, a, b)
        self.col_step = self.column(self.j[:, :, None].expand_as(self.a1), self.n1, self.a1, self.b1) - self.old_col

    def column(self, j, n, a, b):
        return self.table[col_at(LOW_AT, j, n, a)] + self.table[col_at(NEXT_AT, j, n, b)]

    def none(self):
        """[N]: the value without an entry."""
        return self.net.top(self.base)

    def one(self):
        """[N, 4, 34] by colour and value; NEVER where it is illegal."""
        value = self.net.top(self.base[:, None, None] + self.row_step + self.col_step)
        ends = (self.filled == 23)[:, None, None]
        return torch.where(self.legal, self.points + torch.where(ends, 0.0, value), NEVER)

    def two(self):
        """[N, 6, 34, 34] by pair of colours and their values."""
        return torch.stack([self.pair(c, d) for c, d in PAIRS], 1)

    def pair(self, c, d):
        s = self.s
        same = (s.k[:, c] == s.k[:, d])[:, None, None]
        n1, a1, b1 = (f[:, c, :, None].expand(-1, -1, 34) for f in (self.n1, self.a1, self.b1))
        n2, a2, b2, more = add_to_column(n1, a1, b1, self.v)
        joint = self.column(self.j[:, c, None, None].expand_as(a2), n2.clamp(max=4), a2, b2)
        apart = self.col_step[:, c, :, None] + self.col_step[:, d, None, :]
        step = torch.where(same[..., None], joint - self.old_col[:, c, :, None], apart)
        value = self.net.top(self.base[:, None, None] + self.row_step[:, c, :, None] + self.row_step[:, d, None, :] + step)
        points = self.points[:, c, :, None] + torch.where(same, more, self.points[:, d, None, :])
        worth = points + torch.where((self.filled == 22)[:, None, None], 0.0, value)
        return torch.where(self.legal[:, c, :, None] & self.legal[:, d, None, :], worth, NEVER)


def dump(net, met):
    """The weights on a grid that one byte holds, with a scale for each place, as base64.

    `met`: how often each feature was seen. What was hardly ever seen becomes a copy of the value below it."""
    with torch.no_grad():
        net.coarse = False
        table = net.table().clone()
        net.coarse = True
        scale = scales(table)
        for v in range(1, 34):
            rows = torch.arange(MISSED_AT // 34, device=DEV) * 34 + v
            rare = rows[met[rows] < 20]
            table[rare] = table[rare - 1]
        grid = rounded(table, scale)

    def text(t, kind):
        return base64.b64encode(t.detach().to(kind).cpu().numpy().tobytes()).decode()

    return {
        'hidden': HIDDEN,
        'second': SECOND,
        'features': len(table),
        'scale': text(scale, torch.float32),
        'table': text(grid[:, :HIDDEN], torch.int8),
        'straight': text(grid[:, HIDDEN], torch.int16),
        'bias': text(net.bias, torch.float32),
        'secondWeight': text(net.second.weight, torch.float32),
        'secondBias': text(net.second.bias, torch.float32),
        'outWeight': text(net.out.weight[0], torch.float32),
        'outBias': text(net.out.bias, torch.float32),
    }


def load(net, weights):
    """Sets a net to shipped weights, as `dump` wrote them."""

    def read(name, kind):
        return torch.frombuffer(bytearray(base64.b64decode(weights[name])), dtype=kind)

    scale = read('scale', torch.float32)
    grid = torch.cat([read('table', torch.int8).view(-1, HIDDEN).float(),
                      read('straight', torch.int16).view(-1, 1).float()], 1)
    table = grid * scale
    stepped = table[:MISSED_AT].view(-1, 34, HIDDEN + 1)
    with torch.no_grad():
        net.steps.copy_(torch.cat([stepped[:, :1], stepped[:, 1:] - stepped[:, :-1]], 1))
        net.rest.copy_(table[MISSED_AT:])
        net.bias.copy_(read('bias', torch.float32))
        net.second.weight.copy_(read('secondWeight', torch.float32).view(SECOND, HIDDEN))
        net.second.bias.copy_(read('secondBias', torch.float32))
        net.out.weight.copy_(read('outWeight', torch.float32)[None])
        net.out.bias.copy_(read('outBias', torch.float32))
