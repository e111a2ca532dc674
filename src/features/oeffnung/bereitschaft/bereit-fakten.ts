import type { Einstellungen } from '#features/einstellung/gruppen/gruppen.ts';
import type { Umgebung } from '#features/einstellung/umgebung.ts';

/** A product that shoppers see, as far as it matters for selling. Money in cents, weights in grams, the rate in per cent. */
export type VerkaufsProdukt = {
  id: string;
  name: string;
  preisCent: number | null;
  /** One packed piece; null if not known. */
  packgewicht: number | null;
  steuersatz: number;
  inhaltsstoffe: string | null;
  artikelnummer: string | null;
  /** Its texts with the fields of its form, for the check of words. */
  texte: ProduktText[];
};

/** A text of a product: the field of the form (`beschreibung.kurz`) and what stands in it. */
export type ProduktText = { feld: string; text: string };

/** The valid version of a legal text: what it is called, its text, and when a lawyer has looked at it (`2026-11-23`). */
export type TextPruefung = { art: string; titel: string; text: string; geprueftAm: string | null };

/** All that 'Bereit zum Öffnen?' is computed from. */
export type BereitFakten = {
  einstellungen: Einstellungen;
  /** The day in the workshop. */
  tag: string;
  umgebung: Umgebung;
  produkte: VerkaufsProdukt[];
  rechtstexte: TextPruefung[];
  /** The official guarantee notice is there. */
  hatGewaehrleistung: boolean;
  /** Its words are there too, for those who cannot see the picture. */
  hatHinweisText: boolean;
};
