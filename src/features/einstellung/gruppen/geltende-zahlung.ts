import type { OnlineWeg } from '#features/zahlarten/online-wege.ts';
import type { ZahlungAngaben } from './zahlung-angaben.ts';

/** The ways to pay as they hold: nobody pays online while no provider offers a way, whatever is stored. */
export function geltendeZahlung(zahlung: ZahlungAngaben, wege: readonly OnlineWeg[]): ZahlungAngaben {
  if (!zahlung.online.aktiv || wege.length > 0) return zahlung;
  return { ...zahlung, online: { ...zahlung.online, aktiv: false } };
}
