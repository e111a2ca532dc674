import { type Bestellungen, bestellungenText, betroffeneText } from '#features/bestand/betroffene.ts';

/** The message of a booking, with the orders that it hits. */
export function gebuchtText(text: string, betroffen: Bestellungen | undefined): string {
  return betroffen ? `${text}. ${betroffeneText(betroffen)}` : text;
}

/** The orders that waited for what was made. */
export function packbarText(packbar: Bestellungen): string {
  const wer =
    packbar.nummern.length === 1 && packbar.weitere === 0
      ? 'Diese Bestellung kann'
      : 'Diese Bestellungen können';
  return `${wer} jetzt gepackt werden: ${bestellungenText(packbar)}.`;
}
