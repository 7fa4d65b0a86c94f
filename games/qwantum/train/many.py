"""Two to four players: values learned by playing against itself, TD(lambda).

A player's value is the points it can still expect. Moves are chosen for the difference: own points less the
mean of the others'. In C everybody takes what is best for itself, and the active player reckons with that."""

import json
import sys
import time

import torch

from game import DEV, DISTINCT, MISSED_LIMIT, NEVER, PAIRS, Sheets, random_faces, second_throw
from net import FEATURES, FILLED_AT, MISSED_AT, ORDER_AT, OTHER_MISSED_AT, Entries, Net, dump, load, sheet_features
from starts import WIDTHS, Starts

# Of the new games so many begin with a position from starts.ts.
STARTED = 0.7
OPTIONS = [(-1, -1)] + [(c, -1) for c in range(4)] + [o for c, d in PAIRS for o in ((c, d), (d, c))]
IN_B = torch.tensor([b for b, _ in OPTIONS], device=DEV)
IN_C = torch.tensor([c for _, c in OPTIONS], device=DEV)


def features_of(seats, at, order, filled):
    """The features of the seat `at` (0: the active one) when its turn comes after `order` others.
    filled: how many cells each seat has filled by then."""
    n = len(seats)
    parts = [sheet_features(seats[at])]
    for d in range(1, n):
        other = (at + d) % n
        parts.append((FILLED_AT + (d - 1) * 25 + filled[other])[:, None])
        parts.append((OTHER_MISSED_AT + (d - 1) * 5 + seats[other].missed)[:, None])
    parts.append(torch.full((len(seats[0]), 1), ORDER_AT + (n - 1) * 4 + order, device=DEV))
    return torch.cat(parts, 1)


class Turn:
    """One turn of N tables, as the active seat sees it."""

    def __init__(self, net, table, seats):
        self.seats, self.n = seats, len(seats)
        self.share = 1 / (self.n - 1)
        now = [s.filled() for s in seats]
        self.now = now
        present = [net.top(table[features_of(seats, o, o, now)].sum(1) + net.bias) for o in range(self.n)]
        # Nobody knows yet what the others will enter: it is taken for granted that they enter something.
        later = [(f + 1).clamp(max=23) for f in now]
        mine = features_of(seats, 0, self.n - 1, later)
        entries = Entries(net, table, seats[0], mine)
        self.one, self.two = entries.one(), entries.two()
        missed = mine.clone()
        missed[:, 16] = MISSED_AT + (seats[0].missed + 1).clamp(max=4)
        goes_on = net.top(table[missed].sum(1) + net.bias)
        self.out = seats[0].missed + 1 == MISSED_LIMIT
        self.none = -(seats[0].missed + 1) + torch.where(self.out, 0.0, goes_on)
        self.others = [[self.other(net, table, o, e, later, present) for e in range(3)] for o in range(1, self.n)]

    def other(self, net, table, o, e, later, present):
        """For the seat `o`, when the active one has made `e` entries: the worth of no entry [N], of each [N, 4, 34]."""
        filled = list(later)
        filled[0] = (self.now[0] + e).clamp(max=24)
        entries = Entries(net, table, self.seats[o], features_of(self.seats, o, o - 1, filled))
        none, one = entries.none(), entries.one()
        # Whoever fills the last cell takes the others' future away.
        rest = self.share * sum(present[p] for p in range(self.n) if p != o)
        one = torch.where((self.now[o] == 23)[:, None, None] & entries.legal, one + rest[:, None, None], one)
        ended = (self.now[0] + e == 24) if e > 0 else self.out
        one = torch.where(ended[:, None, None] & entries.legal, entries.points.float(), one)
        return torch.where(ended, 0.0, none), one

    def taken(self, e, v):
        """What the others make of these values, as a mean: by the colour closed in B, and last with none closed.
        v: list of 4 index tensors."""
        sums = [0] * 5
        for none, one in (answers[e] for answers in self.others):
            nothing = none[:, None]
            p, b, r, y = (pick(one[:, c], v[c]) for c in range(4))
            low, high = torch.maximum(torch.maximum(p, b), nothing), torch.maximum(torch.maximum(r, y), nothing)
            best = [torch.maximum(b, high), torch.maximum(p, high), torch.maximum(low, y), torch.maximum(low, r),
                    torch.maximum(low, high)]
            sums = [s + self.share * x for s, x in zip(sums, best)]
        return sums

    def options(self, v):
        """v: 4 tensors [Q] or [N, Q] -> the list of what each option is worth, [N, Q] each."""
        out = [self.none[:, None] - self.taken(0, v)[4]]
        last = (self.now[0] == 23)[:, None]
        after_one, after_two = self.taken(1, v), self.taken(2, v)
        # the last cell filled in B ends the game before anybody answers.
        for c in range(4):
            out.append(pick(self.one[:, c], v[c]) - torch.where(last, 0.0, after_one[c]))
        for p, (c, d) in enumerate(PAIRS):
            both = pick(self.two[:, p].flatten(1), v[c] * 34 + v[d])
            out.append(both - after_two[c])
            out.append(both - after_two[d])
        return out


