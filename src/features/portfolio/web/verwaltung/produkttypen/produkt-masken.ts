import { ownValue } from '#shared/wire/own-value.ts';
import type { VerwaltetesProdukt } from '../../../contract.ts';
import type { ProduktMaske } from './produkt-maske.ts';
import { seifeMaske } from './seife-maske.ts';

/** By the `typ` of the products. */
export const produktMasken: Record<string, ProduktMaske> = { seife: seifeMaske };

const ohneAngaben: ProduktMaske = { felder: [], worte: () => ({ karte: [], mehr: [], kalkulation: [] }) };

export function produktMaskeOf({ typ = 'seife' }: Pick<VerwaltetesProdukt, 'typ'>): ProduktMaske {
  return ownValue(produktMasken, typ) ?? ohneAngaben;
}

/** The fields of all types; two types may have one of the same name, each with words and limits of its own. */
export const alleFelder = Object.values(produktMasken).flatMap(({ felder }) => felder);
