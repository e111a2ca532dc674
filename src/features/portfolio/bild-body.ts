import { z } from 'zod';
import { altText, altTextText, bildDatei } from '#features/bild/bild-felder.ts';
import { version } from './produkt-body.ts';

/**
 * The parts of the form (requirements.md, admin §7); `image` arrives as the bytes of the file. An empty text
 * gets a default.
 */
export const uploadBody = z.object({
  image: bildDatei,
  isHauptbild: z.enum(['true', 'false'], 'Hauptbild oder Galerie: true oder false.'),
  alt_text: altText.optional(),
});
export type UploadBody = z.infer<typeof uploadBody>;

export const altTextBody = z.object({ alt_text: altText.min(1, altTextText), version: version.nullish() });

/** Protects against deleting the wrong picture: positions shift after a deletion. */
export const versionQuery = z.object({ version: version.optional() });
