import type { NameOf, Position } from '@iacta/core';
import type { Colour, ZockenEvent, ZockenMove } from '../rules/index.ts';
import { fieldKind, lister, momentOf, sentence, signed, told } from './moment.ts';
import type { ZockenWords } from './shape.ts';

const COLOUR: { readonly [colour in Colour]: string } = {
  yellow: 'jaune',
  orange: 'orange',
  red: 'rouge',
  purple: 'violet',
  blue: 'bleu',
  green: 'vert',
  black: 'noir',
};

const KIND = { outer: ' (extérieure)', match: ' (sa couleur)', plain: '' };

const names = lister('fr');

export const words: ZockenWords = {
  title: 'Zocken',
  tagline: 'Sept dés, une suite, et des amis qui parient sur vous.',
  howTo: [
    {
      heading: 'Le but',
      text: 'Chacun joue trois tours. À votre tour, vous lancez sept dés, l’un après l’autre, et vous les alignez sur une piste de neuf cases. Le plus haut total gagne.',
    },
    {
      heading: 'Votre tour',
      text: 'Choisissez un dé que vous n’avez pas encore lancé, lancez-le et posez-le sur une case libre. Réfléchissez bien : vous choisissez le dé avant de connaître sa valeur, et un dé posé ne bouge plus.',
    },
    {
      heading: 'La suite',
      text: 'De gauche à droite, les valeurs doivent toujours monter ou toujours descendre. Deux valeurs égales peuvent se suivre, les écarts sont libres et les cases vides ne comptent pas. Tant qu’il n’y a pas deux valeurs différentes, le sens reste ouvert.',
    },
    {
      heading: 'DEHORS !',
      text: 'DEHORS ! est pour les dés qui ne trouvent aucune place. Un dé qui en trouve une doit aller sur la piste, même si cela vous coûte.',
    },
    {
      heading: 'Les points des dés',
      text: 'Les sept dés sur la piste rapportent 50 points, moins 10 par dé posé sur l’une des deux cases extérieures. Dès qu’un dé est dehors, pas de 50 points : les cases extérieures ne coûtent alors rien, et chaque dé sur DEHORS ! coûte 20.',
    },
    {
      heading: 'Les points des couleurs',
      text: 'Chaque case intérieure porte un point de couleur. Les dés posés sur leur couleur comptent toujours : 10, 30, 60, 100, 150, 210 ou 280 points pour un à sept dés.',
    },
    {
      heading: 'Les paris',
      text: 'Après le troisième dé, les autres décident en secret s’ils parient que ce tour dépassera 50 points. Si c’est le cas, chaque personne qui a parié reçoit la moitié de ces points ; sinon, le pari coûte 20. Vous n’y perdez rien.',
    },
  ],
  parts: {
    placing: 'Les sept dés posés',
    outer: 'Cases extérieures',
    out: 'DEHORS !',
    matches: 'Couleurs assorties',
    wagers: 'Paris',
  },
  options: { starter: { name: 'Qui commence', values: { lot: 'Tirage au sort' } } },
  ratings: {},
  tieBreaks: [],
  dice: {
    starter: 'tirage au sort du premier tour',
    yellow: 'dé jaune',
    orange: 'dé orange',
    red: 'dé rouge',
    purple: 'dé violet',
    blue: 'dé bleu',
    green: 'dé vert',
    black: 'dé noir',
  },
  labels: {
    letters: { yellow: 'J', orange: 'O', red: 'R', purple: 'V', blue: 'B', green: 'V', black: 'N' },
    lot: 'tirage au sort : qui commence ?',
    over: 'la partie est terminée',
    turn: (turn, of, name) => `tour ${turn} sur ${of} · à ${name} de jouer`,
    out: 'DEHORS !',
    inHand: 'En main',
    toRoll: 'À lancer',
    heads: {
      placing: 'posés',
      outer: 'extér.',
      out: 'DEHORS',
      matches: 'couleur',
      wagers: 'paris',
      total: 'total',
    },
    wager: 'pari',
    noWager: 'aucun',
    stakes: 'Si le tour rapporte plus de 50 points, vous en recevez la moitié. Sinon, vous en perdez 20.',
    undecided: 'à décider',
  },
  prompt,
  move,
  event,
  refusals: {
    'not-now': (refusal) => NOT_NOW[told(refusal).phase],
    'already-rolled': (refusal) =>
      `Vous avez déjà lancé le dé ${COLOUR[told(refusal).colour]} pendant ce tour. Choisissez-en un autre.`,
    'field-taken': (refusal) =>
      `Il y a déjà un dé sur la case ${told(refusal).field}. Choisissez une case libre.`,
    'breaks-the-row': (refusal) =>
      `Un ${told(refusal).face} sur la case ${told(refusal).field} casserait la suite. Choisissez une autre case.`,
    'still-fits': (refusal) => `Le ${told(refusal).face} a encore sa place sur la piste : posez-le là.`,
    'active-cannot-wager': () => 'Vous ne pouvez pas parier sur votre propre tour.',
  },
};

