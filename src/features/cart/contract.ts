import { z } from 'zod';
import { verfuegbarkeit } from '#features/portfolio/verkauf/verfuegbarkeit.ts';
import { merkmale } from '#shared/merkmale/merkmal.ts';
import { numberInput } from '#shared/number/number-input.ts';
import { okEnvelope } from '#shared/wire/envelope.ts';
import { maxMenge, minMenge } from './menge.ts';

/**
 * A line in an answer (requirements.md, storefront §3): the product's current data (R8), `preis` in euros. A
 * line that cannot be bought any more has `preis` 0, so that multiplying gives a number, `verfuegbar` false
 * and a `grund`; it counts in no sum (R7). `merkmale` are shown; the specification's `seife` is one of them,
 * missing unless it is a soap; `gramm` is missing unless it is sold by weight. `packgewicht`: the grams that
 * one piece adds to a parcel, packed, if known. From the opening on: `verfuegbarkeit`, and `hoechstens`, the
 * pieces that can be ordered now; without it there is no limit.
 */
export const cartItem = z.object({
  produktId: z.string(),
  name: z.string(),
  preis: z.number(),
  menge: z.number().int(),
  bild: z.string().optional(),
  gramm: z.number().int().optional(),
  packgewicht: z.number().int().optional(),
  seife: z.string().optional(),
  merkmale,
  verfuegbar: z.boolean(),
  grund: z.string().optional(),
  verfuegbarkeit: verfuegbarkeit.optional(),
  hoechstens: z.number().int().optional(),
});
export type CartItem = z.infer<typeof cartItem>;

/**
 * `total` is the amount due: zwischensumme and versand, in euros. `versand` null: by agreement, too heavy for
 * the table. `itemCount` counts only pieces that can be bought. From the opening on, if there is something to
 * buy: `lieferung`, first and last day on which a parcel arrives, and `abholung`, the day from which
 * everything can be picked up.
 */
export const cart = z.object({
  items: z.array(cartItem),
  itemCount: z.number().int(),
  zwischensumme: z.number(),
  versand: z.number().nullable(),
  total: z.number(),
  lieferung: z.object({ von: z.string(), bis: z.string() }).optional(),
  abholung: z.object({ ab: z.string() }).optional(),
});
export type Cart = z.infer<typeof cart>;

/** `message` is set when not all pieces could be added or taken over, or not all of them can be ordered now. */
export const cartReply = okEnvelope(cart);
export type CartReply = z.infer<typeof cartReply>;

const produktId = z
  .string('Welches Produkt?')
  .min(1, 'Welches Produkt?')
  .max(100, 'Dieses Produkt gibt es nicht.');
const mengeText = `Die Menge muss eine ganze Zahl von ${minMenge} bis ${maxMenge} sein.`;
const mindestensText = `Die Menge muss eine ganze Zahl ab ${minMenge} sein.`;

/** All other fields (requirements.md, storefront §7: name, preis, bild …) are ignored (R4). */
export const addBody = z.object({
  produktId,
  menge: numberInput(z.int(mindestensText).min(minMenge, mindestensText)),
});
export type AddBody = z.infer<typeof addBody>;

export const cartUpdateBody = z.object({
  produktId,
  menge: numberInput(z.int(mengeText).min(minMenge, mengeText).max(maxMenge, mengeText)),
});
export type CartUpdateBody = z.infer<typeof cartUpdateBody>;

export const removeParams = z.object({ productId: produktId });
