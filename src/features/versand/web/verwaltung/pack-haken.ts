import { z } from 'zod';
import type { PackAuftrag, PackPosten } from '../../contract.ts';

/** What is ticked: pieces that were fetched by their product, and lines that lie in the parcel by their order. */
const haken = z.object({
  geholt: z.record(z.string(), z.number()),
  gepackt: z.record(z.string(), z.array(z.string())),
});
export type Haken = z.infer<typeof haken>;

export const keineHaken: Haken = { geholt: {}, gepackt: {} };

/** What this tab has kept; what is not readable counts as nothing. */
export function readHaken(stored: unknown): Haken {
  return haken.safeParse(stored).data ?? keineHaken;
}

/** Pieces that are still to be fetched: an order that came since adds to what was ticked before. */
export function nochZuHolen(
  { geholt }: Haken,
  { produktId, menge }: { produktId: string; menge: number },
): number {
  return Math.max(0, menge - (geholt[produktId] ?? 0));
}

/** Ticks a soap when not all of its pieces are fetched, else takes the tick away. */
export function toggleGeholt(before: Haken, zeile: { produktId: string; menge: number }): Haken {
  const { [zeile.produktId]: _, ...others } = before.geholt;
  const isDone = nochZuHolen(before, zeile) === 0;
  return { ...before, geholt: isDone ? others : { ...others, [zeile.produktId]: zeile.menge } };
}

/** A line with its pieces: when some of them are cancelled the tick does not count any more. */
const zeichen = ({ nr, menge }: PackPosten) => `${nr}:${menge}`;

export function isDabei({ gepackt }: Haken, id: string, posten: PackPosten): boolean {
  return gepackt[id]?.includes(zeichen(posten)) === true;
}

export function toggleDabei(before: Haken, id: string, posten: PackPosten): Haken {
  const one = zeichen(posten);
  const all = before.gepackt[id] ?? [];
  const next = all.includes(one) ? all.filter((other) => other !== one) : [...all, one];
  return { ...before, gepackt: { ...before.gepackt, [id]: next } };
}

/** A packed order needs no ticks, and its pieces do not lie on the table any more. */
export function ohneAuftrag(before: Haken, { _id, posten }: Pick<PackAuftrag, '_id' | 'posten'>): Haken {
  const { [_id]: _, ...gepackt } = before.gepackt;
  const geholt = { ...before.geholt };
  for (const { produktId, menge } of posten)
    if (geholt[produktId] !== undefined) geholt[produktId] = Math.max(0, geholt[produktId] - menge);
  return { geholt, gepackt };
}
