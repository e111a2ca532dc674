import type { BildFormat } from './bild-adresse.ts';

export type BildVariante = { breite: number; format: BildFormat; daten: Uint8Array };

/** A picture ready to be stored: upright, without any metadata, in all widths and formats. Sizes in pixels. */
export type PreparedBild = {
  hash: string;
  breite: number;
  hoehe: number;
  platzhalter: string;
  varianten: BildVariante[];
};
