/** Where the reader was before the present page, within this visit; null on the first page. */
export const visit: {
  from: {
    readonly route: string | null;
    readonly params: Readonly<Record<string, unknown>>;
    readonly href: string;
  } | null;
} = $state({ from: null });
