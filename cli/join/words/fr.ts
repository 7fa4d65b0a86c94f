import { words as shared } from '@iacta/online/words/fr';
import type { JoinWords } from './catalogue.ts';

export const words: JoinWords = {
  ...shared,
  usage: `iacta join CODE         jouer à une table en ligne dans ce terminal

  CODE                  le code de la table, ou son lien tel que la page l’affiche
  --server ADRESSE      où se trouve la table : sans cela, http://localhost:4600
  --name NOM            votre nom à la table
  --watch               regarder sans prendre de place
  --lang it|de|en|fr    la langue ; sinon celle de votre système
  --ascii               caractères simples uniquement
  --help                cette page

Votre place reste sur cet appareil : la même commande vous y ramène.`,
  badServer: (given) => `« ${given} » n’est pas une adresse. Écrivez-la ainsi : http://192.168.1.20:4600.`,

  otherServer: (server) =>
    `Votre place à cette table est chez ${server} : sa clé n’est envoyée à aucune autre adresse. Rejoignez la table avec --server ${server}.`,
  isSeatOf: (server) =>
    `Cet appareil a une place à cette table, prise avec une version antérieure. L’aviez-vous prise chez ${server} ?`,
  seatIsHere: 'Oui, c’est le même serveur',
  seatIsElsewhere: 'Non, ou je ne sais pas',
  seatStaysUnsent: 'La clé de votre place n’a pas été envoyée.',

  room: (game) => `${game} : la table est ouverte`,
  code: (code) => `Code pour les autres : ${code}`,
  waitsForPlayers: 'On attend d’autres joueurs.',
  refused: 'Le lancer n’a pas abouti.',
  roll: 'Lancer les dés',
  refresh: 'Attendre encore',
  left: (seconds) => `encore ${seconds} s`,
  undone: (steps) =>
    steps < 2 ? 'La dernière étape a été annulée.' : `Les ${steps} dernières étapes ont été annulées.`,
  nameless: (seat) => `Joueur ${seat}`,
  sayWhat: 'Quel message voulez-vous envoyer ?',
  sayNothing: 'Rien, finalement',
  leave: 'Quitter la table ?',
  stay: 'Continuer à jouer',
  seatStays: 'Partir et garder ma place',
  giveUp: 'Laisser ma place ; en cours de partie, un bot prend le relais',
  comeBack: (command) => `Votre place est gardée. Tapez « ${command} » pour revenir.`,

  rematch: 'Revanche avec les mêmes joueurs',
  compare: (code) => `Code à comparer : ${code}`,
};
