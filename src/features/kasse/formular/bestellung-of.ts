import { anschriftFelder } from '#features/auftrag/anschrift/anschrift.ts';
import { emailOf } from '#shared/email-adresse.ts';
import type { BestellBody, Moeglichkeit } from '../contract.ts';
import type { KasseEntwurf } from './kasse-entwurf.ts';

/** The order, as it was reviewed. */
export function bestellungOf(
  entwurf: KasseEntwurf,
  { versandart, zahlart, stand }: Moeglichkeit,
): BestellBody {
  const { bestellId, email, rechnung, lieferung } = entwurf;
  const isAnders = entwurf.hatLieferung && versandart !== 'abholung';
  return {
    ...{ bestellId, stand, versandart, zahlart, email: emailOf(email), rechnung },
    ...(isAnders ? { lieferung } : {}),
  };
}

export type Abgelehnt = {
  /** What is wrong with the fields of the form, by name (`rechnung.plz`). */
  felder: Record<string, string>;
  /** What the form has no field for. */
  andere: string[];
};

const felder = new Set([
  'email',
  ...anschriftFelder.flatMap((feld) => [`rechnung.${feld}`, `lieferung.${feld}`]),
]);

/** Sorts what the server refused, as `rechnung.plz: Eine deutsche Postleitzahl hat fünf Ziffern.`. */
export function abgelehntOf(fehler: string[]): Abgelehnt {
  const abgelehnt: Abgelehnt = { felder: {}, andere: [] };
  for (const text of fehler) {
    const [name = '', ...rest] = text.split(': ');
    if (felder.has(name)) abgelehnt.felder[name] = rest.join(': ');
    else abgelehnt.andere.push(rest.join(': ') || text);
  }
  return abgelehnt;
}
