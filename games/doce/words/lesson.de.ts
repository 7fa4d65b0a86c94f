import type { LessonTexts } from './learn.ts';

export const texts: LessonTexts = {
  welcome:
    'Die schwarzen Würfel sind deine, die weißen gehören Ada. Gewürfelt wird nie: Du bestimmst die Zahl selbst. Wer zuerst vier Würfel in einer Linie mit der Summe genau 12 hat, gewinnt die Runde.',
  face: 'Du beginnst, und dein erster Würfel darf überallhin. Leg eine 3 in die Mitte: Tipp bei deinen Würfeln auf die 3, dann auf das Feld c3.',
  zone: 'Auf deinem Würfel liegt dein Marker: Die Felder ringsum sind für deinen nächsten gesperrt. Du musst also immer springen. Adas Marker sperrt für dich nichts. Leg eine 5 auf c1, zwei Felder unter die 3.',
  adaBlocks:
    'Ada hat deine Spalte c gesehen und vor ihrem Würfel ihren Blocker, einen roten Würfel, auf c2 gelegt. Dort kann nichts mehr liegen, und keine Linie geht hindurch. Ihr habt je einen pro Runde.',
  moved:
    'Dein Marker ist auf c1 weitergezogen: Jetzt sind die Felder dort ringsum gesperrt, und die um c3 sind wieder offen. Leg eine 2 auf d5, weit weg davon.',
  line: 'Eine Linie geht waagerecht, senkrecht oder diagonal: vier eigene Würfel, oder drei eigene und einer der anderen Person an einem der Enden. Schau auf die Spalte e: Ada hat dort schon 3, 4 und 3.',
  threat:
    'Mit einer 2 auf e4 hätte Ada 12! Dein Würfel darf dort nicht hin, denn e4 liegt neben deinem markierten Würfel auf d5. Dein Blocker aber darf überallhin. Nimm den roten Würfel bei deinen und tipp auf e4.',
  thenDie:
    'Gefahr abgewendet! Der Blocker kommt vor dem Würfel, du bist also noch dran. In Reihe 3 liegen deine 3 und, auf e3, Adas 4. Leg eine 1 auf b3.',
  missing:
    'Jetzt sind deine 1, deine 3 und Adas 4 zusammen 8, und nur d3 fehlt. Ada hat es gesehen. Aber d3 lag neben ihrem markierten Würfel auf e2, und ihr Blocker ist verbraucht: Sie konnte nichts tun.',
  win: 'Drei Würfel von dir und am Ende einer von Ada: Das ist deine Linie, wenn die Summe stimmt. 12 weniger 8 ist 4. Leg eine 4 auf d3!',
  won: 'Die Runde gehört dir! Der Sieg bringt 12 Punkte und jedes leere Feld 1 dazu. Leer sind 14, das macht 26. Je früher du gewinnst, desto mehr. Ada bekommt nichts, verliert aber auch nichts.',
  bonuses:
    'Ein unbenutzter Blocker hätte 5 mehr gebracht, eine Linie aus vier eigenen Würfeln 2 mehr. Dagegen kosten je drei deiner Würfel auf dem Brett mit derselben Zahl 2, wenn du gewinnst: Nimm also verschiedene.',
  gift: 'Vorsicht: Eine Linie zählt, egal wer sie vollendet. Dein Würfel kann also Ada gewinnen lassen. Linien für beide, oder niemand kann mehr legen: unentschieden, je 2 Punkte und 5 für den unbenutzten Blocker.',
  end: 'Das ist DOCE. Eine Partie hat vier Runden, ihr beginnt abwechselnd, und die höhere Summe gewinnt. „Regel“ zeigt dir die Regel zu jedem Schritt; halt den Finger auf etwas, und es wird erklärt. Viel Spaß!',
};
