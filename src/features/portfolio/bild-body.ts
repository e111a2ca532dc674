import { z } from 'zod';
import { lineInput } from '#shared/text/single-line.ts';
import { version } from './produkt-body.ts';

export const maxAltTextLength = 200;

const altTextText = 'Bitte beschreiben Sie das Bild.';
const altText = lineInput(altTextText).max(maxAltTextLength, `Höchstens ${maxAltTextLength} Zeichen.`);

const missingText = 'Bitte wählen Sie ein Bild aus.';

/**
 * The parts of the form (requirements.md, admin §7); `image` arrives as the bytes of the file. An empty text
 * gets a default.
 */
export const uploadBody = z.object({
  image: z.custom<Uint8Array>((value) => value instanceof Uint8Array && value.length > 0, missingText),
  isHauptbild: z.enum(['true', 'false'], 'Hauptbild oder Galerie: true oder false.'),
  alt_text: altText.optional(),
});
export type UploadBody = z.infer<typeof uploadBody>;

export const altTextBody = z.object({ alt_text: altText.min(1, altTextText), version: version.nullish() });

/** Protects against deleting the wrong picture: positions shift after a deletion. */
export const versionQuery = z.object({ version: version.optional() });
