import { AppError } from '#shared/wire/errors.ts';
import { maxDateiRatio, minDateiBreite } from '../gewaehrleistung-grenzen.ts';

/** The picture of a whole page in RGBA, at most 1600 pixels wide. */
export type Blatt = { pixels: Uint8Array; breite: number; hoehe: number; seiten: number };

/** Refuses a page that nobody could read; `breite` counts only where it is in pixels. */
export function pruefeMasse({ breite, hoehe }: { breite: number; hoehe: number }, isInPixels = false): void {
  if (!(breite > 0 && hoehe > 0)) throw brokenDatei();
  if (Math.max(breite, hoehe) > Math.min(breite, hoehe) * maxDateiRatio)
    throw refusedDatei(
      'BAD_REQUEST',
      `Das Bild ist zu lang und schmal. Möglich ist höchstens ${maxDateiRatio} : 1.`,
    );
  if (isInPixels && breite < minDateiBreite)
    throw refusedDatei(
      'BAD_REQUEST',
      `Das Bild ist nur ${breite} Pixel breit, so ist der Hinweis nicht lesbar. Nötig sind ${minDateiBreite}; am besten nehmen Sie die PDF-Datei.`,
    );
}

/** For a file that starts like one of its type and cannot be read to its end. */
export function brokenDatei(): AppError {
  return refusedDatei('BAD_REQUEST', 'Die Datei ist beschädigt oder unvollständig.');
}

export function refusedDatei(code: 'BAD_REQUEST' | 'TOO_LARGE' | 'UNSUPPORTED', text: string): AppError {
  return new AppError(code, text, { fehler: [`datei: ${text}`] });
}
