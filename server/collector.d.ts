export const COLLECTOR: readonly string[];
