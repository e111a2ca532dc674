import { z } from 'zod';
import { bestellungen } from '#features/bestand/betroffene.ts';
import { buchungId } from '#features/bestand/buchung-id.ts';
import { numberField, textField } from '#shared/number/number-field.ts';
import { numberInput } from '#shared/number/number-input.ts';
import { okEnvelope } from '#shared/wire/envelope.ts';
import { einheiten, lagerTypen } from '../artikel.ts';

/** Maximum pieces of one booking. */
export const maxAnzahl = 10_000;

const produktId = z
  .string('Welches Produkt?')
  .min(1, 'Welches Produkt?')
  .max(100, 'Dieses Produkt gibt es nicht.');
const anzahl = numberInput(numberField({ min: 1, max: maxAnzahl }));
const einheit = z.enum(einheiten);
const typ = z.enum(lagerTypen);

export const produktionBody = z.object({ produktId, anzahl, notizen: textField(500).nullish(), buchungId });
export type ProduktionBody = z.infer<typeof produktionBody>;

/**
 * `buchungId` identifies the booking for its reversal; `packbar`: the orders that waited for these pieces and
 * can be packed now.
 */
export const produktion = z.object({
  buchungId: z.string(),
  produkt: z.object({
    _id: z.string(),
    name: z.string(),
    produziert: z.number().int(),
    neuerBestand: z.number().int(),
  }),
  verwendeteRohstoffe: z.array(
    z.object({
      name: z.string(),
      typ,
      menge: z.number().int(),
      einheit,
      neuerBestand: z.number().int(),
    }),
  ),
  packbar: bestellungen.optional(),
});
export type Produktion = z.infer<typeof produktion>;
export const produktionReply = okEnvelope(produktion);
export type ProduktionReply = z.infer<typeof produktionReply>;

export const vorschauQuery = z.object({ produktId, anzahl: anzahl.default(1) });

/** A preview of a booking; the browser computes other numbers of pieces from `mengeProStueck` and `vorrat`. */
export const vorschau = z.object({
  produkt: z.object({ _id: z.string(), name: z.string(), vorrat: z.number().int() }),
  anzahl: z.number().int(),
  bedarf: z.array(
    z.object({
      typ,
      artikelId: z.string(),
      name: z.string(),
      einheit,
      mengeProStueck: z.number().int(),
      vorrat: z.number().int(),
      benoetigt: z.number().int(),
      verbleibend: z.number().int(),
    }),
  ),
  /** The gaps of the recipe. */
  fehlend: z.array(z.string()),
  machbar: z.number().int(),
  engpass: z.string().optional(),
  fehler: z.array(z.string()),
});
export type Vorschau = z.infer<typeof vorschau>;
export const vorschauReply = okEnvelope(vorschau);

/**
 * A reversal: its own id, the amounts it put back or removed, and the orders that the shelf does not cover
 * afterwards.
 */
export const storno = z.object({
  buchungId: z.string(),
  bewegungen: z.array(
    z.object({ name: z.string(), menge: z.number().int(), einheit, neuerBestand: z.number().int() }),
  ),
  betroffen: bestellungen.optional(),
});
export const stornoReply = okEnvelope(storno);
export type Storno = z.infer<typeof storno>;
