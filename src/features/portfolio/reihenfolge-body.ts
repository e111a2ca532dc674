import { z } from 'zod';

const idsText = 'Hier gehören die Produkte in ihrer neuen Reihenfolge hin.';

/** The ids of all products in their new order. */
export const reihenfolgeBody = z.object({
  ids: z.array(z.string(idsText).max(100, idsText), idsText).max(5000, 'Das sind zu viele Produkte.'),
});
export type ReihenfolgeBody = z.infer<typeof reihenfolgeBody>;