def pick(table, index):
    return table[:, index] if index.dim() == 1 else table.gather(1, index)


@torch.no_grad()
def play_turn(net, table, seats, noise, others=None):
    """others: by place another net with its table, None for the same. -> the seats after the turn, which are over"""
    turn = Turn(net, table, seats)
    # Each seat answers by its own net.
    answering = [turn if others is None or others[o] is None else Turn(*others[o], seats) for o in range(turn.n)]
    count = len(seats[0])
    worth = None
    for option in turn.options([DISTINCT[:, c] for c in range(4)]):
        worth = option if worth is None else torch.maximum(worth, option)
    q = second_throw(worth, random_faces(count))
    v = DISTINCT[q]
    columns = [v[:, c, None] for c in range(4)]
    options = torch.stack([o[:, 0] for o in turn.options(columns)], 1)
    if noise:
        shaken = options + torch.randn_like(options)
        options = torch.where(torch.rand(count, 1, device=DEV) < noise, shaken, options)
    choice = options.argmax(1)
    b, c = IN_B[choice], IN_C[choice]
    e = (b >= 0).long() + (c >= 0).long()
    seats = list(seats)
    active = seats[0]
    for colour in (b, c):
        active = active.enter(colour, v.gather(1, colour.clamp(min=0)[:, None])[:, 0])
    miss = choice == 0
    active.missed = active.missed + miss
    active.bank = active.bank - torch.where(miss, active.missed, 0)
    after_b = (turn.now[0] == 23) & (b >= 0)
    nxt = [active]
    for o in range(1, turn.n):
        known = answering[o].others[o - 1]
        none = torch.stack([known[i][0] for i in range(3)], 1).gather(1, e[:, None])
        tables = torch.stack([known[i][1] for i in range(3)], 1)[torch.arange(count, device=DEV), e]
        each = tables.gather(2, v[:, :, None])[:, :, 0]
        each = torch.where(torch.arange(4, device=DEV)[None] == b[:, None], NEVER, each)
        answer = torch.cat([none, each], 1).argmax(1) - 1
        answer = torch.where(after_b, -1, answer)
        nxt.append(seats[o].enter(answer, v.gather(1, answer.clamp(min=0)[:, None])[:, 0]))
    over = active.missed == MISSED_LIMIT
    for s in nxt:
        over = over | (s.filled() == 24)
    return nxt, over


def begin(n, count):
    return [Sheets.empty(count) for _ in range(n)]


@torch.no_grad()
def unroll(net, table, seats, turns, starts=None, discount=0.8, noise=0.1):
    """Plays on for so many turns; part of the new games begin with one of `starts`.
    -> features and lambda-returns by seat and turn, the seats then"""
    n = len(seats)
    xs, values, banks, overs = [], [], [], []
    order = list(range(n))
    for _ in range(turns):
        filled = [s.filled() for s in seats]
        x = [features_of(seats, o, o, filled) for o in range(n)]
        xs.append(x)
        values.append([net.top(table[f].sum(1) + net.bias) for f in x])
        banks.append([s.bank.float() for s in seats])
        seats, over = play_turn(net, table, seats, noise)
        banks.append([s.bank.float() for s in seats])
        overs.append(over)
        ended = over.nonzero()[:, 0]
        for s in seats:
            s.put(ended, Sheets.empty(len(ended)))
        seats = seats[1:] + seats[:1]
        if starts is not None:
            begun = ended[torch.rand(len(ended), device=DEV) < STARTED]
            for s, start in zip(seats, starts.some(n, len(begun))):
                s.put(begun, start)
    filled = [s.filled() for s in seats]
    after = [net.top(table[features_of(seats, o, o, filled)].sum(1) + net.bias) for o in range(n)]
    # After a turn the seat at o is found at o - 1.
    samples = []
    back = None
    for t in reversed(range(turns)):
        following = values[t + 1] if t + 1 < turns else after
        goes_on = ~overs[t]
        now = []
        for o in range(n):
            to = (o - 1) % n
            future = following[to] if back is None else (1 - discount) * following[to] + discount * back[to]
            now.append(banks[2 * t + 1][o] - banks[2 * t][o] + torch.where(goes_on, future, 0.0))
            samples.append((xs[t][o], now[o]))
        back = now
    return torch.cat([x for x, _ in samples]), torch.cat([y for _, y in samples]), seats


