import type { OnlineWords } from './shape.ts';

const list = new Intl.ListFormat('fr');

export const words: OnlineWords = {
  hub: {
    title: 'Jouer en ligne',
    intro: 'Chacun joue sur son téléphone, sa tablette ou son ordinateur, dans la même pièce ou à distance.',
    join: 'Rejoindre une table',
    code: 'Code de la table',
    go: 'Rejoindre',
    open: 'Ouvrir une table',
    mine: 'Vos tables',
    waits: 'Pas encore commencée',
    over: 'Terminée',
    as: (name) => `vous êtes ${name}`,
    more: 'Plus',
    strangers: 'Tables ouvertes',
    strangersNote: 'Jouez avec des personnes en ligne en ce moment',
    screen: 'Montrer une table sur cet écran',
    screenNote: 'Pour une tablette ou une télé que tout le monde voit',
    data: 'Vos données sur le serveur',
    dataNote: 'Consultez-les, enregistrez-les ou supprimez-les',
  },
  open: {
    title: (game) => `${game} : ouvrir une table`,
    seats: 'Combien de joueurs ?',
    clock: 'Temps par décision',
    noClock: 'Sans limite',
    clockNote: 'Si votre temps est écoulé, Iacta joue un coup simple à votre place.',
    watch: 'Laisser d’autres personnes regarder',
    watchNote: 'Toute personne qui a le lien peut regarder, sans jamais voir les choix secrets',
    go: 'Ouvrir la table',
    device: 'À quoi sert cet appareil ?',
    plays: 'Je joue sur cet appareil',
    playsNote: 'Vous aurez la première place',
    shows: 'Il montre la table à tout le monde',
    showsNote: 'Une tablette ou une télé ; chacun joue sur son téléphone',
    listed: 'Tout le monde peut jouer',
    listedNote: 'Votre table apparaît parmi les tables ouvertes',
    ownDice: 'Nous lançons de vrais dés',
    ownDiceNote:
      'À votre tour, vous entrez ce que montrent vos dés. Ces lancers sont signalés : personne ne peut les vérifier.',
    spectatorPhrases: 'Les spectateurs peuvent envoyer des phrases',
  },
  tables: {
    title: 'Tables ouvertes',
    intro: 'Tout le monde peut rejoindre ces tables. La liste se met à jour toute seule.',
    none: 'Il n’y a pas de table ouverte en ce moment. Ouvrez-en une où tout le monde peut jouer, ou revenez plus tard.',
    waiting: (names, count) => `${names} ${count === 1 ? 'attend' : 'attendent'}`,
    nobody: 'Personne pour le moment',
    free: (count) => (count === 1 ? '1 place libre' : `${count} places libres`),
    clock: (time) => `${time} par décision`,
    sit: 'S’asseoir',
    sitAt: (game, names) => `S’asseoir : ${game} avec ${names}`,
    open: 'Ouvrir votre propre table',
  },
  screen: {
    title: 'Écran partagé',
    intro: 'Cet écran montre la table à toute la pièce. Chacun joue sur son téléphone.',
    go: 'Montrer la table',
    new: 'Ou ouvrir une nouvelle table',
    here: 'Montrer la table ici à tout le monde',
    hereNote: 'Pour une tablette ou une télé ; sans prendre de place',
    join: 'Jouez avec votre téléphone',
    scan: 'Scannez le code avec l’appareil photo',
    type: (address) => `ou ouvrez ${address} et tapez le code`,
    whole: 'Plein écran',
    notWhole: 'Quitter le plein écran',
    throws: (name) => `${name} lance les dés`,
    secret: (names) => `${names} : choisissez en secret sur votre téléphone`,
    story: 'Historique',
    leave: 'Ne plus montrer cette table',
  },
  data: {
    title: 'Vos données sur le serveur',
    intro:
      'Il n’y a pas de compte. Pour chaque table où cet appareil a une place, le serveur garde le nom que vous avez donné, une empreinte de la clé de votre place et vos coups. Il ne garde ni votre adresse ni les phrases envoyées.',
    none: 'Cet appareil n’a de place à aucune table : le serveur ne sait rien de vous.',
    at: (count) => (count === 1 ? 'À 1 table' : `À ${count} tables`),
    save: 'Tout enregistrer dans un fichier',
    saved: (count) =>
      count === 1 ? 'Données d’une table enregistrées.' : `Données de ${count} tables enregistrées.`,
    unread: (count) =>
      count === 1
        ? '1 table n’est pas joignable. Réessayez plus tard.'
        : `${count} tables ne sont pas joignables. Réessayez plus tard.`,
    delete: 'Tout supprimer',
    deleteAt: (game) => `Supprimer vos données de la table de ${game}`,
    ask: (count) =>
      count === 1 ? 'Supprimer vos données d’une table ?' : `Supprimer vos données de ${count} tables ?`,
    askAt: (game) => `Supprimer vos données de la table de ${game} ?`,
    note: 'Votre nom et la clé de votre place sont supprimés pour de bon. Si la partie est en cours, un bot joue pour vous et vous ne pouvez plus revenir. Vos coups restent, sans votre nom : ils font partie de la partie de tous.',
    confirm: 'Supprimer',
    deleted: (count) =>
      count === 1 ? 'Données supprimées d’une table.' : `Données supprimées de ${count} tables.`,
  },
  join: {
    title: (game) => `Rejoindre une partie de ${game}`,
    with: (names) => `À cette table : ${names}. Vous jouez aussi ?`,
    name: 'Votre nom',
    sit: 'S’asseoir',
    watch: 'Regarder seulement',
    full: 'Toutes les places sont prises.',
    late: 'La partie a déjà commencé. Vous pouvez prendre la place d’un bot, ou regarder.',
    takeOver: (bot) => `Jouer à la place de ${bot}`,
  },
  room: {
    title: (game) => `${game} : la table est ouverte`,
    invite: 'Invitez les autres',
    qr: 'Code QR du lien vers cette table',
    code: 'Code à lire à voix haute',
    link: 'Lien',
    copy: 'Copier le lien',
    share: 'Partager le lien',
    copied: 'Copié.',
    onlyHere:
      'Ce lien ne marche que sur cet appareil. Ouvrez Iacta avec son adresse réseau pour que les autres puissent jouer.',
    seats: 'Places',
    you: 'vous',
    host: 'hôte',
    here: 'là',
    away: 'pas là',
    empty: 'Place libre',
    whoAt: (seat) => `Qui joue à la place ${seat}`,
    keepFree: 'Garder libre',
    bot: 'Bot',
    start: 'Commencer la partie',
    waitsForHost: 'On attend que l’hôte commence la partie.',
    leave: 'Quitter la table',
    againTitle: (game) => `${game} : revanche`,
    againWaits: (names) =>
      `Pas encore là : ${names}. La partie commence dès que tout le monde est là ; chacun avance d’une place.`,
    standIn: 'un bot joue en attendant',
    thinking: 'réfléchit',
    settings: 'Réglages de la table',
    addSeat: 'Ajouter une place',
    closeSeat: (seat) => `Fermer la place ${seat}`,
    remove: (name) => `Retirer ${name}`,
    makeHost: (name) => `Nommer ${name} hôte`,
    more: (name) => `Options pour ${name}`,
    startWithBots: 'Commencer avec des bots aux places libres',
    startWithBotsFor: (names) => `Commencer avec un bot pour ${names}`,
    startWith: (players) => (players === 1 ? 'Commencer en solo' : `Commencer à ${players}`),
    freeSeats: 'Il reste des places libres.',
    hostStarts: (name) => `${name} va commencer la partie.`,
    hostAway: (name) =>
      `${name} est l’hôte, mais n’est pas là. Au bout d’une minute, une personne présente prend le relais.`,
    onScreen: 'La première personne qui s’installe commence la partie depuis son téléphone.',
  },
  table: {
    yourTurn: 'À vous',
    waitingFor: (names) => `On attend ${names}`,
    oneThinks: (name) => `${name} réfléchit…`,
    watching: 'Vous regardez.',
    watchers: (count) => (count === 1 ? 'Une personne regarde.' : `${count} personnes regardent.`),
    company: 'Qui est là',
    paused: 'La partie est en pause.',
    pausedBy: (name) => `${name} a mis la partie en pause.`,
    pausedByYou: 'Vous avez mis la partie en pause.',
    pause: 'Mettre en pause',
    resume: 'Reprendre',
    askUndo: (name, steps) =>
      steps === 1
        ? `${name} voudrait annuler la dernière étape.`
        : `${name} voudrait annuler les ${steps} dernières étapes.`,
    askBot: (name, away) => `${name} propose qu’un bot joue pour ${away} pendant son absence.`,
    agree: 'D’accord',
    disagree: 'Non, merci',
    askedUndo: 'On attend l’accord des autres.',
    askedBot: 'On attend que les autres acceptent un bot.',
    offerBot: (name) => `Laisser un bot jouer pour ${name}`,
    replaced: 'Un bot joue pour vous.',
    takeBack: 'Reprendre ma place',
    leave: 'Laisser ma place',
    leaveNote: 'Un bot prend le relais. Vous pouvez revenir.',
    otherDevice: 'Continuer sur un autre appareil',
    otherDeviceNote:
      'Ce lien est votre place : gardez-le pour vous. La personne qui l’ouvre joue à votre place.',
    awayShort: (count) => (count === 1 ? '1 absent' : `${count} absents`),
    waitingForAway: (names, count) =>
      `On attend ${names}, ${count === 1 ? 'qui n’est pas là' : 'qui ne sont pas là'}`,
    screen: 'Montrer la table sur un grand écran',
    screenNote: 'Ouvrez ce lien sur une tablette ou une télé dans la pièce.',
    left: (time) => `Temps restant : ${time}`,
    leftFor: (name, time) => `Temps restant pour ${name} : ${time}`,
    call: 'Me prévenir quand c’est à moi',
    askCall: 'Vous prévenir quand c’est à vous ?',
    callYes: 'Me prévenir',
    callNo: 'Pas maintenant',
    called:
      'Vous entendrez un son et, si vous êtes dans un autre onglet, vous recevrez une notification du navigateur.',
    calledQuietly:
      'Vous entendrez un son et le titre de la page changera. Les notifications du navigateur ne sont pas disponibles ici.',
    rematchBy: (name) => `${name} voudrait une revanche.`,
    rematchOpen: 'Une autre partie ? La table est prête.',
    joinRematch: 'Rejoindre la revanche',
    notNow: 'Pas maintenant',
    invite: 'Inviter quelqu’un',
    inviteNote: 'Avec ce code, les autres peuvent regarder, ou prendre la place d’un bot.',
    onTv: (address) => `Sur une télé : ouvrez ${address} et tapez le code.`,
    pendingOffline:
      'Pas encore envoyé : ça part dès que vous êtes en ligne. Touchez autre chose pour changer.',
    byClock: (step) => `Temps écoulé : ${step}`,
    rollByHand: 'Laisser Iacta lancer',
  },
  say: 'Phrases',
  phrases: {
    hello: 'Salut !',
    'good-luck': 'Bonne chance !',
    'well-played': 'Bien joué !',
    lucky: 'Tu as de la chance !',
    oops: 'Oups…',
    thinking: 'Je réfléchis.',
    'your-turn': 'C’est à toi.',
    'one-moment': 'Un instant…',
    back: 'Me revoilà.',
    thanks: 'Merci !',
    again: 'Encore une partie ?',
    bye: 'À la prochaine !',
  },
  said: (name, phrase) => `${name} : « ${phrase} »`,
  watcherSaid: (phrase) => `Dans le public : « ${phrase} »`,
  connection: {
    connecting: 'Connexion en cours…',
    lost: 'Connexion perdue. Reconnexion en cours ; votre partie est en sécurité.',
    offline: 'Vous êtes hors ligne. Votre partie est en sécurité et reprendra dès que vous serez en ligne.',
    back: 'De nouveau en ligne.',
  },
  dice: {
    checked: (count) => (count === 1 ? '1 lancer vérifié' : `${count} lancers vérifiés`),
    none: 'Dés équitables',
    title: 'Des dés vérifiables',
    mine: (checked, rolls) => `Cet appareil a vérifié ${checked} lancers sur ${rolls}.`,
    noRolls: 'Aucun dé n’a encore été lancé.',
    others: {
      typed: (count) =>
        count === 1
          ? '1 lancer de vrais dés, saisi à la main : personne ne peut le vérifier.'
          : `${count} lancers de vrais dés, saisis à la main : personne ne peut les vérifier.`,
      'without-me': (count) =>
        count === 1 ? '1 lancer sans cet appareil.' : `${count} lancers sans cet appareil.`,
      'server-only': (count) =>
        count === 1
          ? '1 lancer sans aucun appareil : il faut croire le serveur sur parole.'
          : `${count} lancers sans aucun appareil : il faut croire le serveur sur parole.`,
      old: (count) =>
        count === 1
          ? '1 lancer d’avant cette vérification : le serveur pouvait écarter des appareils.'
          : `${count} lancers d’avant cette vérification : le serveur pouvait écarter des appareils.`,
      repeated: (count) =>
        count === 1
          ? '1 lancer a été refait après que cet appareil avait montré son nombre. Le serveur connaissait peut-être le premier résultat.'
          : `${count} lancers ont été refaits après que cet appareil avait montré son nombre. Le serveur connaissait peut-être le premier résultat.`,
      unproven: (count) =>
        count === 1
          ? '1 lancer contient un nombre de cet appareil dont il n’a jamais vu l’annonce.'
          : `${count} lancers contiennent un nombre de cet appareil dont il n’a jamais vu l’annonce.`,
      doubtful: (count) =>
        count === 1
          ? '1 lancer a suivi un accord donné en votre nom, mais pas depuis cet appareil.'
          : `${count} lancers ont suivi un accord donné en votre nom, mais pas depuis cet appareil.`,
    },
    broken:
      'Un lancer, ou le journal de cette table, ne correspond pas à ce qui était promis. Ne faites pas confiance à ce serveur.',
    people: 'Quels appareils ont participé',
    person: (name, took, of) => `${name} : ${took} lancers sur ${of}`,
    rolls: 'Lancer par lancer',
    roll: (number) => `Lancer ${number}`,
    byAll: (people) =>
      people === 1
        ? 'avec votre appareil'
        : people === 2
          ? 'avec les deux appareils'
          : `avec les ${people} appareils`,
    without: (names) => `sans ${names}`,
    byNone: 'parole du serveur',
    oldRoll: 'ancien type',
    typedRoll: 'saisi à la main',
    compare: 'Code à comparer',
    compareText:
      'Lisez-le-vous à voix haute : si tout le monde a le même code, tout le monde a vu la même partie.',
    how: 'Comment ça marche, et ce que ça n’empêche pas',
    checkAll: 'Revérifier toute la partie',
    allRight: (rolls) => (rolls === 1 ? 'Tout est juste : 1 lancer.' : `Tout est juste : ${rolls} lancers.`),
    earlyClock: (count) =>
      count === 1
        ? 'D’après les heures du journal, le temps a pris fin trop tôt une fois : soit l’horloge du serveur a été reculée, soit le serveur a joué pour quelqu’un.'
        : `D’après les heures du journal, le temps a pris fin trop tôt ${count} fois : soit l’horloge du serveur a été reculée, soit le serveur a joué pour quelqu’un.`,
    wrongAt: (entry) => `L’entrée ${entry} du journal est fausse.`,
    noLog: 'Impossible d’obtenir le journal. Réessayez plus tard.',
    file: 'Enregistrer le journal dans un fichier',
    page: {
      title: 'Des dés vérifiables',
      how: [
        'Imaginez que le serveur lance ses dés sous un gobelet et que chacun glisse un nombre dans une enveloppe fermée. D’abord, toutes les enveloppes sont sur la table et tout le monde voit à qui elles sont ; ensuite seulement elles sont ouvertes et le gobelet est soulevé. Gobelet et enveloppes font ensemble le lancer : personne n’a donc pu l’orienter.',
        'C’est ce qui se passe avant chaque lancer. Le serveur montre l’empreinte d’un nombre secret, chaque appareil celle du sien. Le journal de la table dit quels appareils participent. Les appareils n’envoient leurs nombres qu’une fois que c’est écrit.',
        'Pour cet appareil, un lancer est vérifié si son propre nombre était annoncé à temps et a servi, si les dés tombent juste et si le journal prolonge celui qu’il connaissait déjà. Un appareil éteint ne participe pas, tout simplement, et la liste le dit.',
      ],
      remains: 'Ce qu’un serveur malhonnête pourrait encore faire',
      left: [
        'Écarter votre appareil d’un lancer. Le lancer n’est alors pas vérifié, et cela se voit.',
        'Annuler un lancer dont il connaît le résultat, en prétendant qu’un appareil n’a pas répondu. Le suivant est alors marqué comme refait. Ce peut être de la malchance : un téléphone perd le réseau juste à ce moment-là. Si cela arrive souvent, méfiez-vous.',
        'Prétendre que l’appareil de quelqu’un d’autre a participé. Seule cette personne s’en aperçoit. Pour vous, il suffit que votre nombre soit dans le lancer.',
        'Montrer à chacun une partie différente. Comparez les codes, de préférence à la fin : même code, même partie. Falsifier deux parties avec le même code occuperait un ordinateur très rapide pendant des mois.',
        'Inventer des coups, des lancers saisis à la main ou des accords en votre nom, ou mettre fin trop tôt à votre temps : les heures du journal sont les siennes. Cet appareil signale les accords ; le reste, vous le voyez vous-même.',
        'Regarder les réponses cachées et les répéter, ou s’arrêter tout court.',
        'Vous donner une page qui fait semblant de vérifier. Si cette page vient d’un serveur douteux, enregistrez le journal et contrôlez-le avec « iacta verify » obtenu ailleurs.',
      ],
    },
    rewritten: {
      title: 'Le serveur raconte autre chose',
      text: 'Cet appareil se souvient d’un autre déroulement de la partie. Demandez aux autres ce qu’ils voient avant de continuer.',
      restored:
        'Le serveur dit avoir été restauré à partir d’une sauvegarde : les derniers coups manquent. Si la personne qui le gère le confirme, vous pouvez continuer.',
      accept: 'Continuer avec la version du serveur',
      leave: 'Quitter la table',
    },
    foreign: {
      text: 'Un accord a été donné en votre nom, mais pas depuis cet appareil.',
      mine: 'C’était moi, sur un autre appareil',
      notMine: 'Ce n’était pas moi',
    },
  },
  and: (names) => list.format(names),
  refusals: {
    unreachable: 'Le serveur ne répond pas à cette adresse. Vérifiez qu’il est en marche.',
    'no-such-table': 'Aucune table n’a ce code ou ce lien. Vérifiez-le et réessayez.',
    'unknown-key': 'Cet appareil n’a plus de place à cette table.',
    'no-watching': 'Vous ne pouvez pas regarder cette table : l’hôte ne le permet pas.',
    'too-many': 'Trop de demandes à la fois. Réessayez dans un instant.',
    'too-fast': 'Trop de demandes à la fois. Réessayez dans un instant.',
    started: 'La partie a déjà commencé.',
    full: 'Toutes les places sont prises.',
    'seat-taken': 'Cette place est prise. Choisissez-en une autre.',
    'name-taken':
      'À cette table, quelqu’un porte déjà ce nom ou un nom trop ressemblant. Ajoutez quelque chose au vôtre.',
    'log-full': 'Le journal de cette table est plein. Vous pouvez finir la partie, mais rien faire d’autre.',
    'empty-seats': 'Occupez d’abord les places libres.',
    paused: 'La partie est en pause. Reprenez-la d’abord.',
    'bot-plays': 'Un bot joue à cette place.',
    'no-pauses-left': 'Vous avez déjà pris toutes vos pauses dans cette partie.',
    internal: 'Un problème est survenu sur le serveur. Rien n’a été modifié.',
    'absent-players': 'Toutes les personnes invitées ne sont pas encore là.',
    'still-there': 'Cette personne est déjà revenue.',
    'too-soon': 'Cette personne vient de partir. Laissez-lui une minute.',
    alone: 'Votre décision ne suffit pas : il faut aussi l’accord des autres.',
    stale: 'Trop tard : la partie a déjà avancé.',
    'no-such-question': 'C’est déjà réglé.',
    'not-host': 'Seul l’hôte peut le faire.',
    'nothing-to-undo': 'Il n’y a rien à annuler.',
    closing: 'Le serveur redémarre. Réessayez dans un instant.',
    'storage-full':
      'Le disque du serveur est plein : rien ne peut être enregistré pour l’instant. Votre coup sera renvoyé automatiquement.',
    'storage-read-only':
      'Le serveur ne peut pas écrire sur son disque pour l’instant. Votre coup sera renvoyé automatiquement.',
    'storage-missing':
      'Le serveur ne trouve plus le fichier de ses tables. La partie reprendra dès que le fichier sera revenu.',
    'storage-corrupt':
      'Les données du serveur sont abîmées et cette table est illisible. La cause est dans le journal du serveur.',
    'storage-locked': 'Un autre programme bloque le fichier du serveur. La partie reprendra dans un instant.',
    'storage-failed': 'Le disque du serveur signale une erreur. Votre coup sera renvoyé automatiquement.',
    malformed: 'Entrez un nom de 1 à 24 lettres.',
  },
  otherRefusal: 'Ça n’a pas marché. Réessayez.',
};
