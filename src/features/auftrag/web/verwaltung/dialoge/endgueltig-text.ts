import type { GelesenerAuftrag } from '../../../read-auftrag.ts';

/** What it means that goods leave the house: no event of it is taken back, and its invoice stays as it was written. */
export function endgueltigText(
  auftrag: Pick<GelesenerAuftrag, 'istAltbestand' | 'email' | 'versandart'>,
): string {
  const rechnung = auftrag.istAltbestand ? '' : `Der Laden schreibt damit die Rechnung${wegOf(auftrag)}. `;
  return `${rechnung}Das lässt sich nicht zurücknehmen.`;
}

/** With a parcel it comes in the mail that brings its number. */
function wegOf({ email, versandart }: Pick<GelesenerAuftrag, 'email' | 'versandart'>): string {
  if (!email) return '';
  return versandart === 'abholung' ? ' und schickt sie per E-Mail' : ' und schickt sie in der E-Mail mit';
}
