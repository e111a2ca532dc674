import { bekannteWege, type OnlineWeg, onlineWegText } from '../../online-wege.ts';
import styles from './online-wege.module.css';

/** The provider's ways to pay: a mark and a name each. */
export function OnlineWege({ wege }: { wege: OnlineWeg[] }) {
  const bekannte = bekannteWege(wege);
  if (bekannte.length === 0) return null;
  return (
    <ul className={styles.wege} aria-label="Sie können bezahlen mit">
      {bekannte.map((weg) => (
        <li key={weg} className={styles.weg}>
          <span className={`${styles.zeichen} ${styles[weg] ?? ''}`} aria-hidden="true" />
          <span translate="no">{onlineWegText[weg]}</span>
        </li>
      ))}
    </ul>
  );
}
