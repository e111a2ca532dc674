import { deutsch } from '#shared/collator.ts';
import type { VerwaltetesProdukt } from '../../contract.ts';
import type { ProduktFeld } from './produkt-maske.ts';

/** What raw materials are called, by the `typ` of their kind. */
export type RohstoffNamen = Partial<Record<string, string[]>>;

/**
 * What the form offers for a field of a word: the specification's values first, then the raw materials of its kind and
 * what else the products of the type are made of (R34). A raw material that only differs in capitals is the same one (R10).
 */
export function vorschlaegeOf(
  feld: Extract<ProduktFeld, { art: 'wort' }>,
  produkte: VerwaltetesProdukt[],
  rohstoffNamen: RohstoffNamen = {},
): string[] {
  const used = produkte.flatMap((produkt) => produkt[feld.name] ?? []).map(String);
  const others = [...(rohstoffNamen[feld.kind?.typ ?? ''] ?? []), ...used].sort(deutsch.compare);
  const byName = new Map<string, string>();
  for (const name of [...feld.werte, ...others]) {
    const key = name.trim().toLowerCase();
    if (!byName.has(key)) byName.set(key, name);
  }
  return [...byName.values()];
}
