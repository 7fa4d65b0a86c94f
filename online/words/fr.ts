import type { SharedWords } from './shape.ts';

export const words: SharedWords = {
  emptySeat: 'Place libre',
  you: 'vous',
  host: 'hôte',
  away: 'pas là',
  waitsForHost: 'On attend que l’hôte commence la partie.',
  start: 'Commencer la partie',
  waitingFor: (names) => `On attend ${names}`,
  againWaits: (names) =>
    `Pas encore là : ${names}. La partie commence dès que tout le monde est là ; chacun avance d’une place.`,
  startWithBots: 'Commencer avec des bots aux places libres',
  startWithBotsFor: (names) => `Commencer avec un bot pour ${names}`,
  startWith: (players) => (players === 1 ? 'Commencer en solo' : `Commencer à ${players}`),
  waitingForAway: (names, count) =>
    `On attend ${names}, ${count === 1 ? 'qui n’est pas là' : 'qui ne sont pas là'}`,
  watching: 'Vous regardez.',
  paused: 'La partie est en pause.',
  pausedBy: (name) => `${name} a mis la partie en pause.`,
  pausedByYou: 'Vous avez mis la partie en pause.',
  resume: 'Reprendre',
  askUndo: (name, steps) =>
    steps === 1
      ? `${name} voudrait annuler la dernière étape.`
      : `${name} voudrait annuler les ${steps} dernières étapes.`,
  askBot: (name, away) => `${name} propose qu’un bot joue pour ${away} pendant son absence.`,
  agree: 'D’accord',
  disagree: 'Non, merci',
  askedUndo: 'On attend l’accord des autres.',
  replaced: 'Un bot joue pour vous.',
  takeBack: 'Reprendre ma place',
  joinRematch: 'Rejoindre la revanche',
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
  connecting: 'Connexion en cours…',
  lost: 'Connexion perdue. Reconnexion en cours ; votre partie est en sécurité.',
  back: 'De nouveau en ligne.',
  diceTitle: 'Des dés vérifiables',
  noRolls: 'Aucun dé n’a encore été lancé.',
  checked: (checked, rolls) =>
    `Cet appareil a vérifié ${checked} sur ${rolls} ${rolls < 2 ? 'lancer' : 'lancers'}.`,
  verdicts: {
    typed: (count) =>
      count < 2
        ? `${count} lancer de vrais dés, saisi à la main : personne ne peut le vérifier.`
        : `${count} lancers de vrais dés, saisis à la main : personne ne peut les vérifier.`,
    daily: (count) =>
      count < 2
        ? `${count} lancer avec les dés du jour, les mêmes pour tous : une fois la journée close, chacun peut le vérifier.`
        : `${count} lancers avec les dés du jour, les mêmes pour tous : une fois la journée close, chacun peut les vérifier.`,
    'without-me': (count) =>
      count < 2 ? `${count} lancer sans cet appareil.` : `${count} lancers sans cet appareil.`,
    'server-only': (count) =>
      count < 2
        ? `${count} lancer sans aucun appareil : il faut croire le serveur sur parole.`
        : `${count} lancers sans aucun appareil : il faut croire le serveur sur parole.`,
    old: (count) =>
      count < 2
        ? `${count} lancer d’avant cette vérification : le serveur pouvait écarter des appareils.`
        : `${count} lancers d’avant cette vérification : le serveur pouvait écarter des appareils.`,
    repeated: (count) =>
      count < 2
        ? `${count} lancer a été refait après que cet appareil avait montré son nombre. Le serveur connaissait peut-être le premier résultat.`
        : `${count} lancers ont été refaits après que cet appareil avait montré son nombre. Le serveur connaissait peut-être le premier résultat.`,
    unproven: (count) =>
      count < 2
        ? `${count} lancer contient un nombre de cet appareil dont il n’a jamais vu l’annonce.`
        : `${count} lancers contiennent un nombre de cet appareil dont il n’a jamais vu l’annonce.`,
    doubtful: (count) =>
      count < 2
        ? `${count} lancer a suivi un accord donné en votre nom, mais pas depuis cet appareil.`
        : `${count} lancers ont suivi un accord donné en votre nom, mais pas depuis cet appareil.`,
  },
  broken:
    'Un lancer, ou le journal de cette table, ne correspond pas à ce qui était promis. Ne faites pas confiance à ce serveur.',
  foreign: 'Un accord a été donné en votre nom, mais pas depuis cet appareil.',
  compareText:
    'Lisez-le-vous à voix haute : si tout le monde a le même code, tout le monde a vu la même partie.',
  rewritten:
    'Cet appareil se souvient d’un autre déroulement de la partie. Demandez aux autres ce qu’ils voient avant de continuer.',
  restored:
    'Le serveur dit avoir été restauré à partir d’une sauvegarde : les derniers coups manquent. Si la personne qui le gère le confirme, vous pouvez continuer.',
  accept: 'Continuer avec la version du serveur',

  refusals: {
    unreachable: 'Le serveur ne répond pas à cette adresse. Vérifiez qu’il est en marche.',
    'no-such-table': 'Aucune table n’a ce code ou ce lien. Vérifiez-le et réessayez.',
    'unknown-key': 'Cet appareil n’a plus de place à cette table. Reprenez place avec le code.',
    'no-watching': 'Vous ne pouvez pas regarder cette table : l’hôte ne le permet pas.',
    'table-closed': 'La personne qui gère ce serveur a fermé cette table.',
    banned:
      'La personne qui gère ce serveur ne laisse pas entrer cet appareil pour le moment. Si c’est une erreur, parlez-lui-en.',
    'too-many': 'Trop de demandes à la fois. Réessayez dans un instant.',
    'too-fast': 'Trop de demandes à la fois. Réessayez dans un instant.',
    started: 'La partie a déjà commencé.',
    full: 'Toutes les places sont prises.',
    'name-taken':
      'À cette table, quelqu’un porte déjà ce nom ou un nom trop ressemblant. Ajoutez quelque chose au vôtre.',
    'name-not-listed': 'Sur ce serveur, choisissez un nom dans la liste.',
    'not-public': 'Vous pouvez signaler des noms et des phrases aux tables publiques seulement.',
    'empty-seats': 'Occupez d’abord les places libres.',
    'bot-plays': 'Un bot joue à cette place.',
    'no-pauses-left': 'Vous avez déjà pris toutes vos pauses dans cette partie.',
    'nothing-to-undo': 'Il n’y a rien à annuler.',
    'not-host': 'Seul l’hôte peut le faire.',
    closing: 'Le serveur redémarre. Réessayez dans un instant.',
    malformed: 'Entrez un nom de 1 à 24 lettres.',
    ranked: 'C’est impossible dans une partie classée.',
    'no-such-day': 'Ce jour-là, il n’y a pas de partie du jour sur ce serveur.',
    'day-not-begun': 'Ce jour n’a pas encore commencé. Rechargez la page.',
    'day-over': 'Ce jour est terminé. Rechargez la page pour jouer le nouveau.',
    'linked-already': 'Une de vos parties figure déjà dans ce classement : chacun en a une par jour.',
    'attempt-deleted': 'Vous avez supprimé vos données de cette partie. Vous pourrez rejouer demain.',
    'seat-taken': 'Cette place est prise. Choisissez-en une autre.',
    'log-full':
      'Cette table a noté tout ce qu’elle peut contenir. Vous pouvez finir la partie ; ouvrez ensuite une nouvelle table.',
    paused: 'La partie est en pause. Reprenez-la d’abord.',
    internal: 'Un problème est survenu sur le serveur, et rien n’a été modifié. Réessayez.',
    'absent-players': 'Toutes les personnes invitées ne sont pas encore là.',
    'still-there': 'Cette personne est déjà revenue.',
    'too-soon': 'Cette personne vient de partir. Laissez-lui une minute.',
    alone: 'Votre décision ne suffit pas : il faut aussi l’accord des autres.',
    stale: 'Trop tard : la partie a déjà avancé.',
    'no-such-question': 'C’est déjà réglé.',
    'storage-full':
      'Le disque du serveur est plein : rien ne peut être enregistré pour l’instant. Votre coup sera renvoyé automatiquement.',
    'storage-read-only':
      'Le serveur ne peut pas écrire sur son disque pour l’instant. Votre coup sera renvoyé automatiquement.',
    'storage-missing':
      'Le serveur ne trouve plus ses tables. Prévenez la personne qui le gère : la partie reprendra quand il les aura retrouvées.',
    'storage-corrupt':
      'Les données du serveur sont abîmées et cette table est illisible. Prévenez la personne qui gère le serveur.',
    'storage-locked': 'Un autre programme bloque le fichier du serveur. La partie reprendra dans un instant.',
    'storage-failed': 'Le disque du serveur signale une erreur. Votre coup sera renvoyé automatiquement.',
    'foreign-page': 'Vous ne pouvez pas jouer à cette table depuis cette page.',
    'unknown-host': 'Le serveur ne connaît pas cette adresse. Utilisez celle sous laquelle il est publié.',
    'not-seated': 'Il faut avoir une place à cette table pour faire cela.',
    'not-for-programs': 'Les programmes n’ont pas le droit de faire cela.',
    'not-started': 'La partie n’a pas encore commencé.',
    over: 'La partie est terminée.',
    'not-over': 'La partie n’est pas encore terminée.',
    'not-paused': 'La partie n’est pas en pause.',
    'unknown-bot': 'Ce serveur n’a pas ce bot.',
    'no-bot-plays': 'Aucun bot ne joue à votre place.',
    'not-your-decision': 'Ce n’est pas à vous de jouer.',
    'no-dice-awaited': 'Il n’y a pas de dés à lancer pour l’instant.',
    'no-own-dice': 'À cette table, c’est Iacta qui lance les dés.',
    'no-push': 'Ce serveur n’envoie pas de notifications.',
    'bad-target': 'Le serveur ne peut rien envoyer à cette adresse.',
    'no-webhooks': 'Ce serveur ne prévient pas d’autres programmes.',
    'not-ranked': 'C’est possible uniquement dans une partie classée.',
    'day-open': 'Ce jour n’est pas encore clos.',
    'too-long': 'Le message est trop long.',
  },
  otherRefusal: 'Ça n’a pas marché. Réessayez.',
};
