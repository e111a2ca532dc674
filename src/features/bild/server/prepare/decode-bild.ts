import type { Metadata } from 'sharp';
import { AppError } from '#shared/wire/errors.ts';
import { breiteste } from '../../bild-adresse.ts';
import { bildArtOf } from '../../bild-art.ts';
import { maxBildMegapixel, maxBildRatio } from '../../bild-grenzen.ts';
import type { Masse } from '../../bild-masse.ts';
import { schnittMasse } from '../../laden-bild.ts';
import { loadSharp } from './load-sharp.ts';

/** A picture as raw pixels, upright, at most 1600 wide; `breite` and `hoehe` are of the original, or of its cut. */
export type DecodedBild = {
  pixels: Uint8Array;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
  breite: number;
  hoehe: number;
};

const million = 1_000_000;

const noBildText = 'Das ist kein Bild, das der Laden lesen kann. Möglich sind JPEG, PNG, WebP, AVIF und GIF.';
const heicText =
  'HEIC-Bilder kann der Laden nicht lesen. Bitte speichern Sie das Foto als JPEG (auf dem iPhone: Einstellungen, ' +
  'Kamera, Formate, „Maximale Kompatibilität“).';
const brokenText = 'Das Bild ist beschädigt oder unvollständig.';
const ratioText = `Das Bild ist zu lang und schmal. Möglich ist höchstens ${maxBildRatio} : 1.`;

/**
 * Decodes an image file: the first frame of an animated one, rotated by its EXIF orientation. Its size is checked
 * before decoding, and the decoder scales to the stored width at once: a JPEG of 50 megapixels takes 40 MB that way
 * instead of 300. A cut keeps what the eye goes to first.
 */
export async function decodeBild(bytes: Uint8Array, schnitt?: Masse): Promise<DecodedBild> {
  const sharp = await loadSharp();
  const art = bildArtOf(bytes);
  if (!art) throw refused('UNSUPPORTED', noBildText);
  if (art === 'heic' && !sharp.format.heif.input.fileSuffix?.includes('.heic'))
    throw refused('UNSUPPORTED', heicText);
  const metadata = sharp(bytes, { limitInputPixels: false }).metadata();
  const original = checkSize(await metadata.catch(refuseBroken));
  const { breite, hoehe } = schnitt ? schnittMasse(original, schnitt) : original;
  const { data, info } = await sharp(bytes, {
    limitInputPixels: (maxBildMegapixel + 1) * million,
    failOn: 'error',
  })
    .autoOrient()
    .resize(
      schnitt
        ? { width: breite, height: hoehe, fit: 'cover', position: sharp.strategy.attention }
        : { width: breiteste, withoutEnlargement: true },
    )
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuseBroken);
  const { width, height, channels } = info;
  return { pixels: data, raw: { width, height, channels }, breite, hoehe };
}

/** The size after rotation; throws if the shop cannot process it. */
function checkSize({ autoOrient }: Metadata): Masse {
  const { width, height } = autoOrient;
  const megapixel = Math.floor((width * height) / million);
  if (megapixel > maxBildMegapixel)
    throw refused(
      'TOO_LARGE',
      `Das Bild hat ${megapixel} Megapixel. Möglich sind höchstens ${maxBildMegapixel}.`,
    );
  // WebP is limited to 16,383 pixels a side, and such a narrow picture shows nothing anyway.
  if (Math.max(width, height) > Math.min(width, height) * maxBildRatio)
    throw refused('BAD_REQUEST', ratioText);
  return { breite: width, hoehe: height };
}

/** For a file that starts like an image and cannot be decoded to its end. */
function refuseBroken(): never {
  throw refused('BAD_REQUEST', brokenText);
}

function refused(code: 'BAD_REQUEST' | 'TOO_LARGE' | 'UNSUPPORTED', text: string): AppError {
  return new AppError(code, text, { fehler: [`image: ${text}`] });
}
