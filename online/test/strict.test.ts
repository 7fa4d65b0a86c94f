import type { schema as v } from '@iacta/core';
import { BEGIN_DAILY } from '@iacta/online/daily';
import { OPEN_TABLE, REQUESTS, SUBSCRIBE, TAKE_SEAT, UNSUBSCRIBE } from '@iacta/online/wire';
import { expect, test } from 'vitest';

type Part = v.GenericSchema & {
  readonly entries?: { readonly [name: string]: Part };
  readonly wrapped?: Part;
  readonly item?: Part;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly Part[];
};

/** The kinds of all objects in a schema, with where they are. */
function objectsIn(schema: Part, at = ''): string[] {
  const own = schema.type.endsWith('object') ? [`${at}: ${schema.type}`] : [];
  const parts: (readonly [string, Part])[] = [
    ...Object.entries(schema.entries ?? {}),
    ...(schema.wrapped ? [['', schema.wrapped] as const] : []),
    ...(schema.item ? [['[]', schema.item] as const] : []),
    ...(schema.options ?? []).flatMap((each) =>
      typeof each === 'object' ? [['|', each as Part] as const] : [],
    ),
  ];
  return [...own, ...parts.flatMap(([name, part]) => objectsIn(part, `${at}.${name}`))];
}

const MESSAGES: { readonly [name: string]: v.GenericSchema } = {
  ...Object.fromEntries(Object.entries(REQUESTS).map(([type, { schema }]) => [type, schema])),
  OPEN_TABLE,
  TAKE_SEAT,
  SUBSCRIBE,
  UNSUBSCRIBE,
  BEGIN_DAILY,
};

test.each(Object.entries(MESSAGES))('%s takes no field that it does not know', (name, schema) => {
  const kinds = objectsIn(schema as Part, name);
  expect(kinds.length).toBeGreaterThan(0);
  for (const kind of kinds) expect(kind).toContain(': strict_object');
});
