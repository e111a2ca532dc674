import { z } from 'zod';
import { numberInput } from '#shared/number/number-input.ts';
import { isReadableText, readableTextText } from '#shared/text/readable-text.ts';
import { isSingleLine, readableLine } from '#shared/text/single-line.ts';
import { maxDateiName, maxHinweisLink, maxHinweisText } from './gewaehrleistung-grenzen.ts';

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
 * The parts of the form: `datei` arrives as the bytes of the file, `name` is its name on the owner's device, which must not stop
 * an upload and is made readable instead.
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
