import { erklaerungZeilen } from '../../erklaerung.ts';
import type { GelesenerWiderruf } from '../../read-widerruf.ts';
import styles from './widerrufe.module.css';

/** The declaration as it came. */
export function WiderrufAngaben({ widerruf }: { widerruf: GelesenerWiderruf }) {
  return (
    <dl className={styles.angaben}>
      {erklaerungZeilen(widerruf).map(({ name, zeilen }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{zeilen.join('\n')}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
