import type { BelegInhalt } from '../beleg-inhalt.ts';

/** A document as `factur-x.xml` in the profile EN 16931. */
export function belegXml({ nummer }: BelegInhalt): string {
  return `<rsm:CrossIndustryInvoice>${nummer}</rsm:CrossIndustryInvoice>`;
}
