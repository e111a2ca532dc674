import { formatDatum, formatZeitpunkt } from '#shared/datum.ts';
import { StatusChip } from '#web/ui/verwaltung/status-chip.tsx';
import type { RechtstextUebersicht } from '../../rechtstext-contract.ts';
import styles from './rechtstext-zustand.module.css';

/** How a legal text stands: the valid version, its check by a lawyer, a planned one, a draft, and what is missing. */
export function RechtstextZustand({ rechtstext }: { rechtstext: RechtstextUebersicht }) {
  const { aktuell, geplant, entwurf, probleme } = rechtstext;
  return (
    <>
      <p className={styles.chips}>
        {aktuell.istEingebaut && <StatusChip>eingebauter Beispieltext</StatusChip>}
        {aktuell.geprueftAm ? (
          <StatusChip tone="good">geprüft am {formatDatum(aktuell.geprueftAm)}</StatusChip>
        ) : (
          <StatusChip tone="warning">nicht geprüft</StatusChip>
        )}
        {entwurf && <StatusChip tone="warning">Entwurf</StatusChip>}
        {geplant && <StatusChip tone="neutral">ab {formatDatum(geplant.gueltigAb)} geplant</StatusChip>}
      </p>
      <p className={styles.quiet}>
        Gültig seit {formatDatum(aktuell.gueltigAb)} ({aktuell.stand})
        {entwurf && (
          <>
            <br />
            Entwurf vom {formatZeitpunkt(entwurf.changedAt)} Uhr von <bdi>{entwurf.von}</bdi>
          </>
        )}
      </p>
      {probleme.length > 0 && (
        <ul className={styles.probleme}>
          {probleme.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </>
  );
}
