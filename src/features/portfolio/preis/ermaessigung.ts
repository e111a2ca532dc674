import { plusTage } from '#features/lieferung/feiertage.ts';
import { startOfTag, tagOf } from '#shared/datum/datum.ts';
import { hasPreis } from './has-preis.ts';

/**
 * From `at` on a product had this price in euros; `aktiv`: it was in the shop, `ermaessigt`: its owner had marked it as
 * reduced.
 */
export type Preisstand = { at: string; preis: number | null; aktiv: boolean; ermaessigt: boolean };

/** Days before a reduction of which the lowest price counts (PAngV § 11). */
export const ermaessigungsTage = 30;

/** Why a price that is marked is not shown as reduced. */
export type ErmaessigungsGrund =
  | { art: 'ohnePreis' }
  | { art: 'nichtImShop' }
  /** Too little of the history is known; it is enough from the day `ab` on. */
  | { art: 'unbekannt'; ab: string }
  /** It had no price in the 30 days before. */
  | { art: 'ohneVorher' }
  /** It is not below the lowest price of these days, which was charged until `bis`. */
  | { art: 'nichtNiedriger'; niedrigster: number; bis: string };

/** Shown as reduced since `seit`, beside the lowest price of the 30 days before; or not, and why. */
export type Ermaessigung =
  | { isGezeigt: true; niedrigsterPreis: number; seit: string }
  | { isGezeigt: false; grund: ErmaessigungsGrund };

type Verlauf = {
  /** Oldest first. */
  staende: Preisstand[];
  /** When the product was made. If that is before the first row, earlier prices are unknown. */
  createdAt: string;
};

/**
 * Decides whether the price that a product has now is shown as reduced, and beside which price (PAngV § 11
 * (1)): the lowest that shoppers were asked in the 30 whole days before the reduction and on its first day
 * until then. Nothing of a product that is not marked. Further reductions in steps keep the price of the
 * first one (§ 11 (2)), until it rises, has no price, leaves the shop or loses its mark.
 */
export function ermaessigungOf({ staende, createdAt }: Verlauf): Ermaessigung | undefined {
  let lauf: Ermaessigung | undefined;
  for (const [at, stand] of staende.entries()) {
    const vorher = staende[at - 1];
    if (!stand.ermaessigt) lauf = undefined;
    else if (!lauf?.isGezeigt || !vorher || !isStufe(vorher, stand))
      lauf = beginOf({ staende, createdAt }, at);
  }
  return lauf;
}

/** Whether a price goes on with the reduction before it. */
function isStufe(vorher: Preisstand, stand: Preisstand): boolean {
  const [alt, neu] = [gefordert(vorher), gefordert(stand)];
  return alt !== undefined && neu !== undefined && neu <= alt;
}

/** The price that shoppers were asked. */
function gefordert({ aktiv, preis }: Preisstand): number | undefined {
  return aktiv && hasPreis(preis) ? preis : undefined;
}

function beginOf({ staende, createdAt }: Verlauf, at: number): Ermaessigung {
  const stand = staende[at] as Preisstand;
  const preis = gefordert(stand);
  if (preis === undefined) return nicht({ art: hasPreis(stand.preis) ? 'nichtImShop' : 'ohnePreis' });
  const beginn = beginnOf(staende, at);
  const seit = (staende[beginn] as Preisstand).at;
  const ab = startOfTag(plusTage(tagOf(new Date(seit)), -ermaessigungsTage)).getTime();

  const [erster] = staende as [Preisstand];
  if (Date.parse(createdAt) < Date.parse(erster.at) && ab < Date.parse(erster.at))
    return nicht({ art: 'unbekannt', ab: plusTage(tagOf(new Date(erster.at)), ermaessigungsTage + 1) });

  const niedrigster = niedrigsterOf(staende.slice(0, beginn + 1), ab);
  if (!niedrigster) return nicht({ art: 'ohneVorher' });
  if (preis < niedrigster.preis) return { isGezeigt: true, niedrigsterPreis: niedrigster.preis, seit };
  return nicht({ art: 'nichtNiedriger', niedrigster: niedrigster.preis, bis: niedrigster.bis });
}

/** A mark that is set later on the day of the lowering belongs to it. */
function beginnOf(staende: Preisstand[], at: number): number {
  const { at: seit, preis } = staende[at] as Preisstand;
  const tag = tagOf(new Date(seit));
  let beginn = at;
  for (let vor = staende[at - 1]; vor; vor = staende[beginn - 1]) {
    if (gefordert(vor) !== preis || tagOf(new Date(vor.at)) !== tag) break;
    beginn -= 1;
  }
  return beginn;
}

/** The lowest price asked after `ab` (ms) and before the last row, and until when. */
function niedrigsterOf(staende: Preisstand[], ab: number): { preis: number; bis: string } | undefined {
  let niedrigster: { preis: number; bis: string } | undefined;
  for (let at = staende.length - 2; at >= 0; at -= 1) {
    const bis = (staende[at + 1] as Preisstand).at;
    if (Date.parse(bis) <= ab) break;
    const preis = gefordert(staende[at] as Preisstand);
    if (preis !== undefined && (!niedrigster || preis < niedrigster.preis)) niedrigster = { preis, bis };
  }
  return niedrigster;
}

function nicht(grund: ErmaessigungsGrund): Ermaessigung {
  return { isGezeigt: false, grund };
}
