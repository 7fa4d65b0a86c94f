"""Practice alone: fitted value iteration with exact backups.

Every state met gets as its target the exact expectation of the best play of one turn (first throw, choice of
dice, second throw, entries) with the present net behind it; no dice are sampled in a target."""

import json
import sys
import time

import torch

from game import (DEV, DISTINCT, MISSED_LIMIT, NEVER, PAIRS, Sheets, best_of_first_throws, expected, random_faces,
                  second_throw)
from net import FEATURES, MISSED_AT, Entries, Net, dump, sheet_features

OPTIONS = [()] + [(c,) for c in range(4)] + PAIRS
FIRST_OF = torch.tensor([-1, 0, 1, 2, 3] + [p[0] for p in PAIRS], device=DEV)
SECOND_OF = torch.tensor([-1] * 5 + [p[1] for p in PAIRS], device=DEV)


@torch.no_grad()
def worths(net, table, s):
    """What a missed throw, each entry and each pair of entries are worth."""
    features = sheet_features(s)
    entries = Entries(net, table, s, features)
    one, two = entries.one(), entries.two()
    missed = features.clone()
    missed[:, 16] = MISSED_AT + (s.missed + 1).clamp(max=4)
    goes_on = net.top(table[missed].sum(1) + net.bias)
    none = -(s.missed + 1) + torch.where(s.missed + 1 == MISSED_LIMIT, 0.0, goes_on)
    return none, one, two


def option_values(none, one, two, q):
    """q: [..] indexes into DISTINCT for each sheet, [N, Q] -> [N, Q, 11]"""
    v = DISTINCT[q]
    out = [none[:, None].expand(q.shape)]
    for c in range(4):
        out.append(one[:, c].gather(1, v[..., c]))
    for p, (c, d) in enumerate(PAIRS):
        out.append(two[:, p].flatten(1).gather(1, v[..., c] * 34 + v[..., d]))
    return torch.stack(out, -1)


def best_of_all(none, one, two):
    best = none[:, None].expand(-1, len(DISTINCT)).clone()
    for c in range(4):
        best = torch.maximum(best, one[:, c][:, DISTINCT[:, c]])
    for p, (c, d) in enumerate(PAIRS):
        best = torch.maximum(best, two[:, p].flatten(1)[:, DISTINCT[:, c] * 34 + DISTINCT[:, d]])
    return best


@torch.no_grad()
def turn(net, table, s, targets, noise):
    """Plays one turn on every sheet. -> targets or None, next sheets, which are over"""
    none, one, two = worths(net, table, s)
    worth = best_of_all(none, one, two)
    target = best_of_first_throws(expected(worth)) if targets else None
    q = second_throw(worth, random_faces(len(s)))
    options = option_values(none, one, two, q[:, None])[:, 0]
    if noise:
        legal = options > NEVER / 2
        kind = torch.rand(len(s), 1, device=DEV)
        shaken = options + 1.5 * torch.randn_like(options)
        anyhow = torch.where(legal, torch.rand_like(options), NEVER)
        options = torch.where(kind < 0.7, options, torch.where(kind < 0.93, shaken, anyhow))
    pick = options.argmax(1)
    v = DISTINCT[q]
    nxt = s
    for of in (FIRST_OF, SECOND_OF):
        c = of[pick]
        nxt = nxt.enter(c, v.gather(1, c.clamp(min=0)[:, None])[:, 0])
    miss = pick == 0
    nxt.missed = nxt.missed + miss
    nxt.bank = nxt.bank - torch.where(miss, nxt.missed, 0)
    return target, nxt, (nxt.filled() == 24) | (nxt.missed == MISSED_LIMIT)


def chunks(s, size):
    return [s[i:i + size] for i in range(0, len(s), size)]


def measure(net, games, size=256):
    """The mean of so many games, played without noise."""
    table = net.table().detach()
    s, results, turns = Sheets.empty(games), [], 0
    while len(s):
        parts = [turn(net, table, part, False, False) for part in chunks(s, size)]
        nxt = Sheets.cat([p[1] for p in parts])
        over = torch.cat([p[2] for p in parts])
        turns += len(s)
        results.append(nxt.bank[over])
        s = nxt[~over]
    r = torch.cat(results).double()
    return r.mean().item(), (r.std() / games ** 0.5).item(), turns / games


def learn(seconds, seed, path, envs=1024, size=256, keep=400_000, batch=8192, updates=8):
    torch.manual_seed(seed)
    net = Net().to(DEV)
    best_lr = 3e-3
    opt = torch.optim.Adam(net.parameters(), lr=best_lr)
    s = Sheets.empty(envs)
    store_x = torch.zeros(keep, 17, dtype=torch.long, device=DEV)
    store_y = torch.zeros(keep, device=DEV)
    met = torch.zeros(FEATURES, device=DEV)
    seen = 0
    start = last = time.time()
    loss_sum = steps = 0
    while (now := time.time()) - start < seconds:
        done = (now - start) / seconds
        for group in opt.param_groups:
            group['lr'] = best_lr * (1 if done < 0.4 else 0.01 ** ((done - 0.4) / 0.6))
        net.coarse = done > 0.5
        table = net.table().detach()
        parts = [turn(net, table, part, True, True) for part in chunks(s, size)]
        at = (torch.arange(len(s), device=DEV) + seen) % keep
        store_x[at] = sheet_features(s)
        store_y[at] = torch.cat([p[0] for p in parts])
        met.index_add_(0, store_x[at].flatten(), torch.ones(17 * len(s), device=DEV))
        seen += len(s)
        s = Sheets.cat([p[1] for p in parts])
        over = torch.cat([p[2] for p in parts]).nonzero()[:, 0]
        s.put(over, Sheets.empty(len(over)))
        # Targets grow stale: while values still travel from the last cells to the first, only fresh ones count.
        fresh = min(seen, 30_000 if done < 0.5 else keep)
        for _ in range(updates):
            pick = (seen - 1 - torch.randint(0, fresh, (batch,), device=DEV)) % keep
            loss = ((net(store_x[pick]) - store_y[pick]) ** 2).mean()
            opt.zero_grad()
            loss.backward()
            opt.step()
        loss_sum += loss.item()
        steps += 1
        if now - last > 10:
            v0 = net(sheet_features(Sheets.empty(1))).item()
            print(f'{done:5.0%} backups {seen} rmse {(loss_sum / steps) ** 0.5:.3f} start {v0:.2f}', flush=True)
            loss_sum = steps = 0
            last = now
    v0 = net(sheet_features(Sheets.empty(1))).item()
    with open(path, 'w') as file:
        json.dump({'start': v0, **dump(net, met)}, file)
    torch.save(net.state_dict(), path + '.pt')
    return net


if __name__ == '__main__':
    torch.backends.cuda.matmul.allow_tf32 = True
    seconds, seed, path, games = float(sys.argv[1]), int(sys.argv[2]), sys.argv[3], int(sys.argv[4])
    net = learn(seconds, seed, path)
    mean, error, turns = measure(net, games)
    print(f'mean {mean:.2f} ± {1.96 * error:.2f} over {games} games of {turns:.1f} turns')
