import { z } from 'zod';
import { okEnvelope } from '#shared/envelope.ts';
import { numberInput } from '#shared/number-input.ts';
import { maxMenge, minMenge } from './menge.ts';

/**
 * A line as received (storefront.txt §3): the product's own data as they are now (R8), `preis` in euros. A line that
 * cannot be bought any more has `preis` 0, so that whoever multiplies gets a number, `verfuegbar` false and a `grund`; it
 * counts in no sum (R7). What is no soap has no `seife`, what is not sold by weight no `gramm`.
 */
export const cartItem = z.object({
  produktId: z.string(),
  name: z.string(),
  preis: z.number(),
  menge: z.number().int(),
  bild: z.string().optional(),
  gramm: z.number().int().optional(),
  seife: z.string().optional(),
  verfuegbar: z.boolean(),
  grund: z.string().optional(),
});
export type CartItem = z.infer<typeof cartItem>;

/** `total` is what is to pay: zwischensumme and versand, in euros. `itemCount` counts pieces that can be bought. */
export const cart = z.object({
  items: z.array(cartItem),
  itemCount: z.number().int(),
  zwischensumme: z.number(),
  versand: z.number(),
  total: z.number(),
});
export type Cart = z.infer<typeof cart>;

/** `message` says when not all pieces could be added. */
export const cartReply = okEnvelope(cart);
export type CartReply = z.infer<typeof cartReply>;

const produktId = z
  .string('Welches Produkt?')
  .min(1, 'Welches Produkt?')
  .max(100, 'Dieses Produkt gibt es nicht.');
const mengeText = `Die Menge muss eine ganze Zahl von ${minMenge} bis ${maxMenge} sein.`;
const mindestensText = `Die Menge muss eine ganze Zahl ab ${minMenge} sein.`;

/** Everything else that is sent (storefront.txt §7: name, preis, bild …) is not read (R4). */
export const addBody = z.object({
  produktId,
  menge: numberInput(z.int(mindestensText).min(minMenge, mindestensText)),
});
export type AddBody = z.infer<typeof addBody>;

export const updateBody = z.object({
  produktId,
  menge: numberInput(z.int(mengeText).min(minMenge, mengeText).max(maxMenge, mengeText)),
});
export type UpdateBody = z.infer<typeof updateBody>;

export const removeParams = z.object({ productId: produktId });
