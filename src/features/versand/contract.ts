import { z } from 'zod';
import { anschrift } from '#features/auftrag/anschrift/anschrift-body.ts';
import { gesehenBody } from '#features/auftrag/contract.ts';
import { termin } from '#features/auftrag/posten-contract.ts';
import { versandarten } from '#features/lieferung/versandart.ts';
import { zahlarten } from '#features/zahlarten/zahlart.ts';
import { merkmale } from '#shared/merkmale/merkmal.ts';
import { numberInput } from '#shared/number/number-input.ts';
import { messageEnvelope, okEnvelope } from '#shared/wire/envelope.ts';
import { etikettFormate } from './etiketten.ts';

/** Orders that are packed, printed or franked at once; DHL takes no longer file (facts §6). */
export const maxPackAuftraege = 100;

/**
 * Pieces of a line that are still to be delivered; `imLager`: pieces on the shelf now, for whichever order;
 * `gedeckt`: those of them that are this one's, when the older orders have got theirs.
 */
const packPosten = z.object({
  nr: z.number().int(),
  produktId: z.string(),
  name: z.string(),
  merkmale,
  bild: z.string().optional(),
  menge: z.number().int(),
  imLager: z.number().int(),
  gedeckt: z.number().int(),
});
export type PackPosten = z.infer<typeof packPosten>;

const kopf = z.object({
  _id: z.string(),
  nummer: z.string(),
  name: z.string(),
  termin,
  versandart: z.enum(versandarten),
  posten: z.array(packPosten),
});

/** An order that can be packed, or is packed and still in the house. Money in euros, weights in grams. */
export const packAuftrag = kopf.extend({
  /** Its last event: a change names the one that its author has seen. */
  letzteNr: z.number().int(),
  zahlart: z.enum(zahlarten),
  /** What is paid when it is picked up. */
  offen: z.number(),
  /** Where it goes; of a pick-up, who comes. */
  anschrift,
  /** What the workshop has noted, oldest first. */
  notizen: z.array(z.string()),
  /** Of the parcel, with its packing. */
  gewicht: z.number().int(),
  /** Goods of which nobody has entered a weight are not part of it. */
  ohneGewicht: z.boolean(),
  /** A part of it was delivered before. */
  isRest: z.boolean(),
  /** When its parcel, as it is now, was written into a file for DHL. */
  dhlDatei: z.string().optional(),
  isGepackt: z.boolean(),
  gepacktVon: z.string().optional(),
});
export type PackAuftrag = z.infer<typeof packAuftrag>;

/** Why an order with work cannot be packed now. */
export const warteGruende = ['fertigung', 'geld'] as const;

const wartenderAuftrag = kopf.extend({ grund: z.enum(warteGruende) });
export type WartenderAuftrag = z.infer<typeof wartenderAuftrag>;

/** The workshop, as the sender of its parcels; empty texts are not known. */
const absender = z.object({
  name: z.string(),
  inhaberin: z.string(),
  strasse: z.string(),
  hausnummer: z.string(),
  plz: z.string(),
  stadt: z.string(),
});
export type Absender = z.infer<typeof absender>;

/** The earliest promised day first; `weitere` orders with work are left out. */
const packen = z.object({
  auftraege: z.array(packAuftrag),
  wartend: z.array(wartenderAuftrag),
  weitere: z.number().int(),
  absender,
});
export type Packen = z.infer<typeof packen>;

export const packenReply = okEnvelope(packen);

const wahl = 'Bitte wählen Sie 1 bis 100 Bestellungen.';

/** Ids of orders, separated by commas: together they are far shorter than an address may be. */
const ids = z
  .string(wahl)
  .max(maxPackAuftraege * 65, wahl)
  .transform((text) => [...new Set(text.split(',').filter(Boolean))])
  .refine((list) => list.length >= 1 && list.length <= maxPackAuftraege, wahl);

export const lieferscheineQuery = z.object({ ids });

const abText = 'Bitte ein Etikett angeben, das es auf dem Bogen gibt.';

/** `ab`: the first label of the sheet that is still there, from 1. */
export const etikettenQuery = z
  .object({
    ids,
    format: z.enum(Object.keys(etikettFormate) as [keyof typeof etikettFormate], 'Bitte ein Format wählen.'),
    ab: numberInput(z.int(abText).min(1, abText)).default(1),
  })
  .refine(({ format, ab }) => ab <= etikettFormate[format].spalten * etikettFormate[format].zeilen, {
    error: abText,
    path: ['ab'],
  });

const doppelt = 'Jede Bestellung nur einmal.';

const dateiText = 'Die Datei braucht eine eigene Kennung.';

/**
 * The parcels of a file for DHL. `datei`: the same once more writes nothing; `gesehen`: the last event of the
 * order that its author has seen; `nochmal`: it was seen that an earlier file has it.
 */
export const dhlDateiBody = z.object({
  datei: z.string(dateiText).regex(/^[\w-]{16,64}$/, dateiText),
  auftraege: z
    .array(gesehenBody.extend({ id: z.string().max(64, wahl), nochmal: z.boolean() }))
    .min(1, wahl)
    .max(maxPackAuftraege, wahl)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, doppelt),
});
export type DhlDateiBody = z.infer<typeof dhlDateiBody>;

export const dhlDateiReply = messageEnvelope(z.null());

export const pdfReply = z.any().describe('PDF');
