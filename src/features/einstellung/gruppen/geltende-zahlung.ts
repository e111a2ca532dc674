import {
  erlaubteWege,
  mapSchaltbareWege,
  type OnlineWeg,
  schaltbareWege,
  schalterOf,
} from '#features/zahlarten/online-wege.ts';
import type { ZahlungAngaben } from './zahlung-angaben.ts';

/**
 * The ways to pay as they hold, whatever is stored: online with the ways that the provider offers (`wege`) and the
 * owner has not switched off, and while there is none nobody pays online.
 */
export function geltendeZahlung(zahlung: ZahlungAngaben, wege: readonly OnlineWeg[]): ZahlungAngaben {
  const { online } = zahlung;
  if (!online.aktiv) return zahlung;
  const schalter = new Set(erlaubteWege(wege, online.wege).map(schalterOf));
  return {
    ...zahlung,
    online: {
      ...online,
      aktiv: schalter.size > 0,
      wege: mapSchaltbareWege((weg) => ({ ...online.wege[weg], aktiv: schalter.has(weg) })),
    },
  };
}

/** The highest fee in per cent of the ways with which a customer pays online; 0 while nobody does. */
export function hoechsteGebuehrProzent({ online }: ZahlungAngaben): number {
  if (!online.aktiv) return 0;
  return Math.max(...schaltbareWege.map((weg) => (online.wege[weg].aktiv ? online.wege[weg].prozent : 0)));
}
