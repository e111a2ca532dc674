import { formatZeitpunkt } from '#shared/datum/datum.ts';
import type { Sicherung } from './contract.ts';

type Hinweis = { titel: string; text: string };

/** The message for admins about the backups; none while they are good. */
export function sicherungHinweis({ zustand, gutVon, fehler }: Sicherung): Hinweis | undefined {
  const letzte = gutVon
    ? `Die letzte gute ist vom ${formatZeitpunkt(gutVon)} Uhr.`
    : 'Es gibt noch keine gute.';
  const hinweise = {
    gut: undefined,
    fehlt: {
      titel: 'Dieser Laden wird nicht gesichert',
      text: 'Geht die Festplatte kaputt, ist alles weg. Mit der Einstellung BACKUP_DIR sichert sich der Laden jeden Tag selbst.',
    },
    veraltet: {
      titel: 'Die letzte Sicherung ist zu alt',
      text: `${letzte} Bitte nachsehen, warum seitdem keine mehr gemacht wurde.`,
    },
    gescheitert: {
      titel: 'Die letzte Sicherung ist nicht in Ordnung',
      text: `${letzte} Beim letzten Mal: ${fehler ?? ''}`,
    },
  };
  return hinweise[zustand];
}
