import { deutsch } from '#shared/collator.ts';
import type { VerwaltetesProdukt } from '../../contract.ts';
import type { AngabeName } from './produkt-maske.ts';
import { alleFelder } from './produkt-masken.ts';

export type Vorschlaege = Record<AngabeName, string[]>;

/**
 * The options for each word field of the form: the specification's values first, then the raw materials of its kind and
 * the other words used by products (R34). Names that differ only in case are the same raw material (R10).
 */
export function vorschlaegeOf(
  produkte: VerwaltetesProdukt[],
  rohstoffNamen: Partial<Vorschlaege> = {},
): Vorschlaege {
  const offers = alleFelder.map((feld) => {
    const used = produkte.flatMap((produkt) => produkt[feld.name] ?? []).map(String);
    const others = [...(rohstoffNamen[feld.name] ?? []), ...used].sort(deutsch.compare);
    const byName = new Map<string, string>();
    for (const name of [...(feld.art === 'wort' ? feld.werte : []), ...others]) {
      const key = name.trim().toLowerCase();
      if (!byName.has(key)) byName.set(key, name);
    }
    return [feld.name, [...byName.values()]];
  });
  return Object.fromEntries(offers);
}
