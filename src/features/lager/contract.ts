import { z } from 'zod';
import { bestellungen } from '#features/bestand/betroffene.ts';
import { buchungId } from '#features/bestand/buchung-id.ts';
import { maxBestandMenge } from '#features/bestand/menge.ts';
import { formatZahl } from '#shared/number/format-zahl.ts';
import { numberField, textField } from '#shared/number/number-field.ts';
import { numberInput } from '#shared/number/number-input.ts';
import { listEnvelope, okEnvelope } from '#shared/wire/envelope.ts';
import { einheiten, lagerTypen, mapGruppen } from './artikel.ts';
import { maxGrund } from './gruende.ts';

const typText = `Bitte ${new Intl.ListFormat('de-DE', { type: 'disjunction' }).format(lagerTypen)} angeben.`;
const lagerTyp = z.enum(lagerTypen, typText);
const einheit = z.enum(einheiten);
const unbekannt = 'Diesen Artikel gibt es nicht.';
const id = z.string('Welcher Artikel?').min(1, 'Welcher Artikel?').max(100, unbekannt);

/**
 * An article with its stock (requirements.md, admin §3, Stock item). `letzteNr` is the number of its last
 * movement: a stocktake refers by it to the level that was counted. Only products are sold (R38):
 * `reserviert` pieces are, and not sent yet; `frei` remain, below 0 so many have to be made. Their minimum is
 * compared with `frei`.
 */
export const lagerArtikel = z.object({
  _id: z.string(),
  name: z.string(),
  typ: lagerTyp,
  artikelId: z.string(),
  menge: z.number().int(),
  einheit,
  mindestbestand: z.number().int(),
  reserviert: z.number().int().optional(),
  frei: z.number().int().optional(),
  unterMindestbestand: z.boolean(),
  letzteAenderung: z.object({ datum: z.string(), grund: z.string() }).optional(),
  letzteNr: z.number().int(),
});
export type LagerArtikel = z.infer<typeof lagerArtikel>;

function groupsOf<T extends z.ZodType>(item: T) {
  return z.object(mapGruppen(() => z.array(item)));
}

export const lagerBestand = groupsOf(lagerArtikel);
export type LagerBestand = z.infer<typeof lagerBestand>;
export const bestandReply = okEnvelope(lagerBestand);

/**
 * How a raw material is bought: the size of a pack as text, the stock it adds, its price in euros, and the supplier if
 * known.
 */
export const packung = z.object({
  groesse: z.string(),
  inhalt: z.number().int(),
  preis: z.number(),
  von: z.string(),
});

/** `differenz`: the amount missing up to mindestbestand. `packung`: only for raw materials. */
export const warnung = lagerArtikel.extend({ differenz: z.number().int(), packung: packung.optional() });
export type Warnung = z.infer<typeof warnung>;
export const warnungenReply = listEnvelope(warnung);

export const entfernteReply = listEnvelope(lagerArtikel);

export const waehlbarerArtikel = z.object({
  id: z.string(),
  name: z.string(),
  vorrat: z.number().int(),
  frei: z.number().int().optional(),
  mindestbestand: z.number().int(),
});
export type WaehlbarerArtikel = z.infer<typeof waehlbarerArtikel>;
export const artikelReply = okEnvelope(groupsOf(waehlbarerArtikel));
export type ArtikelReply = z.infer<typeof artikelReply>;

const blankIsNone = (value: unknown) => (value === '' || value === null ? undefined : value);

/** Selects an article: by its own id, by the id of its stock level, or a product by portfolioId. */
const artikelWahl = {
  typ: lagerTyp,
  artikelId: z.preprocess(blankIsNone, id.optional()),
  portfolioId: z.preprocess(blankIsNone, id.optional()),
};
const hasArtikel = ({ artikelId, portfolioId }: { artikelId?: string; portfolioId?: string }) =>
  Boolean(artikelId ?? portfolioId);
const welcherArtikel = { error: 'Welcher Artikel?', path: ['artikelId'] };

const notizen = textField(500).nullish();

/** The orders that the shelf does not cover after a booking (R38). */
const betroffen = bestellungen.optional();

const aenderungText = `Bitte eine ganze Zahl angeben, die nicht 0 ist (höchstens ${formatZahl(maxBestandMenge)}).`;

/** `aenderung` is signed: a negative one removes stock (R14). */
export const korrekturBody = z
  .object({
    ...artikelWahl,
    aenderung: numberInput(
      z
        .int(aenderungText)
        .min(-maxBestandMenge, aenderungText)
        .max(maxBestandMenge, aenderungText)
        .refine((aenderung) => aenderung !== 0, aenderungText),
    ),
    grund: textField(maxGrund).nullish(),
    notizen,
    buchungId,
  })
  .refine(hasArtikel, welcherArtikel);
export type KorrekturBody = z.infer<typeof korrekturBody>;

export const korrekturReply = okEnvelope(
  z.object({
    vorher: z.number().int(),
    nachher: z.number().int(),
    aenderung: z.number().int(),
    einheit,
    betroffen,
  }),
);
export type KorrekturReply = z.infer<typeof korrekturReply>;

const menge = numberInput(numberField({ min: 0, max: maxBestandMenge }));

/** `menge` is the counted amount. A blank mindestbestand leaves the minimum unchanged, 0 sets it to 0 (R15). */
export const inventurBody = z
  .object({
    ...artikelWahl,
    menge,
    einheit: z.string('Bitte die Einheit als Text angeben.').max(20, 'Höchstens 20 Zeichen.').nullish(),
    mindestbestand: z.preprocess(blankIsNone, menge.optional()),
    notizen,
    buchungId,
  })
  .refine(hasArtikel, welcherArtikel);
export type InventurBody = z.infer<typeof inventurBody>;

export const inventurReply = okEnvelope(
  z.object({
    bestand: z.object({
      _id: z.string(),
      menge: z.number().int(),
      einheit,
      aenderung: z.number().int(),
    }),
    betroffen,
  }),
);
export type InventurReply = z.infer<typeof inventurReply>;

/** Maximum lines of one stocktake of the shelf. */
const maxZeilen = 2000;

/** As the shop makes it, so that the longest list is a body of moderate size. */
const bestandId = id.max(40, unbekannt).regex(/^[\w-]+$/, unbekannt);

/** A stocktake of the whole shelf: `letzteNr` of each line identifies the level that was counted (ADR 017). */
export const zaehllisteBody = z.object({
  zeilen: z
    .array(z.object({ _id: bestandId, gezaehlt: menge, letzteNr: numberInput(z.int().min(0)) }))
    .min(1, 'Es ist noch nichts gezählt.')
    .max(maxZeilen, `Höchstens ${maxZeilen} Zeilen auf einmal.`),
  notizen,
  buchungId,
});
export type ZaehllisteBody = z.infer<typeof zaehllisteBody>;

/** `zwischenzeitlich`: the amount booked between counting and saving. */
export const zaehllisteZeile = z.object({
  _id: z.string(),
  name: z.string(),
  einheit,
  gezaehlt: z.number().int(),
  erwartet: z.number().int(),
  aenderung: z.number().int(),
  zwischenzeitlich: z.number().int(),
  neuerBestand: z.number().int(),
  betroffen,
});
export type ZaehllisteZeile = z.infer<typeof zaehllisteZeile>;
export const zaehllisteReply = okEnvelope(z.object({ zeilen: z.array(zaehllisteZeile) }));
