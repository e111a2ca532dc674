import { Button } from '@mantine/core';
import { formatZeitpunkt } from '#shared/datum/datum.ts';
import { formatZahl } from '#shared/number/format-zahl.ts';
import { failureText } from '#web/ui/verwaltung/form/show-failure.ts';
import { LoadFailure } from '#web/ui/verwaltung/list/load-failure.tsx';
import type { GeleseneProbe } from '../../read-plan.ts';
import { useProbe } from '../aufbewahrung.queries.ts';
import styles from './aufbewahrung.module.css';

/** What the shop would delete if its jobs ran now: counts and examples, without a change. */
export function ProbeKarte() {
  const { data, error, isPending, mutate } = useProbe();
  return (
    <section className={`card stack-3 roomy ${styles.karte}`} aria-labelledby="probe">
      <h2 id="probe" className={styles.titel}>
        Was würde heute gelöscht?
      </h2>
      <p className={styles.leise}>Nur zum Ansehen: Es wird nichts gelöscht und nichts geändert.</p>
      <Button className={styles.knopf} variant="default" loading={isPending} onClick={() => mutate()}>
        Nachsehen
      </Button>
      <div role="status" className={`stack-2 ${styles.ergebnis}`}>
        {data && <Ergebnis {...data} />}
      </div>
      {error && (
        <LoadFailure text={failureText('Das hat nicht geklappt: ', error)} onRetry={() => mutate()} />
      )}
    </section>
  );
}

function Ergebnis({ am, zeilen }: GeleseneProbe) {
  const faellig = zeilen.filter(({ anzahl }) => anzahl > 0);
  const stand = am && `Stand ${formatZeitpunkt(am)} Uhr`;
  if (faellig.length === 0)
    return (
      <p>
        <strong>Heute würde nichts gelöscht.</strong> <span className={styles.leise}>{stand}</span>
      </p>
    );
  return (
    <>
      <p className={styles.leise}>{stand}</p>
      <ul className="stack-2">
        {faellig.map(({ name, was, anzahl, beispiele }) => (
          <li key={name}>
            <span>{`${was}: `}</span>
            <strong>{formatZahl(anzahl)}</strong>
            {beispiele.length > 0 && (
              <span className={styles.leise}>{`zum Beispiel ${beispiele.join('; ')}`}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
