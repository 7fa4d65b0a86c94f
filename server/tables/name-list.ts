import type { Language } from '@iacta/core';

/**
 * The names of a server where players choose from a list: animals that are an insult in none of the four languages.
 * At a table each of them is free once, as every name is.
 */
export const NAME_LIST: { readonly [language in Language]: readonly string[] } = {
  it: [
    ...[
      'Airone',
      'Aquila',
      'Coccinella',
      'Colibrì',
      'Delfino',
      'Falco',
      'Farfalla',
      'Gufo',
      'Koala',
      'Lepre',
    ],
    ...[
      'Libellula',
      'Lince',
      'Lontra',
      'Lupo',
      'Martin pescatore',
      'Panda',
      'Pettirosso',
      'Pinguino',
      'Riccio',
    ],
    ...['Rondine', 'Scoiattolo', 'Tartaruga', 'Tigre', 'Volpe'],
  ],
  de: [
    ...['Adler', 'Delfin', 'Eichhörnchen', 'Eisvogel', 'Eule', 'Falke', 'Fuchs', 'Hase', 'Igel', 'Koala'],
    ...['Kolibri', 'Libelle', 'Luchs', 'Marienkäfer', 'Otter', 'Panda', 'Pinguin', 'Reiher', 'Rotkehlchen'],
    ...['Schildkröte', 'Schmetterling', 'Schwalbe', 'Tiger', 'Wolf'],
  ],
  en: [
    ...['Butterfly', 'Dolphin', 'Dragonfly', 'Eagle', 'Falcon', 'Fox', 'Hare', 'Hedgehog', 'Heron'],
    ...[
      'Hummingbird',
      'Kingfisher',
      'Koala',
      'Ladybird',
      'Lynx',
      'Otter',
      'Owl',
      'Panda',
      'Penguin',
      'Robin',
    ],
    ...['Squirrel', 'Swallow', 'Tiger', 'Turtle', 'Wolf'],
  ],
  fr: [
    ...['Aigle', 'Coccinelle', 'Colibri', 'Dauphin', 'Écureuil', 'Faucon', 'Hérisson', 'Héron', 'Hibou'],
    ...['Hirondelle', 'Koala', 'Libellule', 'Lièvre', 'Loup', 'Loutre', 'Lynx', 'Martin-pêcheur', 'Panda'],
    ...['Papillon', 'Pingouin', 'Renard', 'Rouge-gorge', 'Tigre', 'Tortue'],
  ],
};

const ALL: ReadonlySet<string> = new Set(Object.values(NAME_LIST).flat());

export const isListedName = (name: string): boolean => ALL.has(name);
