import type { IdentityWords } from './shape.ts';

export const words: IdentityWords = {
  title: 'Vos appareils',
  note: 'Emportez vos places et vos parties sur un autre appareil, ou enregistrez un fichier de secours',
  intro:
    'Il n’y a pas de compte. Ce navigateur a une seule clé secrète, et chaque table en ligne en reçoit une autre, tirée de celle-ci : un serveur ne peut donc pas savoir que vous étiez à deux de ses tables.',
  none: 'Ce navigateur n’a pas encore de clé. Il en recevra une quand vous prendrez place à une table en ligne, ou quand vous apporterez la vôtre d’un autre appareil.',
  mark: 'La marque de ce navigateur (la même sur tous vos appareils)',
  transfer: 'Un autre appareil',
  transferNote:
    'Ouvrez ce lien ou scannez le code avec l’autre appareil. Vos dernières places viennent avec. Cela marche dans les deux sens : faites de même là-bas pour apporter ici ses places.',
  show: 'Afficher le code et le lien',
  qr: 'Code QR avec le lien pour votre autre appareil',
  secret: 'Gardez-le pour vous : toute personne qui a ce lien peut jouer à votre place.',
  file: 'Fichier de secours',
  fileNote:
    'Votre clé, toutes vos places et toutes vos parties dans un seul fichier. Gardez-le en lieu sûr : toute personne qui l’a peut jouer à votre place.',
  save: 'Enregistrer le fichier de secours',
  open: 'Ouvrir un fichier de secours',
  forget: 'Supprimer cette clé',
  forgetAsk: 'Supprimer la clé de ce navigateur ?',
  forgetNote:
    'Vos places restent sur cet appareil jusqu’à ce que vous les supprimiez. Les tables que vous rejoindrez ensuite auront une nouvelle clé.',
  forgotten: 'La clé est supprimée.',
  ask: 'Apporter cette clé sur cet appareil ?',
  askReplace: 'Remplacer la clé de ce navigateur ?',
  askNote: (seats) =>
    seats === 0
      ? 'Elle n’apporte pas de nouvelle place.'
      : seats === 1
        ? 'Vous aurez 1 place de plus ici.'
        : `Vous aurez ${seats} places de plus ici.`,
  makerNote:
    'Qui a créé ce lien ou ce fichier a la même clé et peut jouer à votre place et effacer vos places, vos résultats et vos essais.',
  otherServer: (server) =>
    server === null
      ? 'Le fichier ne dit pas à quel serveur ces places appartiennent. Quand vous les ouvrez, leurs clés sont envoyées à ce serveur : ne les reprenez que si c’est le même.'
      : `Ces places ont été enregistrées chez ${server}. Quand vous les ouvrez, leurs clés sont envoyées à ce serveur : ne les reprenez que si c’est le même.`,
  replaceNote:
    'Ce navigateur a déjà une autre clé. Les places qui sont ici restent ; les nouvelles tables utiliseront la clé que vous apportez.',
  take: 'L’apporter ici',
  taken: (seats) =>
    seats === 0
      ? 'Cet appareil a maintenant votre clé.'
      : seats === 1
        ? 'Cet appareil a maintenant votre clé et 1 place de plus.'
        : `Cet appareil a maintenant votre clé et ${seats} places de plus.`,
  games: (games) =>
    games === 1 ? '1 partie est dans votre historique.' : `${games} parties sont dans votre historique.`,
  left: (games) =>
    games === 1 ? '1 partie n’a pas pu être reprise.' : `${games} parties n’ont pas pu être reprises.`,
  broken: 'Ce lien n’est pas complet. Copiez-le à nouveau sur l’autre appareil.',
  brokenFile: 'Ce n’est pas un fichier de secours. Choisissez-en un enregistré par Iacta.',
};
