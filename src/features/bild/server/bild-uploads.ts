import { maxBildBytes } from '../bild-grenzen.ts';
import { bildStopText } from './prepare/prepare-bild-apart.ts';

/** How uploads of pictures are received; `metric` names the count of one kind. */
export function bildUploads(
  metric: string,
  { places, placesPerAccount }: Record<'places' | 'placesPerAccount', number>,
) {
  return {
    ...{ metric, places, placesPerAccount },
    maxBytes: maxBildBytes,
    tooLargeText: `Das Bild ist zu groß. Möglich sind höchstens ${maxBildBytes / 1_000_000} MB.`,
    fullText: 'Es werden gerade viele Bilder verarbeitet. Bitte versuchen Sie es gleich noch einmal.',
    stopText: bildStopText,
  };
}
