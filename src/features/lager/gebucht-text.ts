import { type Bestellungen, betroffeneText } from '#features/bestand/betroffene.ts';

/** The message of a booking, with the orders that it hits. */
export function gebuchtText(text: string, betroffen: Bestellungen | undefined): string {
  return betroffen ? `${text}. ${betroffeneText(betroffen)}` : text;
}
