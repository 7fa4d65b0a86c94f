import { frenchDe, type NameOf } from '@iacta/core';
import { blockerInHand } from '../rules/index.ts';
import type { DoceWords } from './shape.ts';
import { type EventOf, linesOf, said, sumOf } from './telling.ts';

const POINTS = {
  win: 'pour la ligne',
  allOwn: 'pour quatre de ses dés',
  blocker: 'pour le bloqueur gardé',
  empty: 'pour les cases vides',
  triples: 'pour les faces identiques',
  draw: 'pour l’égalité',
};

export const words: DoceWords = {
  title: 'DOCE',
  tagline: 'Alignez quatre dés dont la somme fait douze : un duel sans hasard.',
  howTo: [
    {
      heading: 'L’idée',
      text: 'Deux personnes, une grille de cinq cases sur cinq, onze dés chacune. Les dés ne sont jamais lancés : un dé est un pion, et vous choisissez la face du dessus. Alignez avant l’autre quatre dés dont la somme fait exactement 12.',
    },
    {
      heading: 'Votre tour',
      text: 'Posez un de vos dés sur une case vide avec la face de votre choix, de 1 à 6, et mettez votre marqueur dessus. C’est ensuite à l’adversaire.',
    },
    {
      heading: 'La zone interdite',
      text: 'Les cases autour de votre dé marqué, diagonales comprises, vous sont fermées tant que le marqueur n’a pas bougé. Vous ne pouvez donc pas remplir deux cases voisines de suite : il faut sauter. Le marqueur de l’adversaire ne vous gêne pas.',
    },
    {
      heading: 'La ligne',
      text: 'Quatre cases qui se suivent à l’horizontale, à la verticale ou en diagonale, somme 12. Les quatre dés sont à vous, ou bien trois sont à vous et le quatrième, à l’une des extrémités, est à l’adversaire. Attention : une ligne compte, peu importe qui la complète. Votre dé peut donc offrir la manche à l’adversaire.',
    },
    {
      heading: 'Le bloqueur',
      text: 'Une fois par manche, avant votre dé, vous pouvez poser votre bloqueur sur n’importe quelle case vide, même dans votre zone interdite. Plus aucune ligne ne passe par là. Mais vous ne pouvez pas prendre la dernière case qui reste à votre dé.',
    },
    {
      heading: 'Gagner une manche',
      text: 'La personne qui gagne marque 12 points, 2 de plus pour une ligne de quatre de ses dés, 5 de plus si elle a gardé son bloqueur et 1 par case vide ; elle perd 2 points par groupe de trois de ses dés de même face. L’autre ne marque rien.',
    },
    {
      heading: 'L’égalité',
      text: 'Si un dé complète des lignes pour les deux, ou si plus personne ne peut poser, c’est l’égalité : 2 points chacun, et 5 de plus si vous avez gardé votre bloqueur. Si vous ne pouvez plus poser, vous passez votre tour jusqu’à la fin de la manche.',
    },
    {
      heading: 'La partie',
      text: 'Quatre manches, chacune sur une grille vide ; vous commencez à tour de rôle. Le plus haut total gagne ; à égalité, vous gagnez ensemble.',
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
        return `${name(event.seat)} ne peut pas poser de dé et passe son tour.`;
      case 'roundWon':
        return won(event, name);
      case 'roundDrawn':
        return drawn(event, name);
      case 'roundBegan':
        return `Manche ${event.round} : ${name(event.starter)} commence.`;
      case 'over':
        return 'La partie est terminée.';
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
    chosen: 'choisie, il reste la face',
    faces: 'Face de votre dé',
    blocker: 'Bloqueur',
    inHand: (name, dice, blocker) =>
      `${name} : ${dice === 1 ? 'reste 1 dé' : `restent ${dice} dés`}, bloqueur ${blocker ? 'en main' : 'posé'}`,
    nextRound: (round) => `Passer à la manche ${round}`,
  },
  refusals: {
    'square-taken': (refusal) =>
      said(refusal, 'by') === 'blocker'
        ? `${said(refusal, 'square')} est bloquée pour le reste de la manche. Choisissez une autre case.`
        : `Il y a déjà un dé en ${said(refusal, 'square')}. Choisissez une case vide.`,
    'disabled-square': (refusal) =>
      `${said(refusal, 'square')} touche votre dé marqué en ${said(refusal, 'marker')} : choisissez une case qui ne le touche pas.`,
    'blocker-used': (refusal) => `Votre bloqueur est déjà en ${said(refusal, 'square')} : posez un dé.`,
    'no-square-for-the-die': (refusal) =>
      `${said(refusal, 'square')} est la seule case qui reste à votre dé : bloquez-en une autre.`,
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
