import type { GelesenerAuftrag } from '../../../read-auftrag.ts';

/** What it means that goods leave the house: no event of it is taken back, and its invoice stays as it was written. */
export function endgueltigText({ istAltbestand }: Pick<GelesenerAuftrag, 'istAltbestand'>): string {
  const rechnung = istAltbestand ? '' : 'Der Laden schreibt damit die Rechnung. ';
  return `${rechnung}Das lässt sich nicht zurücknehmen.`;
}
