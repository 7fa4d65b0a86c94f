import type { GuideWords } from './shape.ts';

export const words: GuideWords = {
  title: 'Was wo gespeichert ist',
  note: 'Benachrichtigungen, Partie des Tages, Verlauf und deine Plätze',
  topics: {
    notifications: {
      title: 'Benachrichtigungen',
      text: [
        'Öffne an einem Online-Tisch „Wer da ist“ und schalte „Auch wenn Iacta geschlossen ist“ ein. Dann bekommst du einmal Bescheid, wenn du dran bist und keines deiner Geräte verbunden ist, und noch einmal, bevor eine Bedenkzeit von 24 Stunden oder mehr abläuft.',
        'Die Benachrichtigungen laufen über den Hersteller deines Browsers, der sie nicht lesen kann. Wohin sie gehen, speichert der Server bei deinem Platz und löscht es, wenn du sie ausschaltest, wenn die Partie endet und wenn du deine Daten löschst.',
      ],
    },
    daily: {
      title: 'Partie des Tages',
      text: [
        'Einmal am Tag, überall im selben Moment, bekommt jedes Spiel neue Würfel, die für alle gleich sind. Auf einem Server kommt dein erster Versuch in jedem Spiel in die Rangliste: Du spielst ihn an einem Online-Tisch, auf jedem deiner Geräte, und kannst nichts zurücknehmen. Partien mit Tipps haben eine eigene Rangliste.',
        'Die Würfel jedes Tages folgen aus einem Geheimnis in einem verschlossenen Umschlag: Der Server zeigt ihn eine Woche vorher und öffnet ihn, wenn der Tag vorbei ist. Dann können alle den Tag prüfen: Die Seite spielt jede Partie mit den Würfeln nach, die aus dem Geheimnis folgen.',
        'Die Ranglisten zeigen den Namen, unter dem du spielst. Solange „Mich in der Gesamtwertung zeigen“ aus ist, kann der Server nicht wissen, welche gewerteten Partien deine sind; dann stehst du in den Ranglisten der Tage, aber nicht in der Gesamtwertung von Woche und Monat. Löschst du deine Daten, verschwindet dein Name aus den Ranglisten, und die Punkte bleiben.',
        'Ohne Netz spielst du mit anderen Würfeln. Sie kommen in keine Rangliste, denn alle könnten sie vorher ausrechnen.',
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
        'Es gibt keine Konten. Iacta erkennt dich an diesem Browser, an jedem Tisch auf andere Weise. So kann ein Server nicht wissen, welche Tische deine sind, außer du schaltest Benachrichtigungen oder die Gesamtwertung der Partie des Tages ein. Der Server speichert nur einen Fingerabdruck deines Platzes, zusammen mit deinem Namen an diesem Tisch.',
        'Um auf einem anderen Gerät weiterzuspielen, zeig hier den Link oder QR-Code und öffne ihn dort, oder speichere eine Sicherungsdatei. Wer den Link oder die Datei hat, hat deine Plätze.',
      ],
      go: 'Plätze und Geräte',
    },
  },
};
