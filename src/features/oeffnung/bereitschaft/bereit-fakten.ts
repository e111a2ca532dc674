import type { Einstellungen } from '#features/einstellung/gruppen/gruppen.ts';
import type { LadenBilder } from '#features/einstellung/ladenbilder/laden-bilder-contract.ts';
import type { Umgebung } from '#features/einstellung/umgebung.ts';
import type { Aussagen } from '#features/einstellung/umweltaussagen/umwelt-aussagen.ts';
import type { VerkaufsProdukt } from '#features/portfolio/verkauf/verkaufs-produkt.ts';
import type { TextPruefung } from '#features/rechtstexte/rechtstext-fassung.ts';
import type { OnlineWeg } from '#features/zahlarten/online-wege.ts';

/**
 * All that 'Bereit zum Öffnen?' is computed from: each setting as it is stored, and what the shop has besides. Whether
 * it can be paid online says `geltendeZahlung` with `onlineWege`.
 */
export type BereitFakten = Einstellungen & {
  /** The day in the workshop. */
  tag: string;
  umgebung: Umgebung;
  /** The ways to pay that the payment provider offers; none without one. */
  onlineWege: OnlineWeg[];
  /** Whether the owner has tried the payment provider: a euro was paid there and went back. */
  probelauf: { bestanden: boolean };
  produkte: VerkaufsProdukt[];
  /** General environmental claims in the texts of the products that make any, by the ids of these products. */
  aussagen: ReadonlyMap<string, Aussagen>;
  rechtstexte: TextPruefung[];
  bilder: LadenBilder;
  /** The official guarantee notice, if it is there; its words are for those who cannot see the picture. */
  gewaehrleistung: { text: string } | undefined;
};