@torch.no_grad()
def measure(net, n, games):
    """Plays games to the end: means, lengths, and how far differences end from where they were expected,
    by the most cells anybody has filled."""
    table = net.table().detach()
    seats = begin(n, games)
    who = torch.arange(games, device=DEV)
    guess = [[] for _ in range(25)]
    totals = torch.zeros(games, n, device=DEV)
    track = []
    turns = 0
    while len(who):
        filled = [s.filled() for s in seats]
        most = torch.stack(filled, 1).amax(1)
        mine = torch.stack([seats[o].bank + net.top(table[features_of(seats, o, o, filled)].sum(1) + net.bias)
                            for o in range(n)], 1)
        track.append((who, most, torch.roll(mine, turns % n, 1)))
        seats, over = play_turn(net, table, seats, 0)
        bank = torch.roll(torch.stack([s.bank.float() for s in seats], 1), turns % n, 1)
        totals[who[over]] = bank[over]
        seats = [s[~over] for s in seats]
        seats = seats[1:] + seats[:1]
        who = who[~over]
        turns += 1
    spread = torch.zeros(25, device=DEV)
    weight = torch.zeros(25, device=DEV)
    for ids, most, mine in track:
        error = totals[ids] - mine
        between = ((error[:, :, None] - error[:, None, :]) ** 2).sum((1, 2)) / (n * (n - 1))
        spread.index_add_(0, most, between)
        weight.index_add_(0, most, torch.ones_like(between))
    sigma = (spread / weight.clamp(min=1)).sqrt().tolist()
    winners = (totals == totals.amax(1, keepdim=True)).float()
    wins = (winners / winners.sum(1, keepdim=True)).mean(0).tolist()
    return totals.mean().item(), (totals.std() / games ** 0.5).item(), turns, sigma, wins


@torch.no_grad()
def finish(net, seats, others=None):
    """Plays games to their ends. others: by place another net. -> totals [N, n]"""
    n = len(seats)
    table = net.table().detach()
    players = [(net, table)] * n if others is None else [(o, o.table().detach()) for o in others]
    who = torch.arange(len(seats[0]), device=DEV)
    totals = torch.zeros(len(who), n, device=DEV)
    turns = 0
    while len(who):
        known = [None if p[0] is players[0][0] else p for p in players]
        seats, over = play_turn(*players[0], seats, 0, known)
        bank = torch.roll(torch.stack([s.bank.float() for s in seats], 1), turns % n, 1)
        totals[who[over]] = bank[over]
        seats = [s[~over] for s in seats]
        seats, players = seats[1:] + seats[:1], players[1:] + players[:1]
        who = who[~over]
        turns += 1
    return totals


@torch.no_grad()
def duel(net, other, n, games):
    """The share of wins of one seat with `net` among seats with `other`, with half its 95 % interval."""
    shares = []
    for place in range(n):
        totals = finish(net, begin(n, games), [net if p == place else other for p in range(n)])
        winners = (totals == totals.amax(1, keepdim=True)).float()
        shares.append((winners / winners.sum(1, keepdim=True))[:, place])
    share = torch.cat(shares)
    return share.mean().item(), (1.96 * share.std() / len(share) ** 0.5).item()


@torch.no_grad()
def calibrate(net, starts, repeats, rows=None):
    """Forecasts for all seats at the starts against what comes of them, by policy; games are independent.
    rows: where given, every start with its final points is added to it."""
    table = net.table().detach()
    for n, seats in starts.seats.items():
        filled = [s.filled() for s in seats]
        forecast = torch.stack([seats[o].bank + net.top(table[features_of(seats, o, o, filled)].sum(1) + net.bias)
                                for o in range(n)], 1)
        every = torch.arange(len(forecast), device=DEV)
        totals = []
        for _ in range(repeats):
            parts = [finish(net, [s[at].map(torch.clone) for s in seats]) for at in every.split(1024)]
            totals.append(torch.cat(parts))
        if rows is not None:
            sheets = [torch.cat([getattr(s, name).view(len(every), -1) for name, _ in WIDTHS], 1) for s in seats]
            for start in range(len(every)):
                rows.append({'sheets': [s[start].tolist() for s in sheets],
                             'points': [[int(x) for x in t[start]] for t in totals]})
        error = (forecast - torch.stack(totals).mean(0)).mean(1).tolist()
        said = []
        for policy in dict.fromkeys(starts.policies[n]):
            by_game = {}
            for i, (whose, game) in enumerate(zip(starts.policies[n], starts.games[n])):
                if whose == policy:
                    by_game.setdefault(game, []).append(error[i])
            means = torch.tensor([sum(e) / len(e) for e in by_game.values()])
            said.append(f'{policy} {means.mean():+.2f} ± {1.96 * means.std() / len(means) ** 0.5:.2f}')
        print(f'{n} seats, forecast less outcome: {", ".join(said)}', flush=True)


