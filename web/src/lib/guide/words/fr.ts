import type { GuideWords } from './shape.ts';

export const words: GuideWords = {
  title: 'Ce qui est enregistré, et où',
  note: 'Notifications, partie du jour, historique et vos places',
  topics: {
    notifications: {
      title: 'Notifications',
      text: [
        'À une table en ligne, ouvrez « Qui est là » et activez « Même quand Iacta est fermée ». Vous recevez alors un avis quand c’est à vous et qu’aucun de vos appareils n’est connecté, puis un autre avant la fin d’un temps de réflexion de 24 heures ou plus.',
        'Les notifications passent par l’éditeur de votre navigateur, qui ne peut pas les lire. Le serveur garde leur destination avec votre place, et la supprime quand vous les désactivez, quand la partie se termine et quand vous supprimez vos données.',
      ],
    },
    daily: {
      title: 'Partie du jour',
      text: [
        'Une fois par jour, partout au même moment, chaque jeu reçoit de nouveaux dés, les mêmes pour tous. Sur un serveur, votre première partie de chaque jeu est classée : vous la jouez à une table en ligne, sur n’importe lequel de vos appareils, et vous ne pouvez rien annuler. Les parties avec conseils ont leur propre classement.',
        'Les dés de chaque jour viennent d’un secret dans une enveloppe fermée : le serveur la montre une semaine à l’avance et l’ouvre quand le jour est fini. Tout le monde peut alors vérifier ce jour : la page rejoue chaque partie avec les dés qui viennent du secret.',
        'Les classements montrent le nom sous lequel vous jouez. Tant que « M’afficher au classement général » est désactivé, le serveur ne peut pas savoir quelles parties classées sont les vôtres ; vous êtes alors dans les classements de chaque jour, mais pas dans celui de la semaine et du mois. Si vous supprimez vos données, votre nom disparaît des classements et les points restent.',
        'Sans réseau, vous jouez avec d’autres dés, hors classement : on pourrait les calculer à l’avance.',
      ],
      go: 'Partie du jour',
    },
    history: {
      title: 'Historique',
      text: [
        'Les parties terminées, même en ligne, ne sont enregistrées que dans ce navigateur. Elles restent jusqu’à ce que vous les supprimiez ou que vous effaciez les données du navigateur. Exportez-les pour en garder une copie ou pour les emporter sur un autre appareil.',
        'Si le navigateur n’a plus de place ou refuse d’enregistrer, votre partie continue et Iacta vous le dit. Exportez ce qui compte pour vous avant de fermer la page.',
      ],
      go: 'Historique',
    },
    identity: {
      title: 'Vos places et vos appareils',
      text: [
        'Il n’y a pas de compte. Iacta vous reconnaît à ce navigateur, autrement à chaque table : un serveur ne peut donc pas savoir quelles tables sont les vôtres, sauf si vous activez les notifications ou le classement général de la partie du jour. Le serveur ne garde qu’une empreinte de votre place, avec votre nom à cette table.',
        'Pour continuer sur un autre appareil, affichez ici le lien ou le code QR et ouvrez-le là-bas, ou enregistrez un fichier de secours. Toute personne qui a le lien ou le fichier a vos places.',
      ],
      go: 'Places et appareils',
    },
  },
};
