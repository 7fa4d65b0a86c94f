import type { TerminalWords } from './catalogue.ts';

/** Nothing and one take the singular in French. */
const pointsOf = (points: number) => `${points} ${Math.abs(points) < 2 ? 'point' : 'points'}`;

export const words: TerminalWords = {
  language: 'Français',
  welcome: 'Iacta · cinq jeux de dés, une seule table',

  keys: 'tapez pour filtrer · flèches · Entrée · « aide »',
  keysText: 'Entrée valide · « aide »',
  keysPage: 'flèches pour défiler · Entrée continue · q ferme',
  keysPause: 'une touche : plus vite',
  more: (count) => (count === 1 ? '… et un autre' : `… et ${count} autres`),
  noneFits: (typed) => `Rien ne correspond à « ${typed} ». Retour arrière ou Échap réaffiche tout.`,
  severalFit: (count) => `Il y en a ${count} qui correspondent. Précisez, ou tapez le numéro :`,
  pleaseChoose: 'Tapez un numéro ou une partie du choix (« aide » dit le reste).',
  scroll: (from, to, of) => `lignes ${from}–${to} sur ${of} (Pg↑, Pg↓)`,
  yes: 'Oui',
  no: 'Non',

  whichGame: 'À quoi jouons-nous ?',
  players: (counts) => `${counts} joueurs`,
  minutes: (from, to) => (from === to ? `${from} minutes` : `${from}–${to} minutes`),
  soloExtra: 'en solo aussi',
  changeLanguage: 'Langue : français',
  whichLanguage: 'Dans quelle langue ?',
  continueGame: (title, turn, names) => `Reprendre ${title}, tour ${turn} (${names})`,
  howManySeats: 'À combien jouez-vous ?',
  seats: (count) => (count === 1 ? 'En solo' : `À ${count}`),
  notInRulebook: 'absent du livret',
  whoPlays: 'Qui est autour de la table ?',
  company: (people, bots) => {
    if (bots === 0) return people === 1 ? 'Moi, sans adversaire' : `${people} personnes devant ce terminal`;
    if (people === 0) return bots === 1 ? 'Un bot seul, je regarde' : `${bots} bots, je regarde`;
    const who = people === 1 ? 'Moi' : `${people} personnes`;
    return `${who} contre ${bots === 1 ? 'un bot' : `${bots} bots`}`;
  },
  seatBySeat: 'Choisir place par place',
  whoSits: (seat) => `Qui s’assied à la place ${seat} ?`,
  person: 'Une personne',
  bot: {
    'first-steps': 'Bot, premiers pas : voit ce qu’il a sous les yeux',
    casual: 'Bot, détendu : joue avec bon sens',
    strong: 'Bot, fort : réfléchit quelques coups à l’avance',
    best: 'Bot, le meilleur : ce que nous savons faire de mieux',
    greedy: 'Bot gourmand : prend tout ce qu’il peut',
    random: 'Bot au hasard : joue n’importe quoi',
  },
  botShort: 'bot',
  yourName: 'Comment vous appelez-vous ?',
  nameOf: (number) => `Comment s’appelle la personne à la place ${number} ?`,
  nameTaken: (name) => `${name} est déjà à la table.`,
  ready: 'Tout est prêt ?',
  begin: 'Commencer la partie',
  diceQuestion: 'Avec quels dés ?',
  diceIacta: 'Iacta lance les dés',
  diceOwn: 'Nous lançons les nôtres et tapons ce qu’ils montrent',
  diceShort: 'Dés',
  diceIactaShort: 'lancés par Iacta',
  diceOwnShort: 'les nôtres',

  commands: {
    help: { typed: ['aide', '?'], does: 'cette aide' },
    rules: { typed: ['règles'], does: 'comment on joue' },
    score: { typed: ['points'], does: 'les points jusqu’ici, partie par partie' },
    story: { typed: ['récit'], does: 'ce qui s’est passé jusqu’ici' },
    undo: { typed: ['annuler', 'retour'], does: 'annuler le dernier coup' },
    save: {
      typed: ['enregistrer'],
      does: 'enregistrer ; « enregistrer FICHIER » dans un fichier de votre choix',
    },
    lang: { typed: ['langue'], does: 'changer de langue' },
    quit: { typed: ['quitter', 'fin'], does: 'quitter la table' },
  },
  helpTitle: 'Aide',
  helpChoosing:
    'Tapez le numéro d’un choix ou n’importe quelle partie de ses mots ; plusieurs mots resserrent encore la liste. On peut aussi taper un coup sous sa forme JSON : si les règles le refusent, vous saurez pourquoi.',
  rulesFile: (path) => `Toutes les règles, numérotées : ${path}`,
  throwsOwn: (name) => `${name} lance les dés.`,
  typeFaces: (dice) => `Que montrent vos dés ? Dans cet ordre : ${dice.join(', ')}`,
  typeUnlike: (dice) => `Que montrent vos dés, dans n’importe quel ordre ? ${dice.join(', ')}`,
  typeFace: (die) => `Que montre le dé ? (${die})`,
  typeAlike: (count, die) => `Que montrent les ${count} dés, dans n’importe quel ordre ? (${die})`,
  wrongCount: (expected, typed) =>
    `On lance ${expected === 1 ? 'un dé' : `${expected} dés`}, mais vous avez tapé ${typed === 1 ? 'une face' : `${typed} faces`}.`,
  noSuchFace: ({ die, faces }, typed) => `« ${typed} » n’est pas sur ce dé : ${die}. Ses faces : ${faces}.`,
  whoStarts: 'Qui a été tiré au sort ?',
  didNotUnderstand: (typed) =>
    `« ${typed} » n’est pas dans la liste. Tapez un numéro, une partie du choix ou « aide ».`,
  byRule: (rule) => `règle ${rule}`,
  handOver: (name) => `À ${name}, en secret. Les autres regardent ailleurs.`,
  handOverWhy: 'Chacun répond de son côté ; les réponses sont révélées ensemble.',
  iAm: (name) => `C’est moi, ${name} : montrez-moi la question`,
  changesMind: (name) => `${name} veut changer sa réponse`,
  asks: (name) => `${name} :`,
  tookBack: (name) => `${name} annule son dernier coup.`,
  tookBackTogether: 'Annulé, avec l’accord de toute la table.',
  undoTogether: 'Cela remonte plus loin que votre propre dernier coup. Toute la table est d’accord ?',
  undoNothing: 'Il n’y a rien à annuler.',
  storyTitle: 'L’histoire jusqu’ici',
  storyEmpty: 'Il ne s’est encore rien passé.',

  scoreTitle: 'Points',
  total: 'Total',
  over: 'La partie est finie',
  wins: (name, points) => `${name} gagne avec ${pointsOf(points)}.`,
  share: (names, points) => `${names} partagent la victoire avec ${pointsOf(points)}.`,
  solo: (name, points) => `${name} : ${pointsOf(points)}.`,
  tieBreak: (what) => `Égalité de points : ${what} départage.`,
  rating: (rating) => `Appréciation : ${rating}`,
  again: 'Une autre partie ?',
  againSame: 'Même jeu, même table',
  againOther: 'Un autre jeu',
  enough: 'Assez pour aujourd’hui',

  saved: (file) => `Partie enregistrée : ${file}`,
  notSaved: (file, why) => `Impossible d’écrire ${file} (${why}).`,
  fileExists: (file) => `${file} existe déjà et ne vient pas de cette partie : le fichier reste tel quel.`,
  leaveQuestion: 'Quitter la table ?',
  leaveKeep: 'Oui, en gardant la partie pour plus tard',
  leaveDrop: 'Oui, et jeter la partie',
  leaveStay: 'Non, continuer à jouer',
  goodbye: 'À bientôt !',
  keptFor: (command) => `La partie est gardée. « ${command} » permet de la reprendre.`,
  wholeGame: (file) => `La partie entière est dans ${file}`,
  noFile: (file) => `Le fichier ${file} n’existe pas ou ne peut pas être lu.`,
  notASave: (file) => `${file} n’est pas une partie d’Iacta enregistrée. Le fichier n’a pas été touché.`,
  newerSave: (file) =>
    `${file} vient d’un Iacta plus récent que celui-ci. Mettez Iacta à jour pour continuer ; le fichier n’a pas été touché.`,
  damagedSave: (file, why) =>
    `${file} est une partie d’Iacta enregistrée, mais endommagée (${why}). Le fichier n’a pas été touché.`,
  alreadyOver: 'Cette partie est déjà finie.',

  commandsUsage: `iacta play [jeu]    jouer dans ce terminal (iacta play --help)
iacta serve         ouvrir la table aux navigateurs de ce réseau (iacta serve --help)
iacta engine        parler le protocole en lignes (docs/protocol.md)
iacta arena         des bots contre des bots, mesurés (iacta arena --help)
iacta verify FICHIER  vérifier les dés et les coups d’une table jouée en ligne`,
  usage: `iacta play [jeu]       jouer dans ce terminal

  --seats N             à combien on joue
  --bots N              combien d’entre eux sont des bots (aux dernières places)
  --bot NIVEAU          leur force : first-steps, casual, strong, best, greedy, random
  --name NOM            le nom d’une personne ; une fois pour chacune
  --option NOM=VALEUR   une option du jeu ; autant de fois qu’on veut
  --dice iacta|own      Iacta lance les dés, ou vous tapez ce que montrent les vôtres
  --seed N              la même graine lance les mêmes dés
  --lang it|de|en|fr    la langue ; sinon celle du système
  --resume FICHIER      reprendre une partie enregistrée
  --fast                les bots jouent sans pause
  --yes                 aucune question avant la partie
  --help                cette page

Ce qui manque est demandé ; Entrée accepte la proposition.`,
  badFlag: (flag, allowed) => `Valeurs possibles pour ${flag} : ${allowed}.`,
  optionForm: 'NOM=VALEUR',
  unknownFlag: (flag) => `L’option ${flag} n’existe pas. « --help » les montre toutes.`,
  missingValue: (flag) => `Il manque une valeur après ${flag}.`,
  noValue: (flag) => `${flag} s’écrit sans valeur.`,
  unknownGame: (id, known) => `Il n’y a pas de jeu « ${id} ». Il y a : ${known}.`,

  refusals: {
    malformed: () => 'Ce jeu ne connaît pas de coup pareil.',
    'unknown-game': () => 'Ce jeu n’est pas connu ici.',
    'unknown-option': (about) => `Il n’y a pas d’option « ${about} ».`,
    'bad-option': (about) => `Cette valeur ne convient pas à l’option « ${about} ».`,
    'unknown-version': () => 'Elle a été jouée avec une version des règles inconnue ici.',
    'impossible-position': () => 'Aucune partie ne peut arriver à cette position.',
    over: () => 'La partie est finie.',
    'no-such-seat': () => 'Cette place n’existe pas à cette table.',
    'not-your-decision': () => 'Ce n’est pas à vous de décider maintenant.',
    'dice-awaited': () => 'Il faut d’abord lancer les dés.',
    'no-dice-awaited': () => 'On ne lance pas de dés maintenant.',
    'wrong-dice': () => 'Ce ne sont pas les dés à lancer maintenant.',
    stale: () => 'Cette question est déjà passée.',
    'nothing-to-undo': () => 'Il n’y a rien à annuler.',
    'undo-needs-consent': () => 'Il faut l’accord de toute la table.',
    'bad-entry': (about) => `le coup ${about} ne peut pas être joué`,
  },
};
