import type { Versandart } from '#features/lieferung/versandart.ts';
import type { Zahlart } from '#features/zahlarten/zahlart.ts';
import type { Kasse, Moeglichkeit } from './contract.ts';

/** How the goods are sent and paid. */
export type WegWahl = { versandart: Versandart; zahlart: Zahlart };

/** The way to have and pay the goods that was chosen, if it is still possible. */
export function gewaehlt({ moeglichkeiten }: Kasse, wahl: WegWahl | undefined): Moeglichkeit | undefined {
  return moeglichkeiten.find(
    ({ versandart, zahlart }) => versandart === wahl?.versandart && zahlart === wahl.zahlart,
  );
}

/** The same way to pay with another way of shipping, if it goes with it; else the usual one, which stands first. */
export function wegMitVersand(
  moeglichkeiten: Moeglichkeit[],
  versandart: Versandart,
  { zahlart }: WegWahl,
): Moeglichkeit | undefined {
  const wege = moeglichkeiten.filter((one) => one.versandart === versandart);
  return wege.find((one) => one.zahlart === zahlart) ?? wege[0];
}
