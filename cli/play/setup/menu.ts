import { BOT_NAMES, type BotName } from '@iacta/bots/levels';
import { BETWEEN } from '@iacta/bots/search';
import { allowedSpaces, type Options, type OptionValue, readOptions, type SpaceSets } from '@iacta/core';
import { loadBots } from '@iacta/games';
import { type Game, loadGame, loadGames } from '../../table/game.ts';
import { askLanguage } from '../../table/pages.ts';
import type { Talk } from '../../table/talk.ts';
import type { Choice } from '../../terminal/choices.ts';
import { Leave, type Question } from '../../terminal/terminal.ts';
import type { Given } from '../args.ts';
import type { Kept } from '../saves/store.ts';
import { countsInWords, openOptions, type Plan, typedValue, valueInWords } from './plan.ts';
import { botName, cleanName, type Seat, suggestName } from './seats.ts';

/** A question before the game: the commands that make sense there work, and the answer is sure to be one. */
async function choose(talk: Talk, question: () => Question): Promise<number | string> {
  let notice: readonly string[] = [];
  for (;;) {
    const asked = question();
    const reply = await talk.ask({ ...asked, notice: [...(asked.notice ?? []), ...notice] });
    notice = [];
    if ('choice' in reply) return reply.choice;
    if ('woken' in reply) continue;
    const typed = talk.commandOf(reply.text)?.command;
    if (typed === 'quit') throw new Leave();
    if (typed === 'lang') talk.speak(await askLanguage(talk));
    else if (typed === 'help') await talk.terminal.read(talk.words.helpTitle, talk.words.usage.split('\n'));
    else if (asked.choices.length === 0) return reply.text;
    else notice = [talk.words.didNotUnderstand(reply.text)];
  }
}

async function pick(talk: Talk, question: () => Question): Promise<number> {
  return (await choose(talk, question)) as number;
}

/** Which game, or which one to go on with. */
export async function askGame(
  talk: Talk,
  kept: readonly Kept[],
  notice: readonly string[],
): Promise<Game | Kept> {
  for (;;) {
    const games = await loadGames(talk.language);
    const language = talk.language;
    const goOn = kept.filter(({ save }) => games.some(({ id }) => id === save.record.game));
    // The game played last is what Enter takes; older ones stand below everything else.
    const entries: (Game | Kept | 'language')[] = [
      ...goOn.slice(0, 1),
      ...games,
      'language',
      ...goOn.slice(1),
    ];
    const ask = (): Question => ({
      prompt: talk.words.whichGame,
      notice,
      byEnter: 0,
      choices: entries.map((entry) => {
        if (entry === 'language') return { label: talk.words.changeLanguage };
        return 'save' in entry ? keptChoice(entry, games, talk) : gameChoice(entry, talk);
      }),
    });
    talk.terminal.lay(talk.words.welcome, []);
    const chosen = entries[await pick(talk, ask)];
    if (chosen !== 'language') {
      // The command "lang" may have been given under way.
      return 'save' in chosen || talk.language === language ? chosen : loadGame(chosen.id, talk.language);
    }
    talk.speak(await askLanguage(talk));
  }
}

function keptChoice({ save }: Kept, games: readonly Game[], talk: Talk): Choice {
  const title = games.find(({ id }) => id === save.record.game)?.words.title ?? save.record.game;
  return { label: talk.words.continueGame(title, save.turn, save.seats.map(({ name }) => name).join(', ')) };
}

function gameChoice({ words, rules }: Game, talk: Talk): Choice {
  const { seatCounts, extraSeatCounts, minutes } = rules.facts;
  const real = seatCounts.filter((count) => !extraSeatCounts.includes(count));
  return {
    label: words.title,
    detail: [
      talk.words.players(countsInWords(real)),
      ...(extraSeatCounts.includes(1) ? [talk.words.soloExtra] : []),
      talk.words.minutes(...minutes),
    ].join(' · '),
    below: words.tagline,
  };
}

