import { readFreie } from '#features/bestand/server/index.ts';
import type { ProduktMitBild } from '#features/portfolio/server/index.ts';
import type { LieferAngaben } from '#features/portfolio/verkauf/liefertage.ts';
import { verfuegbarkeitOf } from '#features/portfolio/verkauf/verfuegbarkeit.ts';
import type { Db } from '#server/db/connect.ts';
import { nichtMehrText, vergriffenText } from '../cart-texte.ts';

/** The free pieces by product. */
export type Freie = Map<string, number>;

/** The free pieces of these products; `undefined` before the opening, when stock does not matter. */
export async function readFreieFor(
  db: Db,
  { phase }: LieferAngaben,
  produktIds: string[],
): Promise<Freie | undefined> {
  return phase.phase === 'angekuendigt' ? undefined : readFreie(db, produktIds);
}

/** Whether a product can be bought at all: it is active and has a price above 0. */
export function isKaufbar(
  produkt: ProduktMitBild | undefined,
): produkt is ProduktMitBild & { preisCent: number } {
  return produkt?.aktiv === true && produkt.preisCent !== null && produkt.preisCent > 0;
}

/** Why a product cannot be bought now; `undefined` if it can. */
export function sperrgrundOf(
  produkt: ProduktMitBild | undefined,
  freie: Freie | undefined,
): string | undefined {
  if (!isKaufbar(produkt)) return nichtMehrText;
  const verkaufbar = freie && { frei: freie.get(produkt.id) ?? 0, fertigungstage: produkt.fertigungstage };
  return verkaufbar && verfuegbarkeitOf(verkaufbar).art === 'vergriffen' ? vergriffenText : undefined;
}
