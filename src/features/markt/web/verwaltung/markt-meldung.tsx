import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { fertigenWeg } from '#features/auftrag/web/verwaltung/aktion-worte.ts';
import { Betroffene } from '#features/bestand/web/verwaltung/betroffene.tsx';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { giveFocusBack } from '#web/ui/verwaltung/dialog/give-focus-back.ts';
import type { Meldung, Verpasst } from './kept-meldungen.ts';
import styles from './markt-meldung.module.css';

type MarktMeldungProps = { meldung: Meldung; onClose: () => void };

/** It takes the focus, which was on a button of the sheet that is gone. */
export function MarktMeldung({ meldung, onClose }: MarktMeldungProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const dismiss = () => {
    onClose();
    setTimeout(() => giveFocusBack(null));
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.meldung}>
      {meldung.art === 'verpasst' ? (
        <VerpasstesBlatt verpasst={meldung} onDismiss={dismiss} />
      ) : (
        <Betroffene
          artikel={meldung.artikel}
          weg={
            <Button component={Link} to={fertigenWeg.to}>
              {fertigenWeg.label}
            </Button>
          }
          onDismiss={dismiss}
        />
      )}
    </div>
  );
}

function VerpasstesBlatt({ verpasst, onDismiss }: { verpasst: Verpasst; onDismiss: () => void }) {
  const { name, absage, gezaehlt } = verpasst;
  return (
    <Alert kind="error" onDismiss={onDismiss}>
      <div className={styles.verpasst}>
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
      </div>
    </Alert>
  );
}