/** Everything else about a new game. What was given on the command line is not asked. */
export async function askPlan(talk: Talk, game: Game, given: Given, seed: number): Promise<Plan> {
  talk.terminal.lay(`${game.words.title} · ${game.words.tagline}`, []);
  const count = await askCount(talk, game, given);
  const kinds = await askKinds(talk, game.rules.facts.id, count, given);
  const seats = await askNames(talk, kinds, given);
  const plan = withGiven(game, seats, given, seed);
  return given.yes ? plan : askReady(talk, plan);
}

async function askCount(talk: Talk, { rules }: Game, given: Given): Promise<number> {
  const { facts } = rules;
  if (given.seats !== undefined) return given.seats;
  const usual = readOptions(facts, {});
  const suggested = usual.ok ? usual.value.seats : facts.seatCounts[0];
  if (given.yes || facts.seatCounts.length === 1) return suggested;
  const chosen = await pick(talk, () => ({
    prompt: talk.words.howManySeats,
    byEnter: facts.seatCounts.indexOf(suggested),
    choices: facts.seatCounts.map((seats) => ({
      label: talk.words.seats(seats),
      ...(facts.extraSeatCounts.includes(seats) ? { detail: talk.words.notInRulebook } : {}),
    })),
  }));
  return facts.seatCounts[chosen];
}

type Kind = 'person' | BotName;

async function askKinds(talk: Talk, id: string, count: number, given: Given): Promise<Kind[]> {
  const seatKinds = (bots: number): Kind[] =>
    Array.from({ length: count }, (_, seat) => (seat < count - bots ? 'person' : given.bot));
  if (given.bots !== undefined) return seatKinds(Math.min(given.bots, count));
  if (given.yes) return seatKinds(count - 1);
  if (given.names.length > 0) return seatKinds(Math.max(0, count - given.names.length));
  if (count === 1) return seatKinds(0);
  // One person against bots first: that is what Enter takes.
  const people = [...Array.from({ length: count }, (_, i) => i + 1), 0];
  const chosen = await pick(talk, () => ({
    prompt: talk.words.whoPlays,
    byEnter: 0,
    choices: [
      ...people.map((each) => ({ label: talk.words.company(each, count - each) })),
      { label: talk.words.seatBySeat },
    ],
  }));
  return chosen < people.length ? seatKinds(count - people[chosen]) : askEachKind(talk, id, count);
}

async function askEachKind(talk: Talk, id: string, count: number): Promise<Kind[]> {
  const own = await loadBots(id);
  const known = BOT_NAMES.filter((name) => own?.bots.between || !BETWEEN.some((each) => each === name));
  const order: readonly Kind[] = ['person', ...known];
  const kinds: Kind[] = [];
  for (let seat = 0; seat < count; seat++) {
    const chosen = await pick(talk, () => ({
      prompt: talk.words.whoSits(seat + 1),
      byEnter: seat === 0 ? 0 : 1,
      choices: order.map((kind) => ({
        label: kind === 'person' ? talk.words.person : talk.words.bot[kind],
      })),
    }));
    kinds.push(order[chosen]);
  }
  return kinds;
}

async function askNames(talk: Talk, kinds: readonly Kind[], given: Given): Promise<Seat[]> {
  const people = kinds.filter((kind) => kind === 'person').length;
  const seats: Seat[] = [];
  const names = [...given.names];
  for (const [seat, kind] of kinds.entries()) {
    const taken = seats.map(({ name }) => name);
    if (kind !== 'person') seats.push({ name: botName([...taken, ...names]), kind: 'bot', bot: kind });
    else {
      const name = names.shift() ?? (await askName(talk, taken, seat, people, given.yes));
      seats.push({ name, kind: 'person' });
    }
  }
  return seats;
}

