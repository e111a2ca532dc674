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

/** The highest fee in per cent of the ways with which a customer pays online; 0 while nobody does. */
export function hoechsteGebuehrProzent({ online }: ZahlungAngaben, wege: readonly OnlineWeg[]): number {
  if (!online.aktiv) return 0;
  return Math.max(0, ...erlaubteWege(wege, online.wege).map((weg) => online.wege[schalterOf(weg)].prozent));
}
