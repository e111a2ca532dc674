import { Checkbox } from '@mantine/core';
import type { GelesenerWiderruf } from '../../../bearbeitung/read-widerruf.ts';
import { eingangZeit } from '../../../bearbeitung/widerruf-worte.ts';
import styles from './widerruf-dialoge.module.css';

type WiderrufAuswahlProps = {
  widerrufe: GelesenerWiderruf[];
  /** The ids of those that are ticked. */
  gewaehlt: string[];
  onWahl: (ids: string[]) => void;
  fehler: string | undefined;
};

/** Ticks withdrawals, one by one or all. */
export function WiderrufAuswahl({ widerrufe, gewaehlt, onWahl, fehler }: WiderrufAuswahlProps) {
  const isAlle = gewaehlt.length === widerrufe.length;
  const hat = (id: string) => gewaehlt.includes(id);
  const wechsle = (id: string) => onWahl(hat(id) ? gewaehlt.filter((one) => one !== id) : [...gewaehlt, id]);
  return (
    <fieldset className="stack-3">
      <legend className={styles.legende}>Welche?</legend>
      <Checkbox
        label="Alle auswählen"
        checked={isAlle && gewaehlt.length > 0}
        indeterminate={!isAlle && gewaehlt.length > 0}
        onChange={() => onWahl(isAlle ? [] : widerrufe.map(({ _id }) => _id))}
      />
      <ul className="stack-4">
        {widerrufe.map((widerruf) => (
          <li key={widerruf._id} className={styles.wahl}>
            <Checkbox
              label={<bdi>{werUndWann(widerruf)}</bdi>}
              description={<bdi>{was(widerruf)}</bdi>}
              checked={hat(widerruf._id)}
              onChange={() => wechsle(widerruf._id)}
            />
          </li>
        ))}
      </ul>
      {fehler && (
        <p className={styles.fehler} role="alert">
          {fehler}
        </p>
      )}
    </fieldset>
  );
}

/** `Mia Sommer, 26.11.2026, 10:14`. */
function werUndWann({ name, ...eingang }: GelesenerWiderruf): string {
  return [name || 'Ohne Namen', eingangZeit(eingang)].filter(Boolean).join(', ');
}

/** What tells it from others, as far as it was said. */
function was({ email, bestellung, stuecke }: GelesenerWiderruf): string {
  return [email, bestellung, stuecke.split('\n')[0]].filter(Boolean).join(' · ');
}
