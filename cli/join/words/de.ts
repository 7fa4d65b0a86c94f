import { words as shared } from '@iacta/online/words/de';
import type { JoinWords } from './catalogue.ts';

export const words: JoinWords = {
  ...shared,
  usage: `iacta join CODE         an einem Online-Tisch in diesem Terminal mitspielen

  CODE                  der Code des Tisches oder sein Link, wie ihn die Seite zeigt
  --server ADRESSE      wo der Tisch ist: ohne Angabe http://localhost:4600
  --name NAME           dein Name am Tisch
  --watch               zuschauen, ohne einen Platz zu nehmen
  --lang it|de|en|fr    die Sprache; sonst die deines Systems
  --ascii               nur einfache Zeichen
  --help                diese Seite

Dein Platz bleibt auf diesem Gerät: Derselbe Befehl bringt dich zurück.`,
  badServer: (given) => `„${given}“ ist keine Adresse. Schreib sie so: http://192.168.1.20:4600.`,

  otherServer: (server) =>
    `Dein Platz an diesem Tisch gehört zu ${server}. Sein Schlüssel geht an keine andere Adresse: Komm mit --server ${server} dazu.`,
  isSeatOf: (server) =>
    `Dieses Gerät hat aus einer früheren Version einen Platz an diesem Tisch. Hast du ihn bei ${server} eingenommen?`,
  seatIsHere: 'Ja, es ist derselbe Server',
  seatIsElsewhere: 'Nein, oder ich bin nicht sicher',
  seatStaysUnsent: 'Der Schlüssel deines Platzes wurde nicht gesendet.',

  room: (game) => `${game}: Der Tisch ist eröffnet`,
  code: (code) => `Code für die anderen: ${code}`,
  waitsForPlayers: 'Es fehlen noch Mitspieler.',
  refused: 'Der Wurf hat nicht geklappt.',
  roll: 'Würfeln',
  refresh: 'Weiter warten',
  left: (seconds) => `noch ${seconds} s`,
  undone: (steps) =>
    steps === 1
      ? 'Der letzte Schritt wurde zurückgenommen.'
      : `Die letzten ${steps} Schritte wurden zurückgenommen.`,
  nameless: (seat) => `Spieler ${seat}`,
  sayWhat: 'Was möchtest du sagen?',
  sayNothing: 'Doch nichts',
  leave: 'Den Tisch verlassen?',
  stay: 'Weiterspielen',
  seatStays: 'Gehen und den Platz behalten',
  giveUp: 'Platz aufgeben; in einer laufenden Partie spielt ein Bot weiter',
  comeBack: (command) => `Dein Platz bleibt frei für dich. Mit „${command}“ kommst du zurück.`,

  rematch: 'Revanche mit denselben Spielern',
  compare: (code) => `Code zum Vergleichen: ${code}`,
};
