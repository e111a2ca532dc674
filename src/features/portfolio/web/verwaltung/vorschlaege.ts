import { deutsch } from '#shared/collator.ts';
import type { VerwaltetesProdukt } from '../../contract.ts';
import type { AngabeName } from './produkt-maske.ts';
import { alleFelder } from './produkt-masken.ts';

export type Vorschlaege = Record<AngabeName, string[]>;

/**
 * What the form offers for each field of a word: the specification's values first, then the raw materials of its kind and
 * what else the products are made of (R34). A raw material that only differs in capitals is the same one (R10).
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
