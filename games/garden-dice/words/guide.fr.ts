import type { Guide } from './learn.ts';

export const guide: Guide = {
  aim: 'Plantez des graines dans un potager commun, arrosez-les, récoltez-les, et marquez plus de points que les autres avec vos légumes.',
  setup: [
    'De deux à quatre personnes. Le potager a six lignes et six colonnes ; six cases dans un coin sont des étoiles (ou d’autres, comme sur votre plateau).',
    'Mettez les tuiles dans la réserve : 5 de chaque sorte à deux, 7 à trois, 10 à quatre.',
    'Chacun reçoit huit jetons, une tuile oiseau/lapin, une tuile cadran solaire/épouvantail, un soleil et, à deux, un rocher. Tirez au sort qui commence, ou choisissez.',
  ],
  turn: {
    roll: 'Lancez quatre dés : 1, 3, 4 et 5. Dépensez chacun une fois, pour les actions de votre choix, dans l’ordre que vous voulez.',
    buy: 'Un dé achète une graine qui vaut au plus autant que lui : le 4 achète un artichaut, le 1 un poivron. Chaque graine reçoit un de vos jetons.',
    place: 'Deux dés placent une tuile : 3 et 5, c’est ligne 3, colonne 5. L’artichaut va là, côté graine.',
    next: 'C’était le dernier dé : le tour est fini. Plus tard, un dé au moins égal à la tuile arrose votre graine ou récolte votre légume ; les deux se propagent aux tuiles voisines de valeur plus basse.',
  },
  examples: {
    harvest:
      'Anna récolte sa tomate (3). La récolte se propage à son poivron (1), à la carotte de Ben et de là à un poivron de Ben et à un de Cara. Anna marque 3 + 1, plus 1 pour chacune des trois tuiles des autres : 7. La carotte et le poivron de Ben touchent son épouvantail : 2 + 3 et 1 + 3 font 9. Le poivron de Cara est sur une étoile : deux fois 1 font 2.',
    final:
      'À la fin, une personne a 58 points de récoltes. Quatre graines n’ont pas été placées : la première ne coûte rien, trois coûtent 5 chacune, donc −15. Deux séries de cinq légumes différents : +30. Trois carottes +10 et quatre tomates +15. Le soleil non utilisé : +5. Cela fait 103.',
  },
  tables: [
    {
      caption: 'Collections : légumes de la même sorte',
      head: ['Dans votre panier', 'Points'],
      rows: [
        ['1 ou 2', '0'],
        ['3', '10'],
        ['4', '15'],
        ['5 ou plus', '20'],
        ['cinq différents : une série', '15'],
      ],
    },
  ],
};
