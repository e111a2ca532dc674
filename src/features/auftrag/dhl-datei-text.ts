import type { Ereignis } from './ereignis.ts';
import { isNoch } from './stand.ts';

const was = {
  weg: 'bitte stornieren Sie die Marke dort.',
  leichter: 'bitte prüfen Sie, ob die Marke dort noch passt.',
};

/** What is left to do at DHL when a parcel of a file does not leave as it was written there, or nothing; begins with a blank. */
export function dhlDateiText(ereignisse: Ereignis[], wie: keyof typeof was): string {
  return isNoch(ereignisse, 'dhlDatei') ? ` Sie steht schon in einer DHL-Datei: ${was[wie]}` : '';
}
