import type { Zahlungsmodus } from '../../online/zahlungsstand.ts';
import styles from './modus-hinweis.module.css';

const worte: Partial<Record<Zahlungsmodus, string>> = {
  test: 'Testbetrieb: Es fließt kein Geld',
  probe: 'Probezahlung: Es fließt kein Geld',
};

/** Only where nobody really pays. */
export function ModusHinweis({ modus }: { modus: Zahlungsmodus | undefined }) {
  const wort = modus && worte[modus];
  return wort ? <p className={styles.hinweis}>{wort}</p> : null;
}
