import { useEffect, useRef } from 'react';
import { Alert } from '#web/ui/shop/alert.tsx';
import { giveFocusBack } from '#web/ui/verwaltung/give-focus-back.ts';
import type { Meldung } from './kept-meldungen.ts';
import styles from './markt-meldung.module.css';

type MarktMeldungProps = { meldung: Meldung; onClose: () => void };

/** It takes the focus, which was on a button of the sheet that is gone. */
export function MarktMeldung({ meldung: { name, absage, gezaehlt }, onClose }: MarktMeldungProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles.meldung}>
      <Alert
        kind="error"
        onDismiss={() => {
          onClose();
          setTimeout(() => giveFocusBack(null));
        }}
      >
        <strong>{name}</strong>
        {absage.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>
          Ihre Zahlen sind nicht gebucht. Bitte mit „Vergangene Markttage“ vergleichen, bevor Sie etwas neu
          eintragen:
        </p>
        <ul>
          {gezaehlt.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}
