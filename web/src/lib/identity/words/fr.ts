import type { IdentityWords } from './shape.ts';

export const words: IdentityWords = {
  title: 'Vos appareils',
  note: 'Emportez vos places et vos parties sur un autre appareil, ou enregistrez un fichier de secours',
  intro:
    'Il n’y a pas de compte. Iacta vous reconnaît à ce navigateur, autrement à chaque table : un serveur ne peut donc pas savoir que vous étiez à deux de ses tables.',
  none: 'Iacta ne vous connaît pas encore. Ce sera le cas quand vous prendrez place à une table en ligne, ou quand vous apporterez ici les places d’un autre appareil.',
  mark: 'Pour comparer : tous vos appareils affichent la même chose',
  devices: 'Appareils utilisés',
  here: (day) => `Ce navigateur vous connaît depuis le ${day}.`,
  device: (game, ago) => `${game} : un appareil, connecté : ${ago}`,
  noDevices: 'Aucun appareil n’est à vos dernières tables en ce moment.',
  devicesNote:
    'Un serveur ne voit un appareil que tant qu’il est connecté. Cette liste montre donc qui est en ce moment à vos 8 dernières tables, et non tous ceux qui ont votre lien.',
  signOut: 'Déconnecter tous les autres appareils',
  signOutAsk: 'Déconnecter tous les autres appareils ?',
  signOutNote:
    'Vos places reçoivent de nouvelles clés. Vos places, vos résultats et votre historique restent sur cet appareil. Vos autres appareils, les liens et les fichiers de secours précédents ne valent plus.',
  signOutDo: 'Déconnecter',
  working: 'Un instant…',
  signedOut: (seats) =>
    seats > 1
      ? `C’est fait : tous les autres appareils sont déconnectés. ${seats} places ont de nouvelles clés.`
      : `C’est fait : tous les autres appareils sont déconnectés. ${seats} place a une nouvelle clé.`,
  saveAgain: 'Enregistrez un nouveau fichier de secours : les précédents ne valent plus.',
  signOutLeft: (answers) =>
    answers > 1
      ? `Ce n’est pas fini : il manque ${answers} réponses. Réessayez dans un instant.`
      : 'Ce n’est pas fini : il manque 1 réponse. Réessayez dans un instant.',
  transfer: 'Un autre appareil',
  transferNote:
    'Ouvrez ce lien ou scannez le code avec l’autre appareil. Vos dernières places viennent avec. Cela marche dans les deux sens : faites de même là-bas pour apporter ici ses places.',
  show: 'Afficher le code et le lien',
  qr: 'Code QR avec le lien pour votre autre appareil',
  secret: 'Gardez-le pour vous : toute personne qui a ce lien peut jouer à votre place.',
  file: 'Fichier de secours',
  fileNote:
    'Toutes vos places et toutes vos parties dans un seul fichier. Gardez-le en lieu sûr : toute personne qui l’a peut jouer à votre place.',
  save: 'Enregistrer le fichier de secours',
  open: 'Ouvrir un fichier de secours',
  forget: 'M’oublier dans ce navigateur',
  forgetAsk: 'Ce navigateur doit-il vous oublier ?',
  forgetNote:
    'Vos places restent sur cet appareil jusqu’à ce que vous les supprimiez. Aux tables que vous rejoindrez ensuite, vous serez une nouvelle personne.',
  forgotten: 'C’est fait : aux prochaines tables, vous serez une nouvelle personne.',
  ask: 'Utiliser ici les places de l’autre appareil ?',
  askReplace: 'Utiliser ici les places de l’autre appareil ?',
  askNote: (seats) =>
    seats === 0
      ? 'Il n’apporte pas de nouvelle place.'
      : seats === 1
        ? 'Vous aurez 1 place de plus ici.'
        : `Vous aurez ${seats} places de plus ici.`,
  makerNote:
    'Qui a créé ce lien ou ce fichier a la même clé et peut jouer à votre place et effacer vos places, vos résultats et vos essais.',
  otherServer: (server) =>
    server === null
      ? 'Le fichier ne dit pas à quel serveur ces places appartiennent. Quand vous les ouvrez, leurs clés sont envoyées à ce serveur : ne les reprenez que si c’est le même.'
      : `Ces places ont été enregistrées chez ${server}. Quand vous les ouvrez, leurs clés sont envoyées à ce serveur : ne les reprenez que si c’est le même.`,
  replaceNote:
    'Ce navigateur vous connaît déjà autrement. Les places qui sont ici restent ; aux nouvelles tables, vous serez la personne de l’autre appareil.',
  take: 'Les utiliser ici',
  taken: (seats) =>
    seats === 0
      ? 'Iacta vous reconnaît maintenant ici aussi.'
      : seats === 1
        ? 'Iacta vous reconnaît maintenant ici aussi : 1 place de plus.'
        : `Iacta vous reconnaît maintenant ici aussi : ${seats} places de plus.`,
  games: (games) =>
    games < 2 ? `${games} partie est dans votre historique.` : `${games} parties sont dans votre historique.`,
  left: (games) =>
    games < 2 ? `${games} partie n’a pas pu être reprise.` : `${games} parties n’ont pas pu être reprises.`,
  broken: 'Ce lien n’est pas complet. Copiez-le à nouveau sur l’autre appareil.',
  brokenFile: 'Ce n’est pas un fichier de secours. Choisissez-en un enregistré par Iacta.',
};
