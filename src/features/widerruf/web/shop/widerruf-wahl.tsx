import { useId } from 'react';
import styles from './widerruf-formular.module.css';

type WiderrufWahlProps = {
  /** The own orders, each with the token of its link. */
  bestellungen: { token: string; text: string }[];
  link: string;
  isBusy: boolean;
  onWahl: (link: string) => void;
};

/** Which of the own orders it is about, if one of them. */
export function WiderrufWahl({ bestellungen, link, isBusy, onWahl }: WiderrufWahlProps) {
  const id = useId();
  const isOwn = bestellungen.some(({ token }) => token === link);
  return (
    <div className={`stack-1 ${styles.feld}`}>
      <label htmlFor={id}>Aus Ihren Bestellungen wählen</label>
      <select
        id={id}
        className={styles.wahl}
        value={isOwn ? link : ''}
        onChange={({ target }) => isBusy || onWahl(target.value)}
      >
        <option value="">{isOwn ? 'Eine andere Bestellung' : 'Bitte wählen'}</option>
        {bestellungen.map(({ token, text }) => (
          <option key={token} value={token}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
