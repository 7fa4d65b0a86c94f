import type { PushWords } from './shape.ts';

export const words: PushWords = {
  title: 'Auch wenn Iacta geschlossen ist',
  note: 'Wenn du dran bist, und bevor eine lange Bedenkzeit abläuft',
  privacy:
    'Die Benachrichtigungen laufen über den Hersteller deines Browsers, der sie nicht lesen kann. Der Server kann daran erkennen, welche seiner Tische deine sind.',
  on: 'Benachrichtigungen sind für deine Tische auf diesem Gerät eingeschaltet.',
  off: 'Benachrichtigungen sind ausgeschaltet, und der Server hat die Adresse deines Geräts gelöscht.',
  problems: {
    insecure: 'Dein Browser erlaubt Benachrichtigungen nur auf Seiten, die mit https beginnen.',
    unsupported: 'Dieser Browser kann das nicht. Leg Iacta auf dem iPhone zuerst auf den Home-Bildschirm.',
    server: 'Dieser Server ist für Benachrichtigungen nicht eingerichtet.',
    denied:
      'Benachrichtigungen dieser Seite sind blockiert. In den Einstellungen deines Browsers kannst du sie erlauben.',
    failed: 'Das hat nicht geklappt. Versuch es später noch einmal.',
  },
  notices: { turn: 'Du bist dran.', reminder: 'Deine Zeit läuft bald ab: Du bist noch dran.' },
};
