import type { Sicherung } from './contract.ts';

/** The record of the scheduled backups; times are ISO 8601. */
export type SicherungStand = {
  alleMinuten: number;
  begonnenAt: string;
  fehler: string | null;
  gutVon: string | null;
};

/** The newest backup is too old after this multiple of the backup interval. */
const patience = 2;

/** Milliseconds: a time further in the future than this was recorded with a wrong clock. */
const clockLeeway = 3_600_000;

/** The state of the backups; `stand` is missing until the first one is started. */
export function sicherungZustand(
  stand: SicherungStand | undefined,
  { now, lacksBackups }: { now: Date; lacksBackups: boolean },
): Sicherung {
  if (!stand) return { zustand: lacksBackups ? 'fehlt' : 'gut', gutVon: null, fehler: null };
  const { alleMinuten, begonnenAt, fehler, gutVon } = stand;
  if (fehler !== null) return { zustand: 'gescheitert', gutVon, fehler };
  // The first backup counts from its start: it is still running.
  const age = now.getTime() - new Date(gutVon ?? begonnenAt).getTime();
  const isOld = age > patience * alleMinuten * 60_000 || age < -clockLeeway;
  return { zustand: isOld ? 'veraltet' : 'gut', gutVon, fehler };
}
