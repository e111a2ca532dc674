import { z } from 'zod';

/** The bytes of a picture. */
export const bildReply = z.any().describe('Das Bild');

/** One cut of a picture: its address, and its size in pixels. */
export const ansicht = z.object({
  url: z.string(),
  breite: z.number().int(),
  hoehe: z.number().int(),
});

/** An owner's picture of the shop, in both cuts; an empty text marks one that says nothing by itself. */
export const ladenBild = z.object({ quer: ansicht, hoch: ansicht, altText: z.string() });
export type LadenBild = z.infer<typeof ladenBild>;
