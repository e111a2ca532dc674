import { Button, Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { formatTermin } from '#features/lieferung/liefertermin.ts';
import { tagOf } from '#shared/datum/datum.ts';
import { StatusChip } from '#web/ui/verwaltung/display/status-chip.tsx';
import { LoadFailure } from '#web/ui/verwaltung/list/load-failure.tsx';
import type { ZuFertigen } from '../../contract.ts';
import { useZuFertigen } from './fertigung.queries.ts';
import styles from './fertigung-liste.module.css';

/** Orders that a soap names at first. */
const gezeigt = 5;

type Wahl = { produktId: string; name: string; anzahl: number };
type FertigungListeProps = {
  /** Opens the production of what is missing; without it the list is for reading. */
  onProduktion?: ((wahl: Wahl) => void) | undefined;
};

/** 'Zu fertigen': the soaps of which sold pieces are not on the shelf, with the last day. */
export function FertigungListe({ onProduktion }: FertigungListeProps) {
  const { data, isError, refetch } = useZuFertigen();
  return (
    <section aria-labelledby="zu-fertigen" className={styles.part}>
      <h2 id="zu-fertigen" className={styles.title}>
        Zu fertigen
      </h2>
      {isError && (
        <LoadFailure
          text="Was zu fertigen ist, lässt sich gerade nicht laden."
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <Skeleton height={88} radius="md" />}
      {data?.length === 0 && <p className={styles.quiet}>Nichts: Für alle Bestellungen reicht das Regal.</p>}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((one) => (
            <li key={one.produktId} className={`card spread ${styles.card}`}>
              <Produkt produkt={one} onProduktion={onProduktion} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Produkt({ produkt, onProduktion }: FertigungListeProps & { produkt: ZuFertigen }) {
  const { produktId, name, fehlend, ohneGeld, bestellungen } = produkt;
  const weitere = Math.max(0, bestellungen.length - gezeigt) + produkt.weitere;
  return (
    <>
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p>
          <strong>{`${fehlend} Stück`}</strong> <Bis {...produkt} />
        </p>
        {ohneGeld > 0 && (
          <p className={styles.quiet}>
            {ohneGeld === fehlend ? 'Noch nicht bezahlt' : `Davon ${ohneGeld} noch nicht bezahlt`}
          </p>
        )}
        <p className={styles.orders}>
          {bestellungen.slice(0, gezeigt).map(({ auftragId, nummer, fehlend }) => (
            <span key={`${nummer} ${auftragId}`} className={`touch-line ${styles.order}`}>
              <span>
                {auftragId ? <Link to={`/admin/bestellungen/${auftragId}`}>{nummer}</Link> : nummer}
              </span>
              <span>{`: ${fehlend}`}</span>
            </span>
          ))}
          {weitere > 0 && <span className={`touch-line ${styles.order}`}>{`und ${weitere} weitere`}</span>}
        </p>
      </div>
      {onProduktion && (
        <Button
          variant="light"
          aria-label={`Produktion: ${name}`}
          onClick={() => onProduktion({ produktId, name, anzahl: fehlend })}
        >
          Produktion
        </Button>
      )}
    </>
  );
}

/** The last day; one that is over says so. */
function Bis({ bis }: Pick<ZuFertigen, 'bis'>) {
  if (bis === undefined) return null;
  const tag = <span className={styles.day}>{`bis ${formatTermin({ von: bis, bis })}`}</span>;
  return bis < tagOf(new Date()) ? (
    <>
      {tag} <StatusChip tone="bad">überfällig</StatusChip>
    </>
  ) : (
    tag
  );
}
