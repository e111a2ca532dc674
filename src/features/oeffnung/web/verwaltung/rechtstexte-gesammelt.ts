import { ungeprueftTitel } from '../../bereitschaft/pruefvermerk.ts';
import type { Bereit } from '../../contract.ts';

type Zeile = Bereit['zeilen'][number];
type Punkt = Zeile['fehlt'][number];

/** A point, or several of the same words: then the links that lead to each. */
export type Gesammelt = Punkt & { ziele?: { wort: string; ziel: string }[] };
export type GesammelteZeile = Omit<Zeile, 'fehlt'> & { fehlt: Gesammelt[] };

/**
 * The texts that nobody has checked as one point, for a shop that is open with them. Not one whose mark is from
 * before the law of 2026: that is said by itself.
 */
export function sammleRechtstexte(zeilen: Zeile[]): GesammelteZeile[] {
  return zeilen.map((zeile) => {
    const ungeprueft = zeile.fehlt.filter((punkt) => ungeprueftTitel(punkt) !== undefined);
    const [erster] = ungeprueft;
    if (!erster || ungeprueft.length === 1) return zeile;
    const gesammelt = {
      ...{ stufe: erster.stufe, ziel: null, text: `${ungeprueft.length} Rechtstexte ohne Prüfvermerk` },
      ziele: ungeprueft.map((punkt) => ({ wort: ungeprueftTitel(punkt) ?? '', ziel: punkt.ziel ?? '' })),
    };
    return { ...zeile, fehlt: [gesammelt, ...zeile.fehlt.filter((punkt) => !ungeprueft.includes(punkt))] };
  });
}
