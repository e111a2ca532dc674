import type { Sicherung } from './contract.ts';

/** What is noted of the scheduled backups; points in time are ISO 8601. */
export type SicherungStand = {
  alleMinuten: number;
  begonnenAt: string;
  fehler: string | null;
  gutVon: string | null;
};

/** So many times the span between two backups may pass before the newest is too old. */
const patience = 2;

/** What is noted for later than this from now was noted by a clock that was wrong, in milliseconds. */
const clockLeeway = 3_600_000;

/** How it stands with the backups; `stand` is missing as long as none was ever begun. */
export function sicherungZustand(
  stand: SicherungStand | undefined,
  { now, lacksBackups }: { now: Date; lacksBackups: boolean },
): Sicherung {
  if (!stand) return { zustand: lacksBackups ? 'fehlt' : 'gut', gutVon: null, fehler: null };
  const { alleMinuten, begonnenAt, fehler, gutVon } = stand;
  if (fehler !== null) return { zustand: 'gescheitert', gutVon, fehler };
  // The first one counts from its beginning: it is on its way.
  const age = now.getTime() - new Date(gutVon ?? begonnenAt).getTime();
  const isOld = age > patience * alleMinuten * 60_000 || age < -clockLeeway;
  return { zustand: isOld ? 'veraltet' : 'gut', gutVon, fehler };
}
