import { erlaubteWege, type OnlineWeg, schalterOf } from '#features/zahlarten/online-wege.ts';
import type { ZahlungAngaben } from './zahlung-angaben.ts';

/**
 * The ways to pay as they hold, whatever is stored: nobody pays online while the provider offers no way (`wege`) that
 * the owner has not switched off.
 */
export function geltendeZahlung(zahlung: ZahlungAngaben, wege: readonly OnlineWeg[]): ZahlungAngaben {
  const { online } = zahlung;
  if (!online.aktiv || erlaubteWege(wege, online.wege).length > 0) return zahlung;
  return { ...zahlung, online: { ...online, aktiv: false } };
}

/** What a provider takes of an online payment at most: per cent, and whether there are cents of each payment too. */
export type HoechsteGebuehr = { prozent: number; mitCent: boolean };

/** That of the ways with which a customer pays online; nothing while nobody does. */
export function hoechsteGebuehr({ online }: ZahlungAngaben, wege: readonly OnlineWeg[]): HoechsteGebuehr {
  if (!online.aktiv) return { prozent: 0, mitCent: false };
  const gebuehren = erlaubteWege(wege, online.wege).map((weg) => online.wege[schalterOf(weg)]);
  return {
    prozent: Math.max(0, ...gebuehren.map(({ prozent }) => prozent)),
    mitCent: gebuehren.some(({ cent }) => cent > 0),
  };
}
