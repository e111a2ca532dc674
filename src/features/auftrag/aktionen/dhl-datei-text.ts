import type { Ereignis } from '../ereignisse/ereignis.ts';
import { isNoch } from '../zustand/auftragslage.ts';

/**
 * What is left to do at DHL when a parcel of a file does not leave as it was written there: not at all, or
 * with less in it.
 */
export const dhlMarkeText = {
  weg: 'Sie steht schon in einer DHL-Datei: bitte stornieren Sie die Marke dort.',
  leichter: 'Sie steht schon in einer DHL-Datei: bitte prüfen Sie, ob die Marke dort noch passt.',
};

/** The same for an order, if a file has it; begins with a blank. */
export function dhlDateiText(ereignisse: Ereignis[], wie: keyof typeof dhlMarkeText): string {
  return isNoch(ereignisse, 'dhlDatei') ? ` ${dhlMarkeText[wie]}` : '';
}