async function askName(
  talk: Talk,
  taken: readonly string[],
  seat: number,
  people: number,
  silent: boolean,
): Promise<string> {
  const suggested = suggestName(taken, process.env.USER ?? process.env.USERNAME);
  if (silent) return suggested;
  let notice: readonly string[] = [];
  for (;;) {
    const said = notice;
    const typed = await choose(talk, () => ({
      prompt: people === 1 ? talk.words.yourName : talk.words.nameOf(seat + 1),
      choices: [],
      byEnter: suggested,
      notice: said,
    }));
    const name = cleanName(String(typed)) || suggested;
    if (!taken.includes(name)) return name;
    notice = [talk.words.nameTaken(name)];
  }
}

function withGiven(game: Game, seats: readonly Seat[], given: Given, seed: number): Plan {
  const chosen: { [name: string]: OptionValue } = {};
  for (const [name, values] of openOptions(game.rules.facts, seats.length)) {
    const typed = given.options[name];
    const value = typed === undefined ? undefined : typedValue(game.rules.facts.options[name], values, typed);
    if (value !== undefined) chosen[name] = value;
  }
  return {
    game,
    seats,
    options: completed(game, { ...chosen, seats: seats.length }),
    ownDice: given.dice === 'own',
    seed: given.seed ?? seed,
  };
}

/** The last look before the game: start, or change one thing after the other. */
async function askReady(talk: Talk, begun: Plan): Promise<Plan> {
  let plan = begun;
  for (;;) {
    const { game, seats, options } = plan;
    const open = openOptions(game.rules.facts, seats.length);
    const now = plan;
    const chosen = await pick(talk, () => ({
      prompt: talk.words.ready,
      byEnter: 0,
      choices: [
        { label: talk.words.begin },
        {
          label: talk.words.labelled(
            talk.words.diceShort,
            now.ownDice ? talk.words.diceOwnShort : talk.words.diceIactaShort,
          ),
        },
        ...open.map(([name]) => ({
          label: talk.words.labelled(
            game.words.options[name]?.name ?? name,
            valueInWords(game, name, options[name], seats, talk.words),
          ),
        })),
      ],
    }));
    if (chosen === 0) return plan;
    if (chosen === 1) plan = { ...plan, ownDice: await askDice(talk, plan.ownDice) };
    else plan = { ...plan, options: await askOption(talk, plan, ...open[chosen - 2]) };
  }
}

async function askDice(talk: Talk, own: boolean): Promise<boolean> {
  const chosen = await pick(talk, () => ({
    prompt: talk.words.diceQuestion,
    byEnter: own ? 1 : 0,
    choices: [{ label: talk.words.diceIacta }, { label: talk.words.diceOwn }],
  }));
  return chosen === 1;
}

async function askOption(
  talk: Talk,
  { game, seats, options }: Plan,
  name: string,
  values: readonly OptionValue[],
): Promise<Options> {
  const { spaces } = game.rules.facts.options[name];
  const words = game.words.options[name];
  const chosen = await pick(talk, () => ({
    prompt: words?.name ?? name,
    byEnter: Math.max(0, values.indexOf(options[name])),
    choices: [
      ...values.map((value) => ({ label: valueInWords(game, name, value, seats, talk.words) })),
      ...(spaces ? [{ label: words?.values.own ?? name }] : []),
    ],
  }));
  const value = values[chosen] ?? (spaces && (await askSpaces(talk, spaces)));
  return completed(game, { ...options, ...(value === undefined ? {} : { [name]: value }) });
}

async function askSpaces(talk: Talk, sets: SpaceSets): Promise<string> {
  let notice: string[] = [];
  for (;;) {
    const said = notice;
    const typed = await choose(talk, () => ({
      prompt: talk.words.whichSpaces(sets.max),
      choices: [],
      byEnter: '',
      notice: said,
    }));
    const spaces = allowedSpaces(sets, String(typed).trim());
    if (spaces !== null) return spaces;
    notice = [talk.words.badSpaces(sets.side, sets.max)];
  }
}

/** What the menu offers is possible, so this cannot be refused; the flags were checked before. */
function completed({ rules }: Game, chosen: Options): Options {
  const options = readOptions(rules.facts, chosen);
  if (!options.ok)
    throw new Error(`the menu offered what ${rules.facts.id} refuses: ${options.refusal.code}`);
  return options.value;
}
