import { frenchDe, type NameOf } from '@iacta/core';
import { blockerInHand } from '../rules/index.ts';
import type { DoceWords } from './shape.ts';
import { type EventOf, linesOf, said, sumOf } from './telling.ts';

const POINTS = {
  win: 'pour la ligne',
  allOwn: 'pour quatre dés à soi',
  blocker: 'pour le bloqueur gardé',
  empty: 'pour les cases vides',
  triples: 'pour les faces identiques',
  draw: 'pour l’égalité',
};

export const words: DoceWords = {
  title: 'DOCE',
  tagline: 'Quatre dés alignés dont la somme fait douze : un duel sans hasard.',
  howTo: [
    {
      heading: 'L’idée',
      text: 'Deux joueurs, une grille de cinq cases sur cinq, onze dés chacun. On ne lance jamais les dés : ce sont des pions, et vous choisissez la face visible. Alignez avant l’adversaire quatre dés dont la somme fait exactement douze.',
    },
    {
      heading: 'Votre tour',
      text: 'Posez un de vos dés sur une case vide, avec la face de votre choix de 1 à 6, et placez votre marqueur dessus. C’est ensuite à l’adversaire.',
    },
    {
      heading: 'La zone interdite',
      text: 'Les cases autour de votre dé marqué, diagonales comprises, vous sont fermées tant que le marqueur n’a pas bougé. Impossible donc de remplir deux cases voisines coup sur coup : il faut sauter. Le marqueur de l’adversaire ne vous gêne pas.',
    },
    {
      heading: 'La ligne',
      text: 'Quatre cases qui se suivent à l’horizontale, à la verticale ou en diagonale, somme douze. Les quatre dés sont à vous, ou bien trois sont à vous et le quatrième, à l’une des deux extrémités, est à l’adversaire. Attention : une ligne compte quel que soit celui qui la complète, et votre dé peut offrir la manche à l’autre.',
    },
    {
      heading: 'Le bloqueur',
      text: 'Une fois par manche, avant votre dé, vous pouvez poser votre bloqueur sur n’importe quelle case vide, même dans votre zone interdite. Plus aucune ligne ne passe par là. Vous ne pouvez pas occuper ainsi la dernière case qui reste à votre dé.',
    },
    {
      heading: 'Gagner une manche',
      text: 'Le gagnant marque 12 points, 2 de plus si les quatre dés de la ligne sont à lui, 5 de plus s’il a gardé son bloqueur et 1 par case vide ; il perd 2 points pour chaque groupe de trois de ses dés montrant la même face sur la grille. Le perdant ne marque rien.',
    },
    {
      heading: 'L’égalité',
      text: 'Si un dé complète une ligne pour chacun, ou si plus personne ne peut poser, les deux marquent 2 points, et 5 de plus pour un bloqueur gardé. Celui qui ne peut plus poser passe son tour jusqu’à la fin de la manche.',
    },
    {
      heading: 'La partie',
      text: 'Quatre manches, chacune sur une grille vide ; on commence à tour de rôle. Le plus haut total gagne ; à égalité, la victoire est partagée.',
    },
  ],
  parts: { round1: 'Manche 1', round2: 'Manche 2', round3: 'Manche 3', round4: 'Manche 4' },
  options: { starter: { name: 'Qui commence', values: { lot: 'Tirage au sort' } } },
  ratings: {},
  tieBreaks: [],
  dice: { starter: 'qui commence' },
  prompt: (position, seat) =>
    blockerInHand(position, seat)
      ? 'Choisissez une case et une face pour votre dé, ou posez d’abord votre bloqueur.'
      : 'Choisissez une case et une face pour votre dé.',
  move: (_position, _seat, move) =>
    'block' in move ? `Bloqueur en ${move.block}` : `${move.face} en ${move.place}`,
  event(event, name) {
    switch (event.type) {
      case 'starter':
        return `${name(event.seat)} commence.`;
      case 'blocked':
        return `${name(event.seat)} bloque ${event.square}.`;
      case 'placed':
        return `${name(event.seat)} pose un ${event.face} en ${event.square}.`;
      case 'passed':
        return `${name(event.seat)} n’a aucune case disponible et passe son tour.`;
      case 'roundWon':
        return won(event, name);
      case 'roundDrawn':
        return drawn(event, name);
      case 'roundBegan':
        return `Manche ${event.round} : ${name(event.starter)} commence.`;
      case 'over':
        return 'La partie est finie.';
    }
  },
  board: {
    grid: 'Grille',
    empty: 'vide',
    die: (name, face) => `${face} ${frenchDe(name)}`,
    blockerOf: (name) => `bloqueur ${frenchDe(name)}`,
    marked: 'marqué',
    disabled: 'interdite pour vous',
    inLine: 'dans la ligne gagnante',
    chosen: 'choisie, reste la face',
    faces: 'Face de votre dé',
    blocker: 'Bloqueur',
    inHand: (name, dice, blocker) =>
      `${name} : ${dice === 1 ? 'reste 1 dé' : `restent ${dice} dés`}, bloqueur ${blocker ? 'en main' : 'posé'}`,
    nextRound: (round) => `Passer à la manche ${round}`,
  },
  refusals: {
    'square-taken': (refusal) =>
      said(refusal, 'by') === 'blocker'
        ? `${said(refusal, 'square')} est bloquée pour le reste de la manche.`
        : `Il y a déjà un dé en ${said(refusal, 'square')}.`,
    'disabled-square': (refusal) =>
      `${said(refusal, 'square')} touche votre dé marqué en ${said(refusal, 'marker')} : cette case vous est interdite ce tour-ci.`,
    'blocker-used': (refusal) =>
      `Votre bloqueur est déjà en ${said(refusal, 'square')} : un seul par manche.`,
    'no-square-for-the-die': (refusal) =>
      `${said(refusal, 'square')} est la seule case qui reste à votre dé : vous ne pouvez pas la bloquer.`,
    'no-such-move': () => 'Ce coup n’existe pas dans ce jeu.',
  },
};

function won({ round, seat, by, lines, points, total }: EventOf<'roundWon'>, name: NameOf): string {
  const gift = by === seat ? '' : `${name(by)} a complété une ligne pour ${name(seat)} ! `;
  return `${gift}${name(seat)} gagne la manche ${round} avec ${linesOf(lines, seat)} : ${sumOf(points, POINTS)} = ${total} points.`;
}

function drawn({ round, why, lines, points, totals }: EventOf<'roundDrawn'>, name: NameOf): string {
  const reason =
    why === 'both'
      ? `un seul dé complète ${linesOf(lines, 0)} pour ${name(0)} et ${linesOf(lines, 1)} pour ${name(1)}`
      : 'plus personne ne peut poser';
  const shares = points.map((part, seat) => `${name(seat)} ${sumOf(part, POINTS)} = ${totals[seat]}`);
  return `La manche ${round} finit à égalité : ${reason}. ${shares.join(' ; ')}.`;
}
