import type { PushWords } from './shape.ts';

export const words: PushWords = {
  title: 'Même quand Iacta est fermée',
  note: 'Quand c’est à vous, et avant la fin d’un long temps de réflexion',
  privacy:
    'Les notifications passent par l’éditeur de votre navigateur, qui ne peut pas les lire. Le serveur peut en déduire lesquelles de ses tables sont les vôtres.',
  on: 'Les notifications sont activées pour vos tables sur cet appareil.',
  off: 'Les notifications sont désactivées, et le serveur a supprimé l’adresse de votre appareil.',
  problems: {
    insecure: 'Votre navigateur n’autorise les notifications que sur les pages en https.',
    unsupported: 'Ce navigateur ne le permet pas. Sur iPhone, ajoutez d’abord Iacta à l’écran d’accueil.',
    server: 'Ce serveur n’est pas configuré pour les notifications.',
    denied:
      'Les notifications de cette page sont bloquées. Vous pouvez les autoriser dans les réglages du navigateur.',
    failed: 'Ça n’a pas marché. Réessayez plus tard.',
  },
  notices: { turn: 'C’est à vous.', reminder: 'Votre temps est bientôt écoulé : c’est toujours à vous.' },
};
