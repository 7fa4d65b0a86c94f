import type { GuideWords } from './shape.ts';

export const words: GuideWords = {
  title: 'Was wo gespeichert ist',
  note: 'Benachrichtigungen, Partie des Tages, Verlauf und deine Plätze',
  topics: {
    notifications: {
      title: 'Benachrichtigungen',
      text: [
        'Öffne an einem Online-Tisch „Wer da ist“ und schalte „Auch wenn Iacta geschlossen ist“ ein. Dann bekommst du einmal Bescheid, wenn du dran bist und keines deiner Geräte verbunden ist, und noch einmal, bevor eine Bedenkzeit von 24 Stunden oder mehr abläuft.',
        'Der Server speichert die Push-Adresse deines Browsers bei deinem Platz. Er löscht sie, wenn du die Benachrichtigungen ausschaltest, wenn die Partie endet und wenn du deine Daten löschst.',
      ],
    },
    daily: {
      title: 'Partie des Tages',
      text: [
        'Um Mitternacht UTC bekommt jedes Spiel neue Würfel, die für alle gleich sind. Ohne Netz gibt es keine Rangliste, denn die Würfel könnte man vorher ausrechnen; dort zählt der erste Versuch auf jedem Gerät.',
      ],
      go: 'Partie des Tages',
    },
    history: {
      title: 'Verlauf',
      text: [
        'Beendete Partien sind nur in diesem Browser gespeichert, auch die von Online-Tischen. Sie bleiben, bis du sie oder die Daten des Browsers löschst. Exportiere sie, um eine Kopie zu haben oder sie auf ein anderes Gerät zu bringen.',
        'Wenn im Browser kein Platz mehr ist oder er nichts speichern will, geht deine Partie weiter, und Iacta sagt es dir. Exportiere, was dir wichtig ist, bevor du die Seite schließt.',
      ],
      go: 'Verlauf',
    },
    identity: {
      title: 'Deine Plätze und Geräte',
      text: [
        'Es gibt keine Konten. Dieser Browser hat ein Geheimnis, aus dem er für jeden Tisch einen eigenen Schlüssel macht. So kann ein Server nicht wissen, welche Tische deine sind, außer du schaltest Benachrichtigungen ein. Der Server speichert von jedem Schlüssel nur einen Hash, zusammen mit deinem Namen an diesem Tisch.',
        'Um auf einem anderen Gerät weiterzuspielen, zeig hier den Link oder QR-Code und öffne ihn dort, oder speichere eine Wiederherstellungsdatei. Wer den Link oder die Datei hat, hat deine Plätze.',
      ],
      go: 'Plätze und Geräte',
    },
  },
};
