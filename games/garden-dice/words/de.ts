import { type Forms, faces, inLanguage, names, space } from './telling.ts';

// All five vegetables are feminine in German, so nominative and accusative are the same.
const KINDS: Forms = {
  pepper: { name: 'Paprika', a: 'eine Paprika', the: 'die Paprika' },
  carrot: { name: 'Karotte', a: 'eine Karotte', the: 'die Karotte' },
  tomato: { name: 'Tomate', a: 'eine Tomate', the: 'die Tomate' },
  artichoke: { name: 'Artischocke', a: 'eine Artischocke', the: 'die Artischocke' },
  eggplant: { name: 'Aubergine', a: 'eine Aubergine', the: 'die Aubergine' },
};
const SPECIALS = {
  bird: 'Vogel',
  rabbit: 'Kaninchen',
  sundial: 'Sonnenuhr',
  scarecrow: 'Vogelscheuche',
  rock: 'Fels',
};
/** Accusative. */
const THE_ANIMAL = { bird: 'den Vogel', rabbit: 'das Kaninchen' };
const TILES = {
  pepper: 'Paprikasamen',
  carrot: 'Karottensamen',
  tomato: 'Tomatensamen',
  artichoke: 'Artischockensamen',
  eggplant: 'Auberginensamen',
  ...SPECIALS,
};
/** Accusative. */
const THE_TILES = {
  pepper: 'den Paprikasamen',
  carrot: 'den Karottensamen',
  tomato: 'den Tomatensamen',
  artichoke: 'den Artischockensamen',
  eggplant: 'den Auberginensamen',
  bird: 'den Vogel',
  sundial: 'die Sonnenuhr',
  rock: 'den Fels',
};
const points = (count: number): string => (count === 1 ? '1 Punkt' : `${count} Punkte`);
const bySundial = (steps: number): string => (steps > 0 ? ', mit der Sonnenuhr' : '');
const WHY = { scarecrow: ' (Vogelscheuche)', star: ' (Stern)' };

