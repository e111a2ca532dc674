import { z } from 'zod';

const idsText = 'Hier gehören die Produkte in ihrer neuen Reihenfolge hin.';

/** As the shop makes them, so that the longest list is a body of moderate size. */
const id = z
  .string(idsText)
  .max(40, idsText)
  .regex(/^[\w-]+$/, idsText);

/** The ids of products in their new order: of all, or of those between which one was moved. */
export const reihenfolgeBody = z.object({
  ids: z.array(id, idsText).max(5000, 'Das sind zu viele Produkte.'),
});
export type ReihenfolgeBody = z.infer<typeof reihenfolgeBody>;
