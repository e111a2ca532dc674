import type { Einstellungen } from '#features/einstellung/gruppen/gruppen.ts';
import type { LadenBilder } from '#features/einstellung/ladenbilder/laden-bilder-contract.ts';
import type { Umgebung } from '#features/einstellung/umgebung.ts';
import type { Aussagen } from '#features/einstellung/umweltaussagen/umwelt-aussagen.ts';
import type { VerkaufsProdukt } from '#features/portfolio/verkauf/verkaufs-produkt.ts';
import type { TextPruefung } from '#features/rechtstexte/rechtstext-fassung.ts';

/** All that 'Bereit zum Öffnen?' is computed from: each setting, and what the shop has besides. */
export type BereitFakten = Einstellungen & {
  /** The day in the workshop. */
  tag: string;
  umgebung: Umgebung;
  produkte: VerkaufsProdukt[];
  /** General environmental claims in the texts of the products that make any, by the ids of these products. */
  aussagen: ReadonlyMap<string, Aussagen>;
  rechtstexte: TextPruefung[];
  bilder: LadenBilder;
  /** The official guarantee notice, if it is there; its words are for those who cannot see the picture. */
  gewaehrleistung: { text: string } | undefined;
};
