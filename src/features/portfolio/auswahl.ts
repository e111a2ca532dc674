import { z } from 'zod';
import { stelleMuster } from './reihenfolge/stelle.ts';

/** Products in one answer at most; up to this number the catalogue is one array (requirements.md, storefront §7). */
export const maxProdukte = 500;

/**
 * Which part of the catalogue is meant: at most `anzahl` products, from the first one, from that after a place
 * (`weiter` of the part before), or of the `seite`-th part of this size, from 1.
 */
export const produkteQuery = z.object({
  nach: z.string().max(300).regex(stelleMuster, 'Hier gehört „weiter“ aus der Antwort davor hin.').optional(),
  seite: z.coerce.number().pipe(z.int().min(1).max(1_000_000)).optional(),
  anzahl: z.coerce.number().pipe(z.int().min(1).max(maxProdukte)).optional(),
});
export type ProdukteQuery = z.infer<typeof produkteQuery>;
