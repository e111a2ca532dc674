import { Button, Progress } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { formatZahl } from '#shared/number/format-zahl.ts';
import { StickyBar } from '#web/ui/verwaltung/form/sticky-bar.tsx';
import { belegeText, summeText } from '../../../altbestand-text.ts';
import styles from './altbestand.module.css';
import type { Wahl } from './altbestand-auswahl.tsx';
import type { Lauf } from './use-lauf.ts';

type AltbestandLeisteProps = {
  wahl: Wahl;
  /** While documents are written or deliveries ticked off. */
  lauf: Lauf | undefined;
  onSchreiben: () => void;
  onAbhaken: () => void;
  onStop: () => void;
};

/** What is ticked and what can be done with it, or how far it has come, at the lower edge of the screen. */
export function AltbestandLeiste({ wahl, lauf, onSchreiben, onAbhaken, onStop }: AltbestandLeisteProps) {
  return (
    <StickyBar>
      {lauf ? (
        <Fortschritt lauf={lauf} onStop={onStop} />
      ) : (
        <>
          <p role="status" className={styles.summe}>
            {`${formatZahl(wahl.size)} ausgewählt, ${summeText([...wahl.values()])}`}
          </p>
          <Button variant="default" className={styles.schreiben} onClick={onAbhaken}>
            Als schon berechnet abhaken
          </Button>
          <Button className={styles.schreiben} onClick={onSchreiben}>
            {`${belegeText(wahl.size)} schreiben`}
          </Button>
        </>
      )}
    </StickyBar>
  );
}

const laufText: Record<Lauf['was'], string> = {
  schreiben: 'Belege werden geschrieben',
  abhaken: 'Lieferungen werden abgehakt',
  aufnehmen: 'Lieferungen werden wieder aufgenommen',
};

function Fortschritt({ lauf, onStop }: { lauf: Lauf; onStop: () => void }) {
  const [fertig, alle] = [lauf.ergebnisse.length, lauf.eintraege.length];
  const isHalt = lauf.stand === 'haelt';
  // The button that began it is gone.
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <>
      <div ref={text} tabIndex={-1} className={styles.fortschritt}>
        <p role="status">
          {isHalt
            ? 'Wird nach diesem Schritt angehalten …'
            : `${formatZahl(fertig)} von ${formatZahl(alle)} sind bearbeitet …`}
        </p>
        <Progress aria-label={laufText[lauf.was]} value={(100 * fertig) / alle} />
      </div>
      <Button variant="default" className={styles.schreiben} disabled={isHalt} onClick={onStop}>
        Anhalten
      </Button>
    </>
  );
}
