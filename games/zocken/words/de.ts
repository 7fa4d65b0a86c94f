import type { NameOf, Position } from '@iacta/core';
import type { Colour, ZockenEvent, ZockenMove } from '../rules/index.ts';
import { fieldKind, lister, momentOf, sentence, signed, told } from './moment.ts';
import type { ZockenWords } from './shape.ts';

/** Nach dem bestimmten Artikel: „der gelbe“, „den gelben“; lila wird nicht gebeugt. */
const COLOUR: { readonly [colour in Colour]: { readonly the: string; readonly whom: string } } = {
  yellow: { the: 'gelbe', whom: 'gelben' },
  orange: { the: 'orangefarbene', whom: 'orangefarbenen' },
  red: { the: 'rote', whom: 'roten' },
  purple: { the: 'lila', whom: 'lila' },
  blue: { the: 'blaue', whom: 'blauen' },
  green: { the: 'grüne', whom: 'grünen' },
  black: { the: 'schwarze', whom: 'schwarzen' },
};

const KIND = { outer: ' (außen)', match: ' (eigener Punkt)', plain: '' };

const names = lister('de');

export const words: ZockenWords = {
  title: 'Zocken',
  tagline: 'Sieben Würfel, eine Reihe, und die anderen wetten auf dich.',
  howTo: [
    {
      heading: 'Ziel',
      text: 'Alle sind dreimal dran. In deinem Zug wirfst du sieben Würfel, einen nach dem anderen, und legst sie auf eine Leiste mit neun Feldern. Die höchste Summe gewinnt.',
    },
    {
      heading: 'Dein Zug',
      text: 'Nimm einen Würfel, den du in diesem Zug noch nicht geworfen hast, wirf ihn und leg ihn auf ein freies Feld. Überleg gut: Du wählst den Würfel, bevor du weißt, was er zeigt, und auf der Leiste bleibt er liegen.',
    },
    {
      heading: 'Die Reihe',
      text: 'Von links nach rechts dürfen die Zahlen nur steigen oder nur fallen. Gleiche Zahlen nebeneinander sind erlaubt, die Sprünge dürfen beliebig groß sein, leere Felder zählen nicht. Solange keine zwei verschiedenen Zahlen liegen, ist die Richtung offen.',
    },
    {
      heading: 'RAUS!',
      text: 'Auf RAUS! kommt ein Würfel, der nirgends passt. Passt er irgendwo, muss er auf die Leiste, auch wenn es wehtut.',
    },
    {
      heading: 'Punkte für die Würfel',
      text: 'Liegen alle sieben Würfel auf der Leiste, gibt das 50 Punkte, minus 10 für jeden Würfel auf einem der beiden äußeren Felder. Ist auch nur einer draußen, entfallen die 50 Punkte, die äußeren Felder kosten nichts, und jeder Würfel auf RAUS! kostet 20.',
    },
    {
      heading: 'Punkte für Farben',
      text: 'Jedes innere Feld hat einen Farbpunkt. Würfel auf dem Punkt ihrer eigenen Farbe zählen immer: 10, 30, 60, 100, 150, 210 oder 280 Punkte für einen bis sieben davon.',
    },
    {
      heading: 'Wetten',
      text: 'Nach dem dritten Würfel entscheiden die anderen geheim, ob sie auf mehr als 50 Punkte für diesen Zug wetten. Klappt es, bekommen alle, die gewettet haben, die Hälfte der Punkte; sonst kostet die Wette 20. Du verlierst dadurch nichts.',
    },
  ],
  parts: {
    placing: 'Alle sieben gelegt',
    outer: 'Äußere Felder',
    out: 'RAUS!',
    matches: 'Farbtreffer',
    wagers: 'Wetten',
  },
  options: { starter: { name: 'Wer beginnt', values: { lot: 'Das Los entscheidet' } } },
  ratings: {},
  tieBreaks: [],
  dice: {
    starter: 'Los um den ersten Zug',
    yellow: 'gelber Würfel',
    orange: 'orangefarbener Würfel',
    red: 'roter Würfel',
    purple: 'lila Würfel',
    blue: 'blauer Würfel',
    green: 'grüner Würfel',
    black: 'schwarzer Würfel',
  },
  labels: {
    letters: { yellow: 'G', orange: 'O', red: 'R', purple: 'L', blue: 'B', green: 'G', black: 'S' },
    lot: 'das Los entscheidet, wer beginnt',
    over: 'das Spiel ist zu Ende',
    turn: (turn, of, name) => `Zug ${turn} von ${of} · ${name} ist dran`,
    out: 'RAUS!',
    inHand: 'In der Hand',
    toRoll: 'Noch zu werfen',
    heads: {
      placing: 'gelegt',
      outer: 'außen',
      out: 'RAUS!',
      matches: 'Treffer',
      wagers: 'Wetten',
      total: 'Summe',
    },
    wager: 'Wette',
    noWager: 'keine',
    stakes: 'Bringt der Zug mehr als 50 Punkte, bekommst du die Hälfte davon. Sonst verlierst du 20.',
    undecided: 'offen',
  },
  prompt,
  move,
  event,
  refusals: {
    'not-now': (refusal) => NOT_NOW[told(refusal).phase],
    'already-rolled': (refusal) =>
      `Den ${COLOUR[told(refusal).colour].whom} Würfel hast du in diesem Zug schon geworfen. Nimm einen anderen.`,
    'field-taken': (refusal) =>
      `Auf Feld ${told(refusal).field} liegt schon ein Würfel. Wähl ein freies Feld.`,
    'breaks-the-row': (refusal) =>
      `Eine ${told(refusal).face} auf Feld ${told(refusal).field} würde die Reihe brechen. Wähl ein anderes Feld.`,
    'still-fits': (refusal) => `Die ${told(refusal).face} passt noch auf die Leiste: Leg sie dorthin.`,
    'active-cannot-wager': () => 'Auf den eigenen Zug kannst du nicht wetten.',
  },
};

