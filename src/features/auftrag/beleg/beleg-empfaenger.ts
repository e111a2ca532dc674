import type { Anschrift } from '../anschrift/anschrift.ts';
import { type Ereignis, geltende } from '../ereignisse/ereignis.ts';

/** Where an invoice goes, and its parcel: corrections of the latter count. */
type Adressen = { rechnung: Anschrift; lieferung: Anschrift | undefined };

/** A document of up to so many cents needs no recipient (§ 33 UStDV). */
const kleinbetragCent = 25_000;

/**
 * Whom the documents of an order are made out to: as it was ordered, else as it was said when goods were handed over,
 * else where they were sent; nobody when none of these is an address.
 */
export function belegEmpfaengerOf(
  { rechnung, lieferung }: Adressen,
  ereignisse: Ereignis[],
): Anschrift | undefined {
  const moegliche = [rechnung, rechnungAnVon(ereignisse), lieferung];
  return moegliche.find((one) => one !== undefined && isVollstaendig(one));
}

/** Whom the invoice is made out to, as it was last said with the goods. */
export function rechnungAnVon(ereignisse: Ereignis[]): Anschrift | undefined {
  const gesagt = geltende(ereignisse).flatMap((one) => {
    return (one.typ === 'versendet' || one.typ === 'abgeholt') && one.angaben.anschrift
      ? one.angaben.anschrift
      : [];
  });
  return gesagt.at(-1);
}

/** Whether an address names somebody at a place. */
export function isVollstaendig({
  vorname,
  nachname,
  firma,
  strasse,
  hausnummer,
  plz,
  stadt,
}: Anschrift): boolean {
  const wer = `${vorname}${nachname}${firma}`;
  return [wer, strasse, hausnummer, plz, stadt].every((text) => text.trim() !== '');
}

/** Whether a document must name its recipient. */
export function isEmpfaengerNoetig({ bruttoCent }: { bruttoCent: number }): boolean {
  return bruttoCent > kleinbetragCent;
}
