import { centToEuro, formatEuro } from '#shared/number/money.ts';
import { type Ereignis, geltende, nurVon } from './ereignis.ts';

type Zahlung = { zurueckCent: number; ereignisse: Ereignis[] };

/** Whether money of it came through a payment provider: that is not transferred back. */
export function hatOnlineGeld(ereignisse: Ereignis[]): boolean {
  return nurVon(geltende(ereignisse), 'zahlung').some(({ angaben }) => angaben.online !== undefined);
}

/** Whether money of it only seems to be there: it was paid with a test key, or at the example workshop's provider. */
export function hatTestGeld(ereignisse: Ereignis[]): boolean {
  return nurVon(geltende(ereignisse), 'zahlung').some(
    ({ angaben }) => angaben.online !== undefined && angaben.online.modus !== 'live',
  );
}

/** What the workshop does with money that is to be returned. */
export function zurueckBitte({ zurueckCent, ereignisse }: Zahlung): string {
  return `Bitte ${hatOnlineGeld(ereignisse) ? 'zahlen' : 'überweisen'} Sie ${formatEuro(centToEuro(zurueckCent))} zurück.`;
}

/** The same for its customer. */
export function zurueckVersprechen({ zurueckCent, ereignisse }: Zahlung): string {
  return `Wir ${hatOnlineGeld(ereignisse) ? 'zahlen' : 'überweisen'} Ihnen ${formatEuro(centToEuro(zurueckCent))} zurück.`;
}
