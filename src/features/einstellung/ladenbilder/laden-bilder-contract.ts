import { z } from 'zod';
import { altText, bildDatei } from '#features/bild/bild-felder.ts';
import { ladenBild } from '#features/bild/contract.ts';
import { ladenBildPlaetze } from '#features/bild/laden-bild.ts';
import { messageEnvelope, okEnvelope } from '#shared/wire/envelope.ts';

/** The owner's pictures of the shop; null where there is none. */
export const ladenBilder = z.object({
  startseite: ladenBild.nullable(),
  dasSindWir: ladenBild.nullable(),
});
export type LadenBilder = z.infer<typeof ladenBilder>;
export const ladenBilderReply = okEnvelope(ladenBilder);
export const ladenBilderSavedReply = messageEnvelope(ladenBilder);

export const ladenBildParams = z.object({ platz: z.enum(ladenBildPlaetze, 'Dieses Bild gibt es nicht.') });

/** The form of an upload; `image` arrives as the bytes of the file. */
export const uploadLadenBildBody = z.object({ image: bildDatei });

const bild = z.string('Welches Bild?').max(200, 'Welches Bild?');

/** `bild` is the address of the `quer` cut that was seen; a decorative picture has an empty text. */
export const ladenBildTextBody = z.object({ altText, bild });
export const removeLadenBildQuery = z.object({ bild });
