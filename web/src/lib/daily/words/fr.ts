import type { DailyWords } from './shape.ts';

export const words: DailyWords = {
  title: 'Partie du jour',
  intro: (time) =>
    `Chaque jour à ${time}, chaque jeu reçoit de nouveaux dés, les mêmes pour tout le monde. C’est votre première partie qui compte.`,
  unranked:
    'Fonctionne aussi sans connexion. Vos résultats restent sur cet appareil et n’entrent dans aucun classement.',
  alone: 'Vous jouez en solo.',
  against: (bot) => `Vous jouez contre un bot : ${bot}.`,
  play: (game) => `Jouer à ${game}`,
  goOn: (game) => `Continuer ${game}`,
  running: 'Vous avez commencé cette partie.',
  result: (totals) =>
    totals.length === 1
      ? `Votre résultat : ${totals[0]} ${/^−?[01]$/.test(totals[0]) ? 'point' : 'points'}`
      : `Votre résultat : ${totals.join(' à ')}`,
  withHints: 'avec conseils',
  line: (name, what) => `${name} : ${what}`,
  compare: 'Comparer',
  replay: 'Revoir',
  share: 'Partager mes résultats',
  copied: 'C’est copié. Collez le texte où vous voulez.',
  picture: 'Partager une image',
  pages: { today: 'Aujourd’hui', standings: 'Classement général' },
  ranked:
    'Sur ce serveur, votre première partie est classée. Vous ne pouvez pas revenir en arrière, mais vous pouvez reprendre à tout moment, sur tous vos appareils.',
  until: (begin, finish) => `Commencez avant ${begin} ; terminez avant ${finish}.`,
  place: (place, of) => `${place === 1 ? '1er' : `${place}e`} sur ${of}`,
  withoutServer: 'Hors classement, avec d’autres dés',
  without: 'Sans conseils',
  none: 'Personne n’a encore terminé.',
  noneThen: 'Personne n’a terminé.',
  unnamed: 'nom supprimé',
  you: 'vous',
  all: (lines) => `Afficher les ${lines}`,
  open: (time) => `Vous pouvez terminer jusqu’à ${time}.`,
  noDay: 'Ce jour-là, il n’y avait pas de partie du jour sur ce serveur.',
  earlier: 'Jour précédent',
  later: 'Jour suivant',
  rank: 'Place',
  name: 'Nom',
  points: 'Points',
  proof: 'Les dés sont-ils honnêtes ?',
  proofNote:
    'Tous les dés d’un jour viennent d’un secret dans une enveloppe fermée. Le serveur montre l’enveloppe des jours avant : il ne peut donc plus changer ce qu’elle contient. À la fin du jour, il l’ouvre, et tout le monde peut rejouer chaque partie.',
  numbers: 'Les nombres à comparer',
  promise: (date) => `Enveloppe pour ${date}`,
  secret: 'Secret',
  verify: 'Vérifier ce jour',
  verifying: 'Toutes les parties sont rejouées…',
  holds: (attempts) =>
    attempts === 1
      ? 'Tout est exact : 1 partie rejouée, avec les dés du secret et les points affichés.'
      : `Tout est exact : ${attempts} parties rejouées, avec les dés du secret et les points affichés.`,
  sawPromise: 'Cet appareil a vu la même enveloppe quand le jour était encore ouvert.',
  noPromise:
    'Cet appareil n’a pas vu l’enveloppe avant la fin du jour : il ne peut pas exclure qu’elle ait été échangée.',
  ownIsIn: (count) => (count === 1 ? 'Votre partie y est.' : `Vos ${count} parties y sont.`),
  fails: 'Quelque chose cloche dans cette journée. Demandez à la personne qui gère le serveur.',
  unread: 'Impossible d’obtenir le fichier de ce jour. Réessayez dans un instant.',
  file: 'Enregistrer le fichier du jour',
  problems: {
    damaged: 'Son fichier est abîmé.',
    secret: 'Le secret n’est pas celui de l’enveloppe : les dés ont pu être choisis après coup.',
    promise: 'Cet appareil avait vu une autre enveloppe : les dés ont pu être choisis après coup.',
    own: (game) => `Votre partie de ${game} n’y figure pas telle que vous l’avez jouée.`,
    missing: 'Votre partie manque, ou n’est pas telle que vous l’avez jouée.',
    unknown: (game) => `Pour ${game}, il y a des règles ou des options qu’Iacta n’a pas ici.`,
    twice: (game) => `Pour ${game}, quelque chose figure deux fois.`,
    moves: (game, attempt) => `Pour ${game}, la partie ${attempt} a des coups impossibles avec ces dés.`,
    points: (game, attempt) => `Pour ${game}, la partie ${attempt} ne donne pas les points affichés.`,
  },
  standings: {
    note: 'Chaque place d’un jour clos donne des points : 10 à la première, 9 à la deuxième, et ainsi de suite, mais au moins 1. Les parties avec conseils ne comptent pas, et seules les personnes qui ont activé « M’afficher au classement général » sont affichées.',
    week: 'Cette semaine',
    month: 'Ce mois-ci',
    days: 'Jours',
    none: 'Personne n’y figure encore.',
    range: (from, to) => `du ${from} au ${to}`,
  },
  link: {
    title: 'M’afficher au classement général',
    note: 'Le serveur sait alors, à partir de votre prochaine partie, lesquelles de ses parties classées sont les vôtres ; désactivé, il ne le sait pas.',
  },
};