def learn(seconds, seed, path, base=None, starts=None, tables=256, turns=16, batch=8192, updates=40, keep=6):
    """base: the file of weights to go on from; starts: positions that games begin with (starts.ts)."""
    torch.manual_seed(seed)
    net = Net().to(DEV)
    best_lr = 2e-3
    before = None
    if base is not None:
        best_lr = 1e-3
        with open(base, encoding='utf-8') as file:
            weights = json.load(file)
        load(net, weights)
        before = Net().to(DEV)
        load(before, weights)
    known = Starts(starts, held_out=False) if starts else None
    held_out = Starts(starts, held_out=True) if starts else None
    if before is not None:
        print('games held out, with the net before:')
        calibrate(before, held_out, 2)
    opt = torch.optim.Adam(net.parameters(), lr=best_lr)
    games = {n: begin(n, tables) for n in (2, 3, 4)}
    memory = {n: [] for n in games}
    met = torch.zeros(FEATURES, device=DEV)
    start = last = time.time()
    count = rounds = 0
    while (now := time.time()) - start < seconds:
        done = (now - start) / seconds
        for group in opt.param_groups:
            group['lr'] = best_lr * (1 if done < 0.4 else 0.01 ** ((done - 0.4) / 0.6))
        net.coarse = done > 0.5
        table = net.table().detach()
        for n in games:
            x, y, games[n] = unroll(net, table, games[n], turns, known)
            memory[n] = (memory[n] + [(x, y)])[-(3 if done < 0.4 else 12):]
            met.index_add_(0, x.flatten(), torch.ones(x.numel(), device=DEV))
            count += len(x)
        sets = {n: (torch.cat([x for x, _ in m]), torch.cat([y for _, y in m])) for n, m in memory.items()}
        errors = {}
        for _ in range(updates):
            loss = 0
            for n, (x, y) in sets.items():
                at = torch.randint(0, len(x), (batch // 2,), device=DEV)
                errors[n] = ((net(x[at]) - y[at]) ** 2).mean()
                loss = loss + errors[n]
            opt.zero_grad()
            loss.backward()
            opt.step()
        rounds += 1
        if now - last > 10:
            said = ' '.join(
                f'{n}: {errors[n].item() ** 0.5:.2f} start '
                f'{net(features_of(begin(n, 1), 0, 0, [torch.zeros(1, dtype=torch.long, device=DEV)] * n)).item():.1f}'
                for n in games)
            print(f'{done:5.0%} rounds {rounds} samples {count} rmse {said}', flush=True)
            last = now
    notes = {}
    for n in games:
        mean, error, length, sigma, wins = measure(net, n, 1024)
        notes[n] = [round(s, 2) for s in sigma]
        print(f'{n} players: mean {mean:.2f} ± {1.96 * error:.2f}, longest {length} turns, wins {wins}, spread {notes[n]}')
    with open(path, 'w') as file:
        json.dump({'spread': notes, **dump(net, met)}, file)
    torch.save(net.state_dict(), path + '.pt')
    if before is not None:
        # As shipped: what was hardly met is a copy of its neighbour.
        with open(path, encoding='utf-8') as file:
            load(net, json.load(file))
        for n in games:
            share, error = duel(net, before, n, 1024)
            print(f'{n} players: one against the net before on all other seats wins {share:.2%} ± {error:.2%}')
    if starts:
        print('games held out, with the net as it is now:')
        calibrate(net, held_out, 2)
        rows = []
        print('games learned from:')
        calibrate(net, known, 1, rows)
        with open(path + '.outcomes', 'w') as file:
            for row in rows:
                file.write(json.dumps(row, separators=(',', ':')) + '\n')


if __name__ == '__main__':
    torch.backends.cuda.matmul.allow_tf32 = True
    learn(float(sys.argv[1]), int(sys.argv[2]), sys.argv[3], *sys.argv[4:6])
