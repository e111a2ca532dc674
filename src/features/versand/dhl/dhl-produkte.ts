/**
 * What DHL's Online-Frankierung sells for Germany, with the keys of its file and the heaviest parcel in
 * grams. Read on 23 November 2026 from public programs that write this file, not from DHL: 'PRODUCT' of each
 * row can be changed before the file is saved.
 */
export const dhlProdukte = {
  'PAECKS.DEU': { titel: 'Päckchen S, bis 2 kg', bisGramm: 2000 },
  'PAECK.DEU': { titel: 'Päckchen M, bis 2 kg', bisGramm: 2000 },
  'PAK02.DEU': { titel: 'Paket, bis 2 kg', bisGramm: 2000 },
  'PAK05.DEU': { titel: 'Paket, bis 5 kg', bisGramm: 5000 },
  'PAK10.DEU': { titel: 'Paket, bis 10 kg', bisGramm: 10_000 },
  'PAK31.DEU': { titel: 'Paket, bis 31,5 kg', bisGramm: 31_500 },
} as const satisfies Record<string, { titel: string; bisGramm: number }>;
export type DhlProdukt = keyof typeof dhlProdukte;

export const dhlSchluessel = Object.keys(dhlProdukte) as DhlProdukt[];

/** The lightest parcel that takes the weight; always one with a number to follow it, which the customer's mail has. */
export function dhlProduktFuer(gramm: number): DhlProdukt {
  const pakete = dhlSchluessel.filter((key) => key.startsWith('PAK'));
  return pakete.find((key) => gramm <= dhlProdukte[key].bisGramm) ?? 'PAK31.DEU';
}
