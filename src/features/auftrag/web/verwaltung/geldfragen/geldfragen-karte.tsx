import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { formatDatum } from '#shared/datum/datum.ts';
import { LoadFailure } from '#web/ui/verwaltung/list/load-failure.tsx';
import type { GeleseneGeldfrage } from '../../../geldfragen/read-geldfragen.ts';
import { aktionLabel, zurueckLabel } from '../aktion-worte.ts';
import { geldfrageSatz } from './geldfrage-satz.ts';
import { useGeldfragen } from './geldfragen.queries.ts';
import styles from './geldfragen-karte.module.css';

/** Money that does not fit, each with the two or three things one can do. Not there while all of it fits. */
export function GeldfragenKarte() {
  const { data, isError, refetch } = useGeldfragen();
  if (isError)
    return (
      <LoadFailure
        text="Was an Geld nicht passt, lässt sich gerade nicht laden."
        onRetry={() => void refetch()}
      />
    );
  const { fragen = [], anzahl = 0 } = data ?? {};
  const weitere = Math.max(0, anzahl - fragen.length);
  if (fragen.length + weitere === 0) return null;
  return (
    <section aria-labelledby="geldfragen" className={`card roomy ${styles.karte}`}>
      <h3 id="geldfragen" className={styles.titel}>
        Geld, das nicht passt
      </h3>
      <ul className={styles.liste}>
        {fragen.map((frage) => (
          <li key={`${frage._id} ${frage.art}`} className={styles.frage}>
            <Frage frage={frage} />
          </li>
        ))}
      </ul>
      {weitere > 0 && (
        <Link to="/admin/bestellungen?aufgabe=problem" className="touch-line">
          {`und ${weitere} weitere`}
        </Link>
      )}
    </section>
  );
}

function Frage({ frage }: { frage: GeleseneGeldfrage }) {
  const { _id, nummer, name, seit } = frage;
  return (
    <>
      <div className={styles.worte}>
        <p className={styles.wer}>
          <Link to={`/admin/bestellungen/${_id}`} className={`touch-line ${styles.nummer}`}>
            {nummer}
          </Link>
          <bdi>{name}</bdi>
        </p>
        <p>{geldfrageSatz(frage)}</p>
        {seit && <p className="quiet">{`seit ${formatDatum(seit)}`}</p>}
      </div>
      <div className={`row-2 ${styles.wege}`}>
        {wegeOf(frage).map(({ label, to }, index) => (
          <Button
            key={label}
            className={styles.weg}
            component={Link}
            to={to}
            variant={index === 0 ? 'light' : 'default'}
            aria-label={`${nummer}: ${label}`}
          >
            {label}
          </Button>
        ))}
      </div>
    </>
  );
}

/** A cancelled order goes on from its page; so does what has no step of its own. */
function wegeOf({ _id, aktionen, isWiederaufnehmbar }: GeleseneGeldfrage): { label: string; to: string }[] {
  const seite = `/admin/bestellungen/${_id}`;
  const [erste, ...andere] = aktionen.map((one) => ({
    label: aktionLabel[one],
    to: `${seite}?aktion=${one}`,
  }));
  const weiter = isWiederaufnehmbar ? [{ label: zurueckLabel.storno, to: seite }] : [];
  const wege = [...(erste ? [erste] : []), ...weiter, ...andere];
  return wege.length > 0 ? wege : [{ label: 'Zur Bestellung', to: seite }];
}
