import { z } from 'zod';
import { okEnvelope } from '#shared/wire/envelope.ts';
import type { ErklaerungFeld } from './erklaerung.ts';
import { klareAngabe, klareTeile, kurzeTeile } from './klare-angabe.ts';

/** Everything is taken as it comes (R46): a text, a number, nothing. */
function angabe(feld: ErklaerungFeld) {
  return z
    .unknown()
    .optional()
    .transform((value) => klareAngabe(feld, value));
}

/** A text of a fixed form, or nothing. */
function wenn(form: RegExp) {
  return z
    .unknown()
    .optional()
    .transform((value) => (typeof value === 'string' && form.test(value) ? value : ''));
}

/**
 * A withdrawal as it is declared. `id`: random letters of the browser, so that a repetition is the same
 * declaration. `link`: the token of the order that the form was opened for, of which `teile` are the ticked
 * pieces.
 */
export const widerrufBody = z.object({
  id: wenn(/^[\w-]{22,64}$/),
  name: angabe('name'),
  bestellung: angabe('bestellung'),
  email: angabe('email'),
  stuecke: angabe('stuecke'),
  link: wenn(/^[\w-]{43}$/),
  teile: z
    .unknown()
    .optional()
    .transform((value) => kurzeTeile(klareTeile(value))),
});
export type WiderrufBody = z.infer<typeof widerrufBody>;

/** Opens the receipt: `/widerruf/<token>`. */
export const widerrufReply = okEnvelope(z.object({ token: z.string() }));

/**
 * Whether the receipt is on its way by mail: `post`; or why not: no usable address, several were written
 * there just now, the shop sends no mail, or it is not written yet.
 */
export const belegWege = ['post', 'ohneAdresse', 'begrenzt', 'ohneServer', 'folgt'] as const;

/** The receipt of a declaration: what it said, and when it came in. */
export const beleg = z.object({
  eingangAt: z.string(),
  /** The day alone, of one that the workshop took in. */
  eingangTag: z.string().optional(),
  name: z.string(),
  bestellung: z.string(),
  email: z.string(),
  stuecke: z.string(),
  teile: z.array(z.object({ nr: z.number().int(), menge: z.number().int(), name: z.string() })),
  weg: z.enum(belegWege),
  laden: z.object({
    name: z.string(),
    email: z.string(),
    telefon: z.string(),
    anschrift: z.array(z.string()),
  }),
});
export type Beleg = z.infer<typeof beleg>;
export const belegReply = okEnvelope(beleg);
export const belegParams = z.object({ token: z.string() });