const NOT_NOW = {
  lot: 'Tirez d’abord au sort qui commence.',
  pick: 'Choisissez d’abord un dé.',
  roll: 'Lancez d’abord le dé choisi.',
  place: 'Posez d’abord le dé que vous avez lancé.',
  wager: 'Décidez d’abord si vous pariez.',
  over: 'La partie est terminée.',
};

function prompt(position: Position, seat: number): string {
  const moment = momentOf(position, seat);
  switch (moment.asks) {
    case 'pick':
      return moment.left === 1
        ? 'Votre dernier dé : prenez-le et lancez.'
        : `Choisissez un de vos ${moment.left} dés et lancez-le.`;
    case 'place':
      return `Où posez-vous le ${moment.face} du dé ${COLOUR[moment.colour]} ?`;
    case 'out':
      return `Le ${moment.face} du dé ${COLOUR[moment.colour]} ne trouve aucune place : il doit sortir.`;
    case 'wager':
      if (moment.answered === null) return 'Pariez-vous que ce tour dépassera 50 points ?';
      return moment.answered
        ? 'Vous pariez. Vous pouvez changer d’avis tant que tout le monde n’a pas décidé.'
        : 'Vous ne pariez pas. Vous pouvez changer d’avis tant que tous n’ont pas décidé.';
  }
}

function move(position: Position, _seat: number, choice: ZockenMove): string {
  if ('pick' in choice) return `Le dé ${COLOUR[choice.pick]}`;
  if ('place' in choice) return `Case ${choice.place}${KIND[fieldKind(position, choice.place)]}`;
  if ('out' in choice) return 'DEHORS !';
  return choice.wager ? 'Parier' : 'Ne pas parier';
}

function event(happened: ZockenEvent, name: NameOf): string {
  switch (happened.type) {
    case 'starter':
      return `${name(happened.seat)} commence.`;
    case 'picked':
      return `${name(happened.seat)} choisit le dé ${COLOUR[happened.colour]}.`;
    case 'rolled':
      return `Le dé ${COLOUR[happened.colour]} donne ${happened.face}.`;
    case 'placed':
      return `${name(happened.seat)} pose le dé ${COLOUR[happened.colour]} (${happened.face}) sur la case ${happened.field}${happened.match ? ', celle de sa couleur' : ''}.`;
    case 'out':
      return `Le dé ${COLOUR[happened.colour]} (${happened.face}) ne trouve aucune place : DEHORS !`;
    case 'answered':
      return `${name(happened.seat)} a fait son choix.`;
    case 'wagersOpened':
      return opened(happened, name);
    case 'turnScored':
      return sentence(
        `${name(happened.seat)} marque ${signed(happened.total)} ${happened.total === 0 ? 'point' : 'points'}${reasons(happened)}`,
      );
    case 'wagerPaid':
      return happened.points > 0
        ? `${name(happened.seat)} gagne son pari : ${happened.points} points.`
        : `${name(happened.seat)} perd son pari : ${signed(happened.points)} points.`;
    case 'over':
      return 'La partie est terminée.';
  }
}

function opened({ wagered, declined }: ZockenEvent & { type: 'wagersOpened' }, name: NameOf): string {
  if (wagered.length === 0) return 'Personne ne parie.';
  const verb = wagered.length === 1 ? 'parie' : 'parient';
  const but = declined.length === 0 ? '' : `, ${names(declined, name)} non`;
  return `${names(wagered, name)} ${verb}${but}.`;
}

function reasons(turn: ZockenEvent & { type: 'turnScored' }): string {
  const parts = [
    turn.placing > 0 ? `${turn.placing} pour les sept dés posés` : '',
    turn.outer < 0 ? `${signed(turn.outer)} pour les cases extérieures` : '',
    turn.out < 0 ? `${signed(turn.out)} pour DEHORS !` : '',
    turn.matchCount > 0
      ? `${turn.matches} pour ${turn.matchCount === 1 ? 'une couleur assortie' : `${turn.matchCount} couleurs assorties`}`
      : '',
  ].filter((part) => part !== '');
  return parts.length > 0 ? ` : ${parts.join(', ')}` : '';
}
