import type { TerminalWords } from './catalogue.ts';

/** Nothing and one take the singular in French. */
const pointsOf = (points: number) => `${points} ${Math.abs(points) < 2 ? 'point' : 'points'}`;

export const words: TerminalWords = {
  language: 'Français',
  welcome: 'Iacta · cinq jeux de dés, une seule table',

  keys: 'tapez pour filtrer · flèches · Entrée · « aide »',
  keysText: 'Entrée valide · « aide »',
  keysPage: 'flèches pour défiler · Entrée continue · q ferme',
  keysPause: 'une touche pour aller plus vite',
  more: (count) => (count === 1 ? '… et un autre' : `… et ${count} autres`),
  noneFits: (typed) =>
    `Rien ne correspond à « ${typed} ». Appuyez sur Retour arrière ou Échap pour tout revoir.`,
  severalFit: (count) => `${count} choix correspondent. Précisez, ou tapez le numéro :`,
  pleaseChoose: 'Tapez un numéro ou une partie du choix, ou « aide ».',
  scroll: (from, to, of) => `lignes ${from}–${to} sur ${of} (Pg↑, Pg↓)`,
  yes: 'Oui',
  no: 'Non',

  whichGame: 'À quoi jouons-nous ?',
  players: (counts) => `${counts} joueurs`,
  minutes: (from, to) => (from === to ? `${from} minutes` : `${from}–${to} minutes`),
  soloExtra: 'aussi en solo',
  changeLanguage: 'Langue : français',
  whichLanguage: 'Dans quelle langue ?',
  continueGame: (title, turn, names) => `Reprendre ${title}, tour ${turn} (${names})`,
  howManySeats: 'Combien de joueurs ?',
  seats: (count) => (count === 1 ? 'En solo' : `À ${count}`),
  notInRulebook: 'absent du livret',
  whoPlays: 'Qui joue ?',
  company: (people, bots) => {
    if (bots === 0) return people === 1 ? 'Juste moi' : `${people} personnes devant ce terminal`;
    if (people === 0) return bots === 1 ? 'Regarder jouer un bot' : `Regarder jouer ${bots} bots`;
    const who = people === 1 ? 'Moi' : `${people} personnes`;
    return `${who} contre ${bots === 1 ? 'un bot' : `${bots} bots`}`;
  },
  seatBySeat: 'Choisir place par place',
  whoSits: (seat) => `Qui joue à la place ${seat} ?`,
  person: 'Une personne',
  bot: {
    'first-steps': 'Bot, débutant : il apprend encore',
    learning: 'Bot, apprenti : il a déjà joué quelques fois',
    casual: 'Bot, tranquille : joue pour le plaisir',
    skilled: 'Bot, habile : peu de choses lui échappent',
    strong: 'Bot, fort : prévoit plusieurs coups',
    best: 'Bot, expert : le plus fort que nous ayons',
    greedy: 'Bot, gourmand : prend tout de suite le plus de points',
    random: 'Bot, au hasard : joue n’importe quoi',
  },
  botShort: 'bot',
  yourName: 'Comment vous appelez-vous ?',
  nameOf: (number) => `Comment s’appelle la personne à la place ${number} ?`,
  nameTaken: (name) => `${name} est déjà à la table. Tapez un autre nom.`,
  whichSpaces: (max) => `Tapez jusqu’à ${max} cases, la ligne puis la colonne, par exemple 46 55 64`,
  badSpaces: (side, max) =>
    `Ça ne marche pas : tapez de 1 à ${max} cases différentes avec des nombres de 1 à ${side}, par exemple 46 55 64.`,
  ready: 'Tout est prêt ?',
  begin: 'Commencer la partie',
  diceQuestion: 'Avec quels dés ?',
  diceIacta: 'Iacta lance les dés',
  diceOwn: 'Nous lançons nos dés et tapons le résultat',
  diceShort: 'Dés',
  diceIactaShort: 'Iacta lance les dés',
  diceOwnShort: 'nous lançons nos dés',

  commands: {
    help: { typed: ['aide', '?'], does: 'afficher cette aide' },
    rules: { typed: ['règles'], does: 'afficher comment jouer' },
    score: { typed: ['points'], does: 'afficher les points jusqu’ici' },
    story: { typed: ['historique', 'récit'], does: 'afficher le déroulement' },
    hint: { typed: ['conseil', 'indice'], does: 'afficher ce que jouerait le bot le plus fort' },
    undo: { typed: ['annuler', 'retour'], does: 'annuler la dernière étape' },
    save: {
      typed: ['enregistrer'],
      does: 'enregistrer la partie, ou « enregistrer FICHIER » dans un fichier de votre choix',
    },
    say: { typed: ['dire', 'message'], does: 'envoyer un message aux autres' },
    pause: { typed: ['pause'], does: 'mettre la partie en pause' },
    dice: { typed: ['dés'], does: 'afficher les lancers que cet appareil a vérifiés' },
    lang: { typed: ['langue'], does: 'changer de langue' },
    quit: { typed: ['quitter', 'fin'], does: 'quitter la table' },
  },
  helpTitle: 'Aide',
  helpChoosing:
    'Tapez le numéro d’un choix ou une partie de ses mots ; plus de mots resserrent la liste. Vous pouvez aussi taper un coup en JSON : si les règles l’interdisent, Iacta vous dit pourquoi.',
  rulesFile: (path) => `Toutes les règles, numérotées : ${path}`,
  throwsOwn: (name) => `${name}, lancez vos dés.`,
  typeFaces: (dice) => `Qu’avez-vous obtenu ? Dans cet ordre : ${dice.join(', ')}`,
  typeUnlike: (dice) => `Qu’avez-vous obtenu, dans n’importe quel ordre ? ${dice.join(', ')}`,
  typeFace: (die) => `Qu’avez-vous obtenu ? (${die})`,
  typeAlike: (count, die) => `Que montrent les ${count} dés, dans n’importe quel ordre ? (${die})`,
  wrongCount: (expected, typed) =>
    `Tapez ${expected === 1 ? 'une face' : `${expected} faces`} ; vous en avez tapé ${typed === 1 ? 'une' : typed}.`,
  noSuchFace: ({ die, faces }, typed) =>
    `« ${typed} » n’existe pas sur ce dé (${die}). Ses faces : ${faces}.`,
  whoStarts: 'Qui commence ?',
  didNotUnderstand: (typed) =>
    `« ${typed} » n’est pas dans la liste. Tapez un numéro, une partie du choix ou « aide ».`,
  byRule: (rule) => `règle ${rule}`,
  handOver: (name) => `À ${name}, en secret. Les autres ne regardent pas.`,
  handOverWhy: 'Chacun choisit en secret ; puis les choix sont révélés ensemble.',
  iAm: (name) => `C’est moi, ${name} : montrez-moi la question`,
  changesMind: (name) => `${name} veut changer sa réponse`,
  asks: (name) => `${name} :`,
  labelled: (name, value) => `${name} : ${value}`,
  tookBack: (name) => `${name} annule la dernière étape.`,
  tookBackTogether: 'Annulé, avec l’accord de tous.',
  undoTogether: 'Cela remonte plus loin que votre dernière étape. Tout le monde est d’accord ?',
  undoNothing: 'Il n’y a rien à annuler.',
  storyTitle: 'Historique',
  storyEmpty: 'Rien ne s’est encore passé.',

  rollMarked: (count) => (count === 1 ? 'Relancer le dé marqué' : `Relancer les ${count} dés marqués`),
  helpMarking:
    'Dés à relancer : tapez leurs numéros, par exemple 2 4 5, pour les marquer ou non ; Entrée lance.',
  hint: (move) => `Conseil : ${move}`,
  hintNone: 'Il n’y a pas de conseil pour cette décision.',

  scoreTitle: 'Points',
  total: 'Total',
  over: 'La partie est terminée',
  wins: (name, points) => `${name} gagne avec ${pointsOf(points)}.`,
  share: (names, points) => `${names} gagnent ensemble avec ${pointsOf(points)}.`,
  solo: (name, points) => `${name} : ${pointsOf(points)}.`,
  tieBreak: (what) => `À égalité de points, c’est ${what} qui départage.`,
  rating: (rating) => `Appréciation : ${rating}`,
  again: 'Une autre partie ?',
  againSame: 'Même jeu, mêmes joueurs',
  againOther: 'Un autre jeu',
  enough: 'Assez pour aujourd’hui',

  saved: (file) => `Partie enregistrée : ${file}`,
  notSaved: (file, why) => `Impossible d’écrire ${file} (${why}).`,
  fileExists: (file) => `${file} existe déjà et ne vient pas de cette partie. Choisissez un autre nom.`,
  leaveQuestion: 'Quitter la table ?',
  leaveKeep: 'Quitter et enregistrer la partie pour plus tard',
  leaveDrop: 'Quitter et supprimer la partie',
  leaveStay: 'Continuer à jouer',
  goodbye: 'À bientôt !',
  keptFor: (command) => `La partie est enregistrée. Tapez « ${command} » pour la reprendre.`,
  wholeGame: (file) => `Toute la partie est dans ${file}`,
  noFile: (file) => `Le fichier ${file} n’existe pas ou est illisible.`,
  notASave: (file) => `${file} n’est pas une partie d’Iacta enregistrée. Le fichier n’a pas changé.`,
  newerSave: (file) =>
    `${file} vient d’une version plus récente d’Iacta. Mettez Iacta à jour pour continuer ; le fichier n’a pas changé.`,
  damagedSave: (file, why) =>
    `${file} est une partie d’Iacta enregistrée, mais abîmée (${why}). Le fichier n’a pas changé.`,
  alreadyOver: 'Cette partie est déjà terminée.',

  commandsUsage: `iacta play [jeu]    jouer dans ce terminal (iacta play --help)
iacta join CODE     jouer à une table en ligne (iacta join --help)
iacta serve         ouvrir la table aux navigateurs de ce réseau (iacta serve --help)
iacta admin         gère un serveur en marche (iacta admin --help, en anglais)
iacta backup FICHIER   copier toutes les tables du serveur, même pendant les parties
iacta restore FICHIER  remettre une copie en place
iacta move --to URL  déplacer toutes les tables vers une base PostgreSQL
iacta push-keys     permet d’activer les notifications (iacta push-keys --help)
iacta engine        parler le protocole en lignes (docs/protocol.md)
iacta arena         des bots contre des bots, mesurés (iacta arena --help)
iacta verify FICHIER  vérifier les dés et les coups d’une table jouée en ligne
iacta verify-day FICHIER  vérifier toutes les parties d’une journée
iacta review FICHIER  chance et décisions d’une partie finie
iacta --version     afficher la version`,
  engineUsage: `iacta engine

Lit un objet JSON par ligne sur l’entrée standard et répond à chacun par une ligne sur la sortie standard.
S’arrête avec l’entrée ou sur {"do":"quit"}. Pour essayer : echo '{"do":"hello"}' | iacta engine
Le protocole est décrit dans docs/protocol.md.`,
  usage: `iacta play [jeu]       jouer dans ce terminal

  --seats N             combien de joueurs
  --bots N              combien d’entre eux sont des bots (aux dernières places)
  --bot NIVEAU          leur force : first-steps, casual, strong, best, greedy, random
  --name NOM            le nom d’une personne ; une fois pour chacune
  --option NOM=VALEUR   une option du jeu ; autant de fois que vous voulez
  --dice iacta|own      Iacta lance les dés, ou vous tapez ce que montrent les vôtres
  --seed N              la même graine lance les mêmes dés
  --lang it|de|en|fr    la langue ; sinon celle du système
  --resume FICHIER      reprendre une partie enregistrée
  --fast                les bots jouent sans pause
  --ascii               caractères simples uniquement
  --yes                 aucune question avant la partie
  --help                cette page

Ce qui manque est demandé ; Entrée accepte la proposition.`,
  badFlag: (flag, allowed) => `Valeurs possibles pour ${flag} : ${allowed}.`,
  optionForm: 'NOM=VALEUR',
  unknownFlag: (flag) => `L’option ${flag} n’existe pas. « --help » les montre toutes.`,
  missingValue: (flag) => `Il manque une valeur après ${flag}.`,
  noValue: (flag) => `${flag} s’écrit sans valeur.`,
  unknownGame: (id, known) => `Le jeu « ${id} » n’existe pas. Choisissez parmi : ${known}.`,

  refusals: {
    malformed: () => 'Ce coup n’existe pas dans ce jeu.',
    'unknown-game': () => 'Ce jeu n’existe pas ici.',
    'unknown-option': (about) => `L’option « ${about} » n’existe pas.`,
    'bad-option': (about) => `Cette valeur n’est pas possible pour l’option « ${about} ».`,
    'unknown-version': () => 'Elle vient d’une version plus récente des règles. Mettez d’abord Iacta à jour.',
    'impossible-position': () => 'Aucune partie ne peut arriver à cette position.',
    over: () => 'La partie est terminée.',
    'no-such-seat': () => 'Cette place n’existe pas dans cette partie.',
    'not-your-decision': () => 'Ce n’est pas à vous.',
    'dice-awaited': () => 'Lancez d’abord les dés.',
    'no-dice-awaited': () => 'Ce n’est pas le moment de lancer : jouez un coup.',
    'wrong-dice': () => 'Ce ne sont pas les dés à lancer maintenant.',
    stale: () => 'Trop tard : la partie a déjà avancé.',
    'nothing-to-undo': () => 'Il n’y a rien à annuler.',
    'undo-needs-consent': () => 'Il faut d’abord l’accord de toute la table.',
    'bad-entry': (about) => `l’étape ${about} n’est pas jouable`,
  },
};
