import type { Rohstoff } from '../../contract.ts';

const unsichtbar = new Set(['_id', 'createdAt', 'updatedAt']);

/** Whether every search word occurs in the texts of a raw material. */
export function matchesSuche(rohstoff: Rohstoff, suche: string): boolean {
  const texts = Object.entries(rohstoff).flatMap(([key, value]) =>
    typeof value === 'string' && !unsichtbar.has(key) ? [value] : [],
  );
  const all = toKey(texts.join('\n'));
  return toKey(suche)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

function toKey(text: string): string {
  return text.normalize('NFKC').trim().toLocaleLowerCase('de-DE');
}
