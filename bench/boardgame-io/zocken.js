// Zocken as a user of boardgame.io would write it: a Game object whose moves change G (Immer makes the copy),
// dice from its random plugin, the wager as a stage of the other players, endIf at the end.
// The numbers are repeated here on purpose: nothing of Iacta is imported.
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';

const COLOURS = ['yellow', 'orange', 'red', 'purple', 'blue', 'green', 'black'];
const DOTS = [null, ...COLOURS, null];
const FIELDS = DOTS.length;
const TURNS_EACH = 3;
const DICE_BEFORE_WAGER = 3;
const MATCH_POINTS = [0, 10, 30, 60, 100, 150, 210, 280];

function emptyBoard() {
  return {
    strip: Array(FIELDS).fill(null),
    out: [],
    unrolled: [...COLOURS],
    picked: null,
    face: null,
    wagered: [],
  };
}

/** Whether a face may lie on a free field: the row, read over gaps, must rise or fall weakly. */
function fits(strip, field, face) {
  if (strip[field] !== null) return false;
  let rises = true;
  let falls = true;
  let before = 0;
  for (let i = 0; i < FIELDS; i++) {
    const here = i === field ? face : strip[i] === null ? 0 : strip[i].face;
    if (here === 0) continue;
    if (before > 0 && here < before) rises = false;
    if (before > 0 && here > before) falls = false;
    before = here;
  }
  return rises || falls;
}

function fittingFields(strip, face) {
  const fields = [];
  for (let field = 0; field < FIELDS; field++) if (fits(strip, field, face)) fields.push(field);
  return fields;
}

function turnScore(G) {
  const matches = G.strip.filter((die, field) => die !== null && die.colour === DOTS[field]).length;
  if (G.out.length > 0) return MATCH_POINTS[matches] - 20 * G.out.length;
  const outer = (G.strip[0] ? 1 : 0) + (G.strip[FIELDS - 1] ? 1 : 0);
  return MATCH_POINTS[matches] + 50 - 10 * outer;
}

function endTurn(G, ctx, events) {
  const points = turnScore(G);
  G.scores[Number(ctx.currentPlayer)] += points;
  for (const player of G.wagered) G.scores[Number(player)] += points > 50 ? points / 2 : -20;
  G.turnsOver++;
  Object.assign(G, emptyBoard());
  if (G.turnsOver < TURNS_EACH * ctx.numPlayers) events.endTurn();
}

function afterDie(G, ctx, events) {
  G.picked = null;
  G.face = null;
  if (G.unrolled.length === 0) endTurn(G, ctx, events);
  else if (ctx.numPlayers > 1 && COLOURS.length - G.unrolled.length === DICE_BEFORE_WAGER)
    events.setActivePlayers({ others: 'wager', minMoves: 1, maxMoves: 1, revert: true });
}

function pick({ G }, colour) {
  if (G.picked !== null || !G.unrolled.includes(colour)) return INVALID_MOVE;
  G.unrolled.splice(G.unrolled.indexOf(colour), 1);
  G.picked = colour;
}

function roll({ G, random }) {
  if (G.picked === null || G.face !== null) return INVALID_MOVE;
  G.face = random.D6();
}

function place({ G, ctx, events }, field) {
  if (G.face === null || !fits(G.strip, field, G.face)) return INVALID_MOVE;
  G.strip[field] = { colour: G.picked, face: G.face };
  afterDie(G, ctx, events);
}

function goOut({ G, ctx, events }) {
  if (G.face === null || fittingFields(G.strip, G.face).length > 0) return INVALID_MOVE;
  G.out.push({ colour: G.picked, face: G.face });
  afterDie(G, ctx, events);
}

function wager({ G, playerID }, yes) {
  if (yes) G.wagered.push(playerID);
}

/** Every legal move, as boardgame.io's bots ask for it. */
function enumerate(G, ctx, playerID) {
  if (ctx.activePlayers?.[playerID] === 'wager') {
    return [
      { move: 'wager', args: [false] },
      { move: 'wager', args: [true] },
    ];
  }
  if (G.picked === null) return G.unrolled.map((colour) => ({ move: 'pick', args: [colour] }));
  if (G.face === null) return [{ move: 'roll', args: [] }];
  const fields = fittingFields(G.strip, G.face);
  if (fields.length === 0) return [{ move: 'goOut', args: [] }];
  return fields.map((field) => ({ move: 'place', args: [field] }));
}

export const Zocken = {
  name: 'zocken',
  disableUndo: true,
  minPlayers: 1,
  maxPlayers: 6,
  setup: ({ ctx, random }) => ({
    starter: random.Die(ctx.numPlayers) - 1,
    turnsOver: 0,
    scores: Array(ctx.numPlayers).fill(0),
    ...emptyBoard(),
  }),
  moves: { pick, roll, place, goOut },
  turn: {
    order: {
      first: ({ G }) => G.starter,
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
    stages: { wager: { moves: { wager } } },
  },
  endIf: ({ G, ctx }) => {
    if (G.turnsOver < TURNS_EACH * ctx.numPlayers) return undefined;
    const best = Math.max(...G.scores);
    return { winners: G.scores.flatMap((score, seat) => (score === best ? [String(seat)] : [])) };
  },
  ai: { enumerate },
};

/** The same with the roll inside the pick: fewer actions, so a faster game. Only `--check` asks for it. */
export const ZockenRollingAtOnce = {
  ...Zocken,
  moves: {
    ...Zocken.moves,
    pick: (context, colour) => pick(context, colour) ?? roll(context),
  },
};