export const words = inLanguage({
  title: 'Garden Dice',
  tagline: 'Säen, gießen und ernten in einem Garten für alle. Vorsicht, hungrige Tiere!',
  howTo: [
    {
      heading: 'Das Ziel',
      text: 'Alle pflanzen in denselben Garten aus sechs mal sechs Feldern. Wenn die Samen aufgebraucht sind, gewinnt, wer mit Gemüse die meisten Punkte gemacht hat.',
    },
    {
      heading: 'Dein Zug',
      text: 'Wirf vier Würfel und gib sie für Aktionen aus: jeden einmal, in beliebiger Reihenfolge, auch mehrmals für dieselbe Aktion. Würfel, mit denen noch etwas geht, müssen benutzt werden. Einen Viererpasch darfst du noch einmal werfen.',
    },
    {
      heading: 'Kaufen und legen',
      text: 'Ein Würfel kauft einen Samen, der höchstens so viel wert ist wie der Würfel; eine deiner acht Scheiben zeigt, dass er dir gehört. Pro Zug kannst du höchstens zwei einer Sorte kaufen. Zwei Würfel legen ein Plättchen auf ein leeres Feld: Einer ist die Reihe, der andere die Spalte, wie du willst.',
    },
    {
      heading: 'Gießen und ernten',
      text: 'Ein Würfel, der mindestens so hoch ist wie dein Plättchen, macht aus einem Samen Gemüse oder erntet ein Gemüse. Das Wasser geht zu benachbarten Samen weiter, die Ernte zu benachbartem Gemüse (nicht schräg), wenn sie weniger wert sind, egal wem sie gehören, und von dort aus wieder. Geerntetes Gemüse bringt der Person, der es gehört, seinen Wert, auf einem Stern das Doppelte; du bekommst einen Punkt für jedes Plättchen anderer, das deine Ernte erreicht.',
    },
    {
      heading: 'Sonnenuhr und Vogelscheuche',
      text: 'Einmal pro Zug ändert deine Sonnenuhr Würfel, die ein Feld nennen: einen Würfel um eins oder zwei, oder zwei Würfel um je eins. Eine Sechs dreht sie zur Vogelscheuche: Auf den acht Feldern ringsum hält sie Vögel von deinen Samen fern und gibt deinem Gemüse drei Punkte mehr, statt des Sterns.',
    },
    {
      heading: 'Vogel und Kaninchen',
      text: 'Ein Würfel bewegt dein Tier in einer Reihe oder Spalte geradeaus über leere Felder. Der Vogel darf auf einem Samen anderer landen und ihn fressen, das Kaninchen auf ihrem Gemüse: pro Zug ein Plättchen von jeder Person und nur, wenn du eine freie Scheibe hast. Verschluckt es das Plättchen, ist es aus dem Spiel und eine Scheibe bleibt auf dem Tier liegen; oder du gibst einen weiteren Würfel aus, der mindestens so hoch ist, und behältst es als deinen Samen. Drei Würfel (das Feld und eine 6) schicken jedes Tier heim.',
    },
    {
      heading: 'Sonne und Fels',
      text: 'Deine Sonne kannst du einmal pro Partie nutzen: Wirf alle vier Würfel neu, bevor du einen ausgibst, oder dreh einen Würfel auf die Zahl, die du willst. Behältst du sie, bringt sie am Ende fünf Punkte. Zu zweit habt ihr je einen Fels, der ein Feld für immer sperrt.',
    },
    {
      heading: 'Das Ende',
      text: 'Ist der letzte Samen gekauft, wird dieser Zug noch beendet, dann ist Schluss. Jeder Satz aus fünf verschiedenen Gemüsen bringt 15 Punkte; drei, vier, fünf oder mehr gleiche bringen 10, 15, 20. Jeder nicht gelegte Samen außer dem ersten kostet fünf Punkte.',
    },
  ],
  tieBreaks: ['die Summe der Werte auf dem geernteten Gemüse'],
  parts: {
    harvest: 'Gemüse',
    others: 'Gemüse anderer',
    unplaced: 'Nicht gelegte Samen',
    sets: 'Sätze',
    collections: 'Sammlungen',
    sun: 'Sonne',
  },
  options: {
    family: { name: 'Tiere', values: { false: 'Dabei', true: 'Ohne (Familienspiel)' } },
    starter: { name: 'Wer beginnt', values: { lot: 'Das Los entscheidet' } },
    stars: {
      name: 'Wo die Sterne sind',
      values: {
        corner: 'Unten rechts',
        doubles: 'Auf der Diagonale (1.1–6.6)',
        own: 'Wie auf unserem Spielplan',
      },
    },
  },
  dice: { garden: 'Würfel', starter: 'wer beginnt' },
  moves: {
    buy: (kind, die) => `${KINDS[kind].name} kaufen (Würfel ${die})`,
    place: (tile, at, dice, sundial) =>
      `${TILES[tile]} auf ${at} legen (${dice}${sundial ? ', Sonnenuhr' : ''})`,
    water: (kind, at, die, tiles) =>
      `${KINDS[kind].name} auf ${at} gießen (Würfel ${die})${tiles > 1 ? `, ${tiles} Plättchen` : ''}`,
    harvest: (kind, at, die, own) => `${KINDS[kind].name} auf ${at} ernten (Würfel ${die}), +${own}`,
    flip: (to) => `Umdrehen: ${SPECIALS[to]} (Würfel 6)`,
    walk: (animal, at, die, meal) =>
      `${SPECIALS[animal]} nach ${at} (Würfel ${die})${meal ? `, ${KINDS[meal].name} fressen` : ''}`,
    remove: (animal, at, dice) => `${SPECIALS[animal]} auf ${at} heimschicken (${dice})`,
    swallow: (kind) => `${KINDS[kind].name} verschlucken`,
    spit: (kind, die) => `${TILES[kind]} ausspucken (Würfel ${die})`,
    reroll: 'Sonne: alle vier neu werfen',
    set: (from, to) => `Sonne: eine ${from} wird zur ${to}`,
    again: 'Viererpasch: noch einmal werfen',
    endTurn: 'Zug beenden',
  },
  prompts: {
    roll: 'Wirf die vier Würfel.',
    act: (dice) => `Gib deine Würfel aus: ${dice}.`,
    again: (dice) => `Viererpasch: ${dice}. Wirf noch einmal oder gib sie aus.`,
    eat: (kind) => `Dein Tier hat ${KINDS[kind].a} erwischt: Verschlucken oder ausspucken?`,
    wait: 'Du bist nicht am Zug.',
  },
  events: {
    starter: ({ seat }, name) => `${name(seat)} beginnt.`,
    rolled: ({ seat, dice }, name) => `${name(seat)} wirft ${faces(dice)}.`,
    again: ({ seat }, name) => `Viererpasch: ${name(seat)} wirft noch einmal.`,
    bought: ({ seat, kind, die }, name) => `${name(seat)} kauft ${KINDS[kind].a} mit einer ${die}.`,
    lastSeed: ({ seat }, name) =>
      `Das war der letzte Samen: ${name(seat)} beendet den Zug, dann ist das Spiel zu Ende.`,
    placed: ({ seat, tile, at, dice, sundial }, name) =>
      `${name(seat)} legt ${THE_TILES[tile]} auf ${space(at)} mit ${dice.join(' und ')}${bySundial(sundial)}.`,
    watered: ({ seat, owner, kind, at, die }, name) =>
      die === null
        ? `Das Wasser erreicht ${KINDS[kind].the} von ${name(owner)} auf ${space(at)}.`
        : `${name(seat)} gießt ${KINDS[kind].the} auf ${space(at)} mit einer ${die}.`,
    harvested: ({ seat, owner, kind, at, die, points: scored, bonus }, name) =>
      die === null
        ? `Die Ernte nimmt ${KINDS[kind].the} von ${name(owner)} auf ${space(at)} mit: ${points(scored)} für ${name(owner)}${bonus ? WHY[bonus] : ''}.`
        : `${name(seat)} erntet ${KINDS[kind].the} auf ${space(at)} mit einer ${die}: ${points(scored)}${bonus ? WHY[bonus] : ''}.`,
    others: ({ seat, points: scored }, name) => `${name(seat)} bekommt ${points(scored)} für Gemüse anderer.`,
    flipped: ({ seat, to, at }, name) =>
      `${name(seat)} dreht das Plättchen auf ${space(at)} um: ${SPECIALS[to]}.`,
    moved: ({ seat, animal, from, to, die }, name) =>
      `${name(seat)} bewegt ${THE_ANIMAL[animal]} von ${space(from)} nach ${space(to)} mit einer ${die}.`,
    ate: ({ animal, owner, kind }, name) =>
      `${animal === 'bird' ? 'Der Vogel' : 'Das Kaninchen'} frisst ${KINDS[kind].the} von ${name(owner)}.`,
    swallowed: ({ seat, kind }, name) => `${name(seat)} lässt das Tier ${KINDS[kind].the} verschlucken.`,
    spat: ({ seat, kind, die }, name) =>
      `${name(seat)} lässt das Tier ${KINDS[kind].the} mit einer ${die} ausspucken und behält den Samen.`,
    removed: ({ seat, owner, animal, at, discs }, name) =>
      `${name(seat)} schickt ${THE_ANIMAL[animal]} von ${name(owner)} auf ${space(at)} heim; Scheiben zurück: ${discs}.`,
    sunRoll: ({ seat }, name) => `${name(seat)} spielt die Sonne und wirft alle vier neu.`,
    sunSet: ({ seat, from, to }, name) => `${name(seat)} spielt die Sonne: eine ${from} wird zur ${to}.`,
    turnEnded: ({ seat, unused }, name) =>
      unused.length === 0 ? '' : `Mit ${faces(unused)} kann ${name(seat)} nichts tun: Der Zug ist zu Ende.`,
    over: () => 'Das Spiel ist zu Ende.',
  },
  refusals: {
    'no-such-move': () => 'Diesen Zug gibt es in diesem Spiel nicht.',
    'eat-first': ({ kind }) => `Entscheide zuerst: ${KINDS[kind].the} verschlucken oder ausspucken.`,
    'nothing-eaten': () => 'Dein Tier hat gerade nichts erwischt.',
    'no-such-die': ({ die }) => `Keiner der Würfel, die dir dafür bleiben, zeigt eine ${die}.`,
    'die-too-low': ({ die, value }) => `Eine ${die} ist zu wenig: Es muss mindestens eine ${value} sein.`,
    'needs-a-six': () =>
      'Dafür brauchst du einen Würfel, der wirklich eine 6 zeigt: Die Sonnenuhr hilft nicht.',
    'supply-empty': ({ kind }) => `Im Vorrat sind keine ${TILES[kind]} mehr. Wähl eine andere Sorte.`,
    'no-free-disc': () => 'Du hast keine freie Scheibe. Ernte ein Gemüse, dann bekommst du eine zurück.',
    'two-of-a-kind': ({ kind }) =>
      `In diesem Zug hast du schon zwei ${TILES[kind]} bekommen, gekauft oder ausgespuckt. Nimm eine andere Sorte.`,
    'not-in-hand': ({ tile }) => `Das liegt nicht vor dir: ${TILES[tile]}.`,
    'space-taken': ({ at }) => `Auf ${at} liegt schon ein Plättchen. Wähl ein leeres Feld.`,
    'wrong-coordinates': ({ dice, at }) => `Die Würfel ${dice} führen nicht nach ${at}.`,
    'no-sundial': ({ dice, at }) =>
      `Die Würfel ${dice} führen nur mit einer Sonnenuhr nach ${at}, und deine liegt nicht offen im Garten.`,
    'sundial-used': ({ at }) => `In diesem Zug reicht deine Sonnenuhr nicht mehr bis ${at}.`,
    'no-seed-there': ({ at }) => `Auf ${at} liegt kein Samen zum Gießen.`,
    'no-vegetable-there': ({ at }) => `Auf ${at} liegt kein Gemüse zum Ernten.`,
    'not-your-tile': ({ at }) => `Das Plättchen auf ${at} gehört dir nicht. Wähl eines von deinen.`,
    'not-on-board': ({ tile }) =>
      `${tile === 'bird' ? 'Dein Tier' : `Deine ${TILES[tile]}`} ist nicht im Garten.`,
    'no-animals': () => 'Im Familienspiel gibt es keine Tiere.',
    'no-animal-there': ({ at }) => `Auf ${at} ist kein Tier.`,
    'not-in-line': ({ at }) =>
      `Tiere gehen geradeaus, in einer Reihe oder Spalte; ${at} liegt nicht auf ihrem Weg.`,
    'too-far': ({ at, distance, die }) => `${at} ist ${distance} Felder weit; eine ${die} reicht nicht.`,
    'path-blocked': ({ by }) => `Das Plättchen auf ${by} steht im Weg.`,
    'not-edible': ({ at }) =>
      `Auf das Plättchen auf ${at} darf dein Tier nicht: Vögel fressen Samen anderer, Kaninchen ihr Gemüse.`,
    protected: ({ at }) => `Eine Vogelscheuche bewacht den Samen auf ${at}.`,
    'already-eaten': () => 'Von dieser Person hast du in diesem Zug schon ein Plättchen gefressen.',
    'sun-used': () => 'Deine Sonne ist schon verbraucht.',
    'sun-too-late': () =>
      'Mit der Sonne kannst du nur neu werfen, bevor du einen Würfel ausgibst. Drehen geht noch.',
    'same-face': ({ die }) => `Dieser Würfel zeigt schon eine ${die}.`,
    'no-four-of-a-kind': () => 'Noch einmal werfen kannst du nur direkt nach einem Viererpasch.',
    'must-use-dice': () => 'Mit deinen Würfeln geht noch etwas: Nutz sie zuerst.',
  },
  board: {
    garden: 'Garten',
    space: (row, column) => `Reihe ${row}, Spalte ${column}`,
    star: 'Stern',
    empty: 'leer',
    seeds: TILES,
    vegetables: names(KINDS),
    specials: SPECIALS,
    worth: (value) => `Wert ${value}`,
    swallowed: (count) => `${count} Plättchen verschluckt`,
    supply: 'Vorrat',
    left: (count) => `noch ${count}`,
    dice: 'Würfel',
    spent: 'verbraucht',
    hand: (name) => `Vor ${name}`,
    basket: (name) => `Korb von ${name}`,
    discs: (count) => (count === 1 ? '1 freie Scheibe' : `${count} freie Scheiben`),
    sun: 'Sonne',
    sunGone: 'Sonne verbraucht',
    sunDie: 'Welchen Würfel dreht die Sonne?',
    sunFace: 'Auf welche Zahl?',
    choose: 'Was möchtest du hier tun?',
    withDice: 'Mit welchen Würfeln?',
    again: 'Noch einmal drücken, um es zu tun',
    close: 'Schließen',
    turned: (from, to) => `Sonnenuhr: aus ${from} wird ${to}`,
    sundialLeft: (steps) => (steps === 1 ? 'noch 1 Schritt' : `noch ${steps} Schritte`),
    grows: (tiles) => (tiles === 1 ? '1 Samen geht auf' : `${tiles} Samen gehen auf`),
    taken: (tiles) => (tiles === 1 ? '1 Gemüse' : `${tiles} Gemüse`),
  },
  labels: {
    letters: { pepper: 'P', carrot: 'K', tomato: 'T', artichoke: 'A', eggplant: 'A' },
    specials: { bird: 'Vogel', rabbit: 'Kanin', sundial: 'S-Uhr', scarecrow: 'Scheu.', rock: 'Fels' },
    discs: 'Scheiben',
    sun: 'Sonne',
    hand: 'Hand',
    basket: 'Korb',
    supply: 'Vorrat',
    dice: 'Würfel',
  },
});
