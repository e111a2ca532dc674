/** The address that dials a number as it is written for people. */
export function telefonAdresse(telefon: string): string {
  return `tel:${telefon.replace(/[^+\d]/g, '')}`;
}
