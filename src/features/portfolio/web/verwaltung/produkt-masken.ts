import type { VerwaltetesProdukt } from '../../contract.ts';
import type { ProduktMaske } from './produkt-maske.ts';
import { seifeMaske } from './seife-maske.ts';

/** By the `typ` of the products. */
export const produktMasken: Record<string, ProduktMaske> = { seife: seifeMaske };

const ohneAngaben: ProduktMaske = { felder: [], worte: () => ({ karte: [], mehr: [], kalkulation: [] }) };

export function maskeOf({ typ = 'seife' }: Pick<VerwaltetesProdukt, 'typ'>): ProduktMaske {
  return produktMasken[typ] ?? ohneAngaben;
}

/** The fields of all types. */
export const alleFelder = Object.values(produktMasken).flatMap(({ felder }) => felder);
