import type { Explanations } from './explain.ts';

export const explanations: Explanations = {
  space: 'Ein leeres Feld. Zwei Würfel legen hier ein Plättchen: Einer ist die Reihe, der andere die Spalte.',
  star: 'Ein Feld mit Stern: Ein Gemüse, das hier geerntet wird, bringt das Doppelte.',
  seed: 'Ein Samen. Gehört er dir, gießt du ihn mit einem Würfel von mindestens seinem Wert: Er wird zu Gemüse, und niedrigere Samen daneben auch.',
  vegetable:
    'Ein Gemüse. Gehört es dir, erntest du es mit einem Würfel von mindestens seinem Wert; niedrigeres Gemüse daneben wird mitgeerntet, egal wem es gehört.',
  bird: 'Ein Vogel. Ein Würfel bewegt ihn geradeaus; er darf auf einem Samen anderer landen und ihn fressen, wenn keine Vogelscheuche ihn schützt.',
  rabbit: 'Ein Kaninchen. Ein Würfel bewegt es geradeaus; es darf auf Gemüse anderer landen und es fressen.',
  sundial:
    'Eine Sonnenuhr: Einmal pro Zug ändert sie deine Koordinaten, einen Würfel um eins oder zwei oder zwei Würfel um je eins. Eine Sechs macht sie zur Vogelscheuche.',
  scarecrow:
    'Eine Vogelscheuche hält Vögel von den eigenen Samen auf den acht Feldern ringsum fern und gibt dort 3 Punkte je Gemüse dazu, statt des Sterns.',
  rock: 'Ein Fels sperrt sein Feld bis zum Ende der Partie.',
  die: 'Einer deiner vier Würfel. Tipp ihn an, dann das, wofür du ihn ausgibst: Allein kauft, gießt, erntet oder bewegt er; mit einem zweiten zusammen legt er ein Plättchen.',
  sun: 'Deine Sonne, einmal pro Partie: Wirf alle vier Würfel noch einmal, bevor du einen ausgibst, oder dreh einen auf die Zahl, die du willst. Hast du sie am Ende noch, bringt sie 5 Punkte.',
  supply:
    'Der Vorrat: Ein Würfel kauft einen Samen, der höchstens so viel wert ist, pro Zug höchstens zwei einer Sorte. Ist der letzte gekauft, endet die Partie nach diesem Zug.',
  basket:
    'Der Korb: was geerntet wurde. Ein Satz aus fünf verschiedenen bringt 15 Punkte; drei, vier, fünf oder mehr einer Sorte bringen 10, 15, 20.',
};
