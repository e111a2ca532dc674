import { deutsch } from '#shared/text/collator.ts';
import type { VerwaltetesProdukt } from '../../../contract.ts';
import type { ProduktFeld } from '../produkttypen/produkt-maske.ts';

/** What raw materials are called, by the `typ` of their kind. */
export type RohstoffNamen = Partial<Record<string, string[]>>;

/**
 * The options for a word field of the form: the raw materials of its kind and the words used by products of the type,
 * then those of every workshop ('ohne Duft'). The specification's values are those of the example workshop (R34). Names
 * that differ only in case are the same raw material (R10).
 */
export function vorschlaegeOf(
  feld: Extract<ProduktFeld, { art: 'wort' }>,
  produkte: VerwaltetesProdukt[],
  rohstoffNamen: RohstoffNamen = {},
): string[] {
  const used = produkte.flatMap((produkt) => produkt[feld.name] ?? []).map(String);
  const others = [...(rohstoffNamen[feld.kind?.typ ?? ''] ?? []), ...used].sort(deutsch.compare);
  const byName = new Map<string, string>();
  for (const name of [...others, ...feld.werte]) {
    const key = name.trim().toLowerCase();
    if (!byName.has(key)) byName.set(key, name);
  }
  return [...byName.values()];
}
