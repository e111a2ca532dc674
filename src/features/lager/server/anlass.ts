import type { Buchender } from '#features/bestand/server/index.ts';

/** Who books, and when, if that is not now. */
export type Anlass = { von?: Buchender | undefined; at?: Date };
