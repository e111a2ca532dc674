import { plusTage } from '#features/einstellung/feiertage.ts';
import { startOfTag, tagOf } from '#shared/datum.ts';
import type { Ereignis } from './ereignis.ts';
import type { Gezeigt } from './gezeigt.ts';
import { bezahltCent, standOf } from './stand.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** An unpaid order is cancelled in the evening of the day that its customer knows. */
const abends = 20 * hourMs;

/** What is due of an order: the event that it gets, if any, and when the next thing is due. */
export type Schritt = { ereignis?: Ereignis; faelligAt: string | null };

type Faellig = { gesamtCent: number; ueberweisung: Gezeigt['ueberweisung'] };

/**
 * What is due of an order to be paid in advance (R38): a reminder, and days later the cancellation. Nothing is cancelled without
 * both: a reminder that a shop sends late, because it was off, moves the cancellation by as much. An order that is partly paid is
 * reminded, and then is its owner's to decide.
 */
export function naechsterSchritt(auftrag: Faellig, ereignisse: Ereignis[], now: Date): Schritt {
  const { gesamtCent, ueberweisung } = auftrag;
  if (!ueberweisung || standOf(gesamtCent, ereignisse) !== 'offen') return { faelligAt: null };
  const at = now.toISOString();
  const isTeilweiseBezahlt = bezahltCent(ereignisse) > 0;
  if (!ereignisse.some(({ typ }) => typ === 'erinnert')) {
    const next = isTeilweiseBezahlt ? null : stornoZeit(ueberweisung, now).toISOString();
    return { ereignis: { typ: 'erinnert', angaben: {}, at }, faelligAt: next };
  }
  if (isTeilweiseBezahlt) return { faelligAt: null };
  return { ereignis: { typ: 'storniert', angaben: { grund: 'frist' }, at }, faelligAt: null };
}

/** When an order is cancelled that is reminded now: as many days after the announced one as the reminder is late. */
function stornoZeit({ erinnernAm, stornoAm }: Ueberweisung, now: Date): Date {
  const late = Math.max(0, (Date.parse(tagOf(now)) - Date.parse(erinnernAm)) / dayMs);
  const planned = startOfTag(plusTage(stornoAm, late)).getTime() + abends;
  return new Date(Math.max(planned, now.getTime() + dayMs));
}

type Ueberweisung = NonNullable<Gezeigt['ueberweisung']>;