const NOT_NOW = {
  lot: 'Zuerst entscheidet das Los, wer beginnt.',
  pick: 'Wähl zuerst einen Würfel.',
  roll: 'Wirf zuerst den gewählten Würfel.',
  place: 'Leg zuerst den geworfenen Würfel ab.',
  wager: 'Jetzt geht es um die Wette: ja oder nein.',
  over: 'Das Spiel ist zu Ende.',
};

function prompt(position: Position, seat: number): string {
  const moment = momentOf(position, seat);
  switch (moment.asks) {
    case 'pick':
      return moment.left === 1
        ? 'Dein letzter Würfel: Nimm ihn und wirf.'
        : `Wähl einen deiner ${moment.left} Würfel und wirf ihn.`;
    case 'place':
      return `Wohin mit der ${moment.face} auf dem ${COLOUR[moment.colour].whom} Würfel?`;
    case 'out':
      return `Die ${moment.face} auf dem ${COLOUR[moment.colour].whom} Würfel passt nirgends: Er muss raus.`;
    case 'wager':
      if (moment.answered === null) return 'Wettest du, dass dieser Zug mehr als 50 Punkte bringt?';
      return moment.answered
        ? 'Du wettest. Bis alle entschieden haben, kannst du es dir noch anders überlegen.'
        : 'Du wettest nicht. Bis alle entschieden haben, kannst du es dir noch anders überlegen.';
  }
}

function move(position: Position, _seat: number, choice: ZockenMove): string {
  if ('pick' in choice) return `Der ${COLOUR[choice.pick].the} Würfel`;
  if ('place' in choice) return `Feld ${choice.place}${KIND[fieldKind(position, choice.place)]}`;
  if ('out' in choice) return 'RAUS!';
  return choice.wager ? 'Wetten' : 'Nicht wetten';
}

function event(happened: ZockenEvent, name: NameOf): string {
  switch (happened.type) {
    case 'starter':
      return `${name(happened.seat)} beginnt.`;
    case 'picked':
      return `${name(happened.seat)} nimmt den ${COLOUR[happened.colour].whom} Würfel.`;
    case 'rolled':
      return `Der ${COLOUR[happened.colour].the} Würfel zeigt ${happened.face}.`;
    case 'placed':
      return `${name(happened.seat)} legt den ${COLOUR[happened.colour].whom} Würfel (${happened.face}) auf Feld ${happened.field}${happened.match ? ', den eigenen Farbpunkt' : ''}.`;
    case 'out':
      return `Der ${COLOUR[happened.colour].the} Würfel (${happened.face}) passt nirgends: RAUS!`;
    case 'answered':
      return `${name(happened.seat)} hat entschieden.`;
    case 'wagersOpened':
      return opened(happened, name);
    case 'turnScored':
      return sentence(`${name(happened.seat)} erzielt ${signed(happened.total)} Punkte${reasons(happened)}`);
    case 'wagerPaid':
      return happened.points > 0
        ? `Die Wette von ${name(happened.seat)} bringt ${happened.points} Punkte.`
        : `Die Wette von ${name(happened.seat)} kostet ${-happened.points} Punkte.`;
    case 'over':
      return 'Das Spiel ist zu Ende.';
  }
}

function opened({ wagered, declined }: ZockenEvent & { type: 'wagersOpened' }, name: NameOf): string {
  if (wagered.length === 0) return 'Niemand wettet.';
  const verb = wagered.length === 1 ? 'wettet' : 'wetten';
  const but = declined.length === 0 ? '' : `, ${names(declined, name)} nicht`;
  return `${names(wagered, name)} ${verb}${but}.`;
}

function reasons(turn: ZockenEvent & { type: 'turnScored' }): string {
  const parts = [
    turn.placing > 0 ? `${turn.placing} für sieben gelegte Würfel` : '',
    turn.outer < 0 ? `${signed(turn.outer)} für äußere Felder` : '',
    turn.out < 0 ? `${signed(turn.out)} für RAUS!` : '',
    turn.matchCount > 0
      ? `${turn.matches} für ${turn.matchCount === 1 ? 'einen Farbtreffer' : `${turn.matchCount} Farbtreffer`}`
      : '',
  ].filter((part) => part !== '');
  return parts.length > 0 ? `: ${parts.join(', ')}` : '';
}
