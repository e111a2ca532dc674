/** How units are read aloud behind the name of a field. */
const words: Record<string, string> = {
  '€': 'Euro',
  '%': 'Prozent',
  g: 'Gramm',
  ml: 'Millilitern',
  Tage: 'Tagen',
  Werktage: 'Werktagen',
  Monate: 'Monaten',
  // 'Pauschale-Faktor' says it.
  '×': '',
};

/** ' in Gramm' behind the name of a field, or nothing if the name says it: 'Gramm', 'Tropfen pro ml'. */
export function unitWords(unit: string | undefined, name: unknown): string {
  const word = unit && (words[unit] ?? unit);
  return word && !String(name ?? '').includes(word) ? ` in ${word}` : '';
}
