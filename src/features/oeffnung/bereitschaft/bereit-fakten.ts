import type { Einstellungen } from '#features/einstellung/gruppen/gruppen.ts';
import type { LadenBilder } from '#features/einstellung/ladenbilder/laden-bilder-contract.ts';
import type { Umgebung } from '#features/einstellung/umgebung.ts';
import type { VerkaufsProdukt } from '#features/portfolio/verkauf/verkaufs-produkt.ts';
import type { TextPruefung } from '#features/rechtstexte/rechtstext-fassung.ts';

/** All that 'Bereit zum Öffnen?' is computed from. */
export type BereitFakten = {
  einstellungen: Einstellungen;
  /** The day in the workshop. */
  tag: string;
  umgebung: Umgebung;
  produkte: VerkaufsProdukt[];
  rechtstexte: TextPruefung[];
  bilder: LadenBilder;
  /** The official guarantee notice is there. */
  hatGewaehrleistung: boolean;
  /** Its words are there too, for those who cannot see the picture. */
  hatHinweisText: boolean;
};
