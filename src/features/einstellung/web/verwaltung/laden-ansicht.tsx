import { errorText } from '#web/api/error-text.ts';
import { LoadFailure } from '#web/ui/verwaltung/list/load-failure.tsx';
import { useGruppen } from '../einstellung.queries.ts';
import styles from './gruppe-karte.module.css';
import { Gespeichert } from './gruppe-karte.tsx';

const nurLaden = ['laden'] as const;

/** The shop's data as employees see them: nothing can be changed. */
export function LadenAnsicht() {
  const [von] = useGruppen(nurLaden);
  return (
    <article className={`card stack-3 roomy ${styles.karte}`} aria-labelledby="laden">
      <h2 id="laden" className={styles.titel}>
        Laden
      </h2>
      <p className={styles.wofuer}>Ändern kann diese Angaben, wer den Laden verwaltet.</p>
      {von?.error && !von.stand ? (
        <LoadFailure text={errorText(von.error)} onRetry={von.reload} />
      ) : (
        <Gespeichert gruppe="laden" stand={von?.stand} />
      )}
    </article>
  );
}
