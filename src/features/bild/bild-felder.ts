import { z } from 'zod';
import { lineInput } from '#shared/text/single-line.ts';

export const maxAltTextLength = 200;

export const altTextText = 'Bitte beschreiben Sie das Bild.';
/** The alternative text of a picture, as it is typed. */
export const altText = lineInput(altTextText).max(maxAltTextLength, `Höchstens ${maxAltTextLength} Zeichen.`);

/** The file of a form, which arrives as its bytes. */
export const bildDatei = z.custom<Uint8Array>(
  (value) => value instanceof Uint8Array && value.length > 0,
  'Bitte wählen Sie ein Bild aus.',
);
