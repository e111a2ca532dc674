/** Names that a sentence lists before it only counts. */
export const hoechstensGenannt = 5;

/** 'Lavendel, Honig und 3 weitere': names in a sentence, in their order. */
export function namenOf(produkte: { name: string }[]): string {
  const named = produkte.slice(0, hoechstensGenannt).map(({ name }) => name);
  const rest = produkte.length - named.length;
  const parts = rest === 0 ? named : [...named, `${rest} weitere`];
  return new Intl.ListFormat('de-DE').format(parts);
}
