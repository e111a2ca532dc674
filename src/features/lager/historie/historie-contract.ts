import { z } from 'zod';
import { numberField } from '#shared/number/number-field.ts';
import { numberInput } from '#shared/number/number-input.ts';
import { listEnvelope, okEnvelope } from '#shared/wire/envelope.ts';
import { einheiten, lagerTypen } from '../artikel.ts';

/** eingang adds stock, ausgang removes it, inventur sets it to the counted amount, storno reverses a booking. */
export const bewegungTypen = ['eingang', 'ausgang', 'inventur', 'storno'] as const;
export type BewegungTyp = (typeof bewegungTypen)[number];

const einheit = z.enum(einheiten);

/** A movement (requirements.md, admin §3, Movement); `menge` is signed. */
export const bewegung = z.object({
  _id: z.string(),
  nr: z.number().int(),
  createdAt: z.string(),
  typ: z.enum(bewegungTypen),
  menge: z.number().int(),
  einheit,
  bestandVorher: z.number().int(),
  bestandNachher: z.number().int(),
  grund: z.string(),
  notizen: z.string().optional(),
  /** The name of the author. */
  von: z.string().optional(),
  /** The production this movement belongs to. */
  produktion: z
    .object({ buchungId: z.string(), name: z.string(), anzahl: z.number().int(), isStorniert: z.boolean() })
    .optional(),
});
export type Bewegung = z.infer<typeof bewegung>;

export const historieParams = z.object({ itemId: z.string().min(1).max(100) });

/** Page sizes: on the screen, the default of a call without `limit`, and the maximum. */
export const seitenLaenge = 25;
const laengeOhneLimit = 100;
const maxLaenge = 200;

/** Forms send an empty `?limit=`, which counts as absent. */
function blankIsAbsent<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema);
}

export const historieQuery = z.object({
  page: blankIsAbsent(numberInput(numberField({ min: 1, max: 100_000_000 })).default(1)),
  limit: blankIsAbsent(numberInput(numberField({ min: 1, max: maxLaenge })).default(laengeOhneLimit)),
  typ: z.enum(bewegungTypen, 'Bitte eingang, ausgang, inventur oder storno angeben.').optional(),
});
export const historieCsvQuery = historieQuery.pick({ typ: true });
export type HistorieQuery = z.infer<typeof historieQuery>;

/** The article of the movements; `isEntfernt`: it was deleted (R9). */
export const historieArtikel = z.object({
  _id: z.string(),
  artikelId: z.string(),
  name: z.string(),
  typ: z.enum(lagerTypen),
  einheit,
  menge: z.number().int(),
  mindestbestand: z.number().int(),
  isEntfernt: z.boolean(),
});
export type HistorieArtikel = z.infer<typeof historieArtikel>;

export const historieReply = listEnvelope(bewegung).extend({
  artikel: historieArtikel,
  pagination: z.object({
    page: z.number().int(),
    limit: z.number().int(),
    total: z.number().int(),
    pages: z.number().int(),
  }),
});
export type HistorieReply = z.infer<typeof historieReply>;

/**
 * The level over time, oldest first, with its lows and highs; of a very long history only every `schritt`-th movement
 * is read.
 */
export const verlauf = z.object({
  artikel: historieArtikel,
  schritt: z.number().int(),
  punkte: z.array(z.object({ datum: z.string(), bestand: z.number().int() })),
});
export type Verlauf = z.infer<typeof verlauf>;
export const bestandVerlaufReply = okEnvelope(verlauf);

/** A file; the same for movements and for the whole stock. */
export const csvReply = z.any().describe('CSV: Semikolon, Dezimalkomma, UTF-8 mit BOM');
