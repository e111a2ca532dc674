import { z } from 'zod';
import { wholeNumberInput } from '#shared/number-input.ts';
import { isSingleLine } from '#shared/single-line.ts';

export const maxAltTextLength = 200;

const altText = z
  .string('Bitte beschreiben Sie das Bild.')
  .trim()
  .max(maxAltTextLength, `Höchstens ${maxAltTextLength} Zeichen.`)
  .refine(isSingleLine, 'Zeilenumbrüche und unsichtbare Zeichen sind hier nicht möglich.');

const missingText = 'Bitte wählen Sie ein Bild aus.';

/** The parts of the multipart form (admin.txt §7); `image` arrives as the bytes of the file. */
export const uploadBody = z.object({
  image: z.custom<Uint8Array>((value) => value instanceof Uint8Array && value.length > 0, missingText),
  isHauptbild: z.enum(['true', 'false'], 'Hauptbild oder Galerie: true oder false.'),
  alt_text: altText.optional(),
});
export type UploadBody = z.infer<typeof uploadBody>;

/** The version of the product that was looked at (see `changeProduktBody`), as a body or an address carries it. */
const version = wholeNumberInput(z.int('Unbekannter Stand.'));

export const altTextBody = z.object({ alt_text: altText, version: version.nullish() });
export type AltTextBody = z.infer<typeof altTextBody>;

/** Guards against taking away another picture than the one that was looked at: positions move up. */
export const versionQuery = z.object({ version: version.optional() });
