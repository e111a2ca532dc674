type Benanntes = { name: string; gramm: string };

const umlaute: Record<string, string> = { Ä: 'AE', Ö: 'OE', Ü: 'UE' };

/** Longest part that is made of the name; weight and counter come after it. */
const maxName = 24;

/**
 * A number for a product from its name and weight ('LAVENDELTRAUM-100') that no other product has; nothing
 * without a name.
 */
export function artikelnummerVorschlag({ name, gramm }: Benanntes, vergeben: string[]): string | undefined {
  const worte = name
    .toUpperCase()
    .normalize('NFC')
    .replaceAll(/[ÄÖÜ]/g, (letter) => umlaute[letter] ?? '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, maxName)
    .replaceAll(/^-|-$/g, '');
  if (worte === '') return undefined;
  const nummer = /^[1-9]\d{0,5}$/.test(gramm.trim()) ? `${worte}-${gramm.trim()}` : worte;
  const taken = new Set(vergeben);
  let zaehler = 1;
  while (taken.has(withCount(nummer, zaehler))) zaehler += 1;
  return withCount(nummer, zaehler);
}

function withCount(nummer: string, zaehler: number): string {
  return zaehler === 1 ? nummer : `${nummer}-${zaehler}`;
}
