import { type Anschrift, type AnschriftFeld, leereAnschrift } from '#features/auftrag/anschrift/anschrift.ts';
import { anschriftProblem } from '#features/auftrag/anschrift/anschrift-problem.ts';
import { emailProblem } from '#features/kasse/formular/email-feld.ts';
import type { Versandart } from '#features/lieferung/versandart.ts';
import type { Zahlart } from '#features/zahlarten/zahlart.ts';
import { zahlwegOf } from '#features/zahlarten/zahlwege.ts';

/** What decides which fields of the address an order by telephone needs. */
export type TelefonWeg = { versandart: Versandart; zahlart: Zahlart; email: string };

/** What stands where nobody gave a name. */
export const laufkundschaft = 'Laufkundschaft';

/** Whether a name is needed: who transfers money or gets a mail is known by it, who pays at pick-up is not. */
export function brauchtNamen({ versandart, zahlart, email }: TelefonWeg): boolean {
  return versandart === 'dhl' || !zahlwegOf(zahlart).isVorOrt || email.trim() !== '';
}

/**
 * The problem with one field, or `undefined`: a parcel needs an address with both names, who fetches the goods
 * at most one name.
 */
export function telefonAnschriftProblem(
  feld: AnschriftFeld,
  anschrift: Anschrift,
  weg: TelefonWeg,
): string | undefined {
  if (weg.versandart !== 'dhl' && anschrift[feld].trim() === '') {
    // One of both is enough: many callers say no more than "Schön".
    const isNamenlos = (anschrift.vorname + anschrift.nachname).trim() === '';
    return feld === 'nachname' && isNamenlos && brauchtNamen(weg) ? 'Bitte einen Namen eingeben.' : undefined;
  }
  return anschriftProblem(feld, anschrift, 'rechnung');
}

/** May be empty: then nothing is sent. */
export function telefonEmailProblem(email: string): string | undefined {
  return email.trim() === '' ? undefined : emailProblem(email);
}

/** The address that the order keeps: of goods that are fetched without a name that of nobody. */
export function telefonAnschriftOf(anschrift: Anschrift): Anschrift {
  const { vorname, nachname, firma } = anschrift;
  if (vorname !== '' || nachname !== '' || firma !== '') return anschrift;
  return { ...leereAnschrift, nachname: laufkundschaft };
}
