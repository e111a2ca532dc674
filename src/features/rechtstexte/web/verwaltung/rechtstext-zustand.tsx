import { Link } from 'react-router';
import { formatDatum, formatZeitpunkt } from '#shared/datum/datum.ts';
import { StatusChip } from '#web/ui/verwaltung/display/status-chip.tsx';
import type { RechtstextUebersicht } from '../../contract.ts';
import { lueckenSatz } from '../../probleme/rechtstext-luecken.ts';
import { PruefungChip } from './pruefung-chip.tsx';
import styles from './rechtstext-zustand.module.css';

/** How a legal text stands: the valid version, its check by a lawyer, a planned one, a draft, and what is missing. */
export function RechtstextZustand({ rechtstext }: { rechtstext: RechtstextUebersicht }) {
  const { aktuell, geplant, entwurf, probleme, luecken } = rechtstext;
  return (
    <>
      <p className={`row-2 ${styles.chips}`}>
        {aktuell.istEingebaut && <StatusChip>eingebauter Beispieltext</StatusChip>}
        <PruefungChip {...aktuell} />
        {!aktuell.geprueftAm && !aktuell.verantwortung && (
          <StatusChip tone="warning">nicht geprüft</StatusChip>
        )}
        {entwurf && <StatusChip tone="warning">Entwurf</StatusChip>}
        {geplant && <StatusChip tone="neutral">{`ab ${formatDatum(geplant.gueltigAb)} geplant`}</StatusChip>}
      </p>
      <p className="quiet">
        <span>{`Gültig seit ${formatDatum(aktuell.gueltigAb)} (${aktuell.stand})`}</span>
        {entwurf && (
          <span>
            <br />
            <span>{`Entwurf vom ${formatZeitpunkt(entwurf.changedAt)} Uhr von `}</span>
            <bdi>{entwurf.von}</bdi>
          </span>
        )}
      </p>
      {probleme.length > 0 && (
        <ul className={styles.probleme}>
          {probleme.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {luecken.length > 0 && <Luecken luecken={luecken} />}
    </>
  );
}

/** The settings that the text lacks, folded: in a new shop every text lacks the same ones. */
function Luecken({ luecken }: Pick<RechtstextUebersicht, 'luecken'>) {
  return (
    <details className={styles.luecken}>
      <summary>{lueckenSatz(luecken.length)}</summary>
      <ul className={styles.probleme}>
        {luecken.map(({ text, ziel }) => (
          <li key={text}>
            {ziel === null ? (
              text
            ) : (
              <Link to={ziel} state={{ isOpenedHere: true }} preventScrollReset>
                {text}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
