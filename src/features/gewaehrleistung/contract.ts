import { z } from 'zod';
import { numberInput } from '#shared/number/number-input.ts';
import { isReadableText, readableTextText } from '#shared/text/readable-text.ts';
import { isSingleLine, readableLine } from '#shared/text/single-line.ts';
import { messageEnvelope, okEnvelope } from '#shared/wire/envelope.ts';
import { gewaehrleistungTypen, maxDateiName, maxHinweisLink, maxHinweisText } from './hinweis-datei.ts';

const bild = z.object({ url: z.string(), breite: z.number().int(), hoehe: z.number().int() });

/**
 * Texts around the picture: `link` is the page of the European Union, `text` the notice's words for those who
 * cannot see it.
 */
const worte = { link: z.string(), text: z.string() };

/** The notice as shoppers see it: the same picture in ascending widths. An order refers to `version`. */
export const gewaehrleistung = z.object({
  version: z.number().int(),
  bilder: z.array(bild),
  ...worte,
});
export type Gewaehrleistung = z.infer<typeof gewaehrleistung>;

/** `null`: the shop shows no notice. */
export const gewaehrleistungReply = okEnvelope(z.object({ hinweis: gewaehrleistung.nullable() }));

/** The uploaded file: `hash` is its SHA-256, `groesse` its bytes; of a PDF the first of `seiten` pages is shown. */
const datei = z.object({
  hash: z.string(),
  name: z.string(),
  typ: z.enum(gewaehrleistungTypen),
  groesse: z.number().int(),
  seiten: z.number().int(),
  bilder: z.array(bild),
});

/** One version in the history; `datei` is the name of its file, `null` where there was none. */
const eintrag = z.object({
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  von: z.string(),
  datei: z.string().nullable(),
  hash: z.string().nullable(),
  link: z.string(),
});

/**
 * The notice in the back office. `version` is sent back with a change and detects a concurrent one; 0 before
 * the first change. `verlauf` has the newest versions first.
 */
export const gewaehrleistungStand = z.object({
  version: z.number().int(),
  datei: datei.nullable(),
  ...worte,
  verlauf: z.array(eintrag),
});
export type GewaehrleistungStand = z.infer<typeof gewaehrleistungStand>;

export const gewaehrleistungStandReply = okEnvelope(gewaehrleistungStand);
export const geaenderteGewaehrleistungReply = messageEnvelope(gewaehrleistungStand);

/** The bytes of the picture, and those of the uploaded file. */
export const hinweisBildReply = z.any().describe('Das Bild');
export const hinweisDateiReply = z.any().describe('Die hochgeladene Datei, unverändert');

/** The page of the European Union to which the QR code of the German notice leads. */
export const defaultHinweisLink =
  'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_de.htm';

const linkText = 'Bitte geben Sie eine Adresse ein, die mit http:// oder https:// beginnt.';
const textText = 'Bitte geben Sie einen Text ein.';
const missingText = 'Bitte wählen Sie eine Datei aus.';

/** The version that a change is based on. */
const version = numberInput(z.int32('Unbekannter Stand.'));

function isWebAddress(value: string): boolean {
  return (
    /^https?:\/\/[^\s/@]+(\/|$)/i.test(value) &&
    isSingleLine(value) &&
    !/\s/.test(value) &&
    URL.canParse(value)
  );
}

/** What stands around the picture. */
export const hinweisWorte = z.object({
  link: z
    .string(linkText)
    .trim()
    .max(maxHinweisLink, `Höchstens ${maxHinweisLink} Zeichen.`)
    .refine(isWebAddress, linkText),
  text: z
    .string(textText)
    .overwrite((text) => text.replaceAll('\r\n', '\n').trim())
    .refine(isReadableText, readableTextText)
    .max(maxHinweisText, `Höchstens ${maxHinweisText} Zeichen.`),
});

export const changeGewaehrleistungBody = hinweisWorte.extend({ version });
export type ChangeGewaehrleistungBody = z.infer<typeof changeGewaehrleistungBody>;

/**
 * The parts of the form: `datei` arrives as the bytes of the file, `name` is its name on the owner's device,
 * which must not stop an upload and is made readable instead.
 */
export const uploadGewaehrleistungBody = z.object({
  datei: z.custom<Uint8Array>((value) => value instanceof Uint8Array && value.length > 0, missingText),
  name: z
    .string()
    .overwrite((name) => readableLine(name.slice(0, maxDateiName)))
    .optional(),
  version,
});
export type UploadGewaehrleistungBody = z.infer<typeof uploadGewaehrleistungBody>;

export const removeGewaehrleistungQuery = z.object({ version });
