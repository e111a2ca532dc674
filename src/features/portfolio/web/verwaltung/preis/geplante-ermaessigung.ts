import { parseNumber } from '#shared/number/parse-number.ts';
import { type Ermaessigung, ermaessigungOf } from '../../../preis/ermaessigung.ts';
import type { Preisverlauf } from '../../../preis/preisverlauf-contract.ts';
import type { ProduktValues } from '../formular/produkt-values.ts';

type Plan = {
  /** Newest first. */
  verlauf: Preisverlauf;
  createdAt: string;
  values: Pick<ProduktValues, 'preis' | 'aktiv' | 'ermaessigt'>;
  now: string;
};

/** How the price would appear in the shop if the form were saved now. */
export function geplanteErmaessigung({ verlauf, createdAt, values, now }: Plan): Ermaessigung | undefined {
  const { aktiv, ermaessigt } = values;
  const preis = parseNumber(values.preis) ?? null;
  const [jetzt] = verlauf;
  const isSame = jetzt?.preis === preis && jetzt.aktiv === aktiv && jetzt.ermaessigt === ermaessigt;
  const staende = verlauf.toReversed();
  if (!isSame) staende.push({ at: now, preis, aktiv, ermaessigt });
  return ermaessigungOf({ staende, createdAt });
}
