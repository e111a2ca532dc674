import type { Masse } from './bild-masse.ts';

/** The places of the owner's pictures of the shop itself: home page and 'Das sind wir'. */
export const ladenBildPlaetze = ['startseite', 'dasSindWir'] as const;
export type LadenBildPlatz = (typeof ladenBildPlaetze)[number];

/** `quer` is for wide screens, `hoch` for phones. */
export type SchnittName = 'quer' | 'hoch';

/** The cuts that the server makes of an upload: their ratio, and their size at most. */
export const schnitte: Record<LadenBildPlatz, Record<SchnittName, Masse>> = {
  startseite: { quer: { breite: 1600, hoehe: 900 }, hoch: { breite: 1200, hoehe: 1500 } },
  dasSindWir: { quer: { breite: 1600, hoehe: 1200 }, hoch: { breite: 1200, hoehe: 1500 } },
};

/** The size of a cut of a picture: as large as the picture allows, and never enlarged. */
export function schnittMasse({ breite, hoehe }: Masse, schnitt: Masse): Masse {
  const scale = Math.min(1, breite / schnitt.breite, hoehe / schnitt.hoehe);
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { breite: scaled(schnitt.breite), hoehe: scaled(schnitt.hoehe) };
}
