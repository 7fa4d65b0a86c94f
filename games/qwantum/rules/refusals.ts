import type { RefusalOf } from '@iacta/core';
import type { Colour, QwantumRefusal } from './facts.ts';
import type { PHASES } from './layout.ts';

interface InRow {
  readonly colour: Colour;
}

/** A number that cannot stand behind the last one of its row; cells are counted from 1. */
interface OutOfOrder extends InRow {
  readonly value: number;
  readonly last: number;
  readonly cell: number;
}

/** What each refusal carries. */
interface Data {
  'not-now': { readonly phase: (typeof PHASES)[number] };
  'row-full': InRow;
  'must-rise': OutOfOrder;
  'must-fall': OutOfOrder;
  'colour-used': InRow;
}

export type QwantumRefusals = { readonly [code in QwantumRefusal]: Pick<Data[code], keyof Data[code]> };
export type QwantumAnswer = RefusalOf<QwantumRefusals>;
