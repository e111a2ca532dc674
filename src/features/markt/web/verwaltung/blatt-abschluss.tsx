import { Button } from '@mantine/core';
import { useId } from 'react';
import type { Elements } from '#web/ui/elements.ts';
import { Refusal } from '#web/ui/verwaltung/form/refusal.tsx';
import { StickyBar } from '#web/ui/verwaltung/form/sticky-bar.tsx';
import styles from './blatt.module.css';

type BlattAbschlussProps = {
  absage: string[];
  summe: string;
  knopf: string;
  isBusy: boolean;
  /** Why it can't be booked yet; empty if it can. */
  hindernis: string;
  onBuchen: () => void;
  /** The field for what came in. */
  children?: Elements;
};

/** The lower edge of a sheet: what it comes to, and the button that books it. */
export function BlattAbschluss(props: BlattAbschlussProps) {
  const { absage, summe, knopf, isBusy, hindernis, onBuchen, children } = props;
  const id = useId();
  return (
    <StickyBar isNarrow>
      <Refusal lines={absage} />
      <p id={id} className={styles.summe} role="status">
        <span>{summe}</span>
        {hindernis && <span className={styles.hindernis}>{hindernis}</span>}
      </p>
      {children}
      <div className={`row-2 ${styles.knoepfe}`}>
        <Button
          data-buchen
          loading={isBusy}
          disabled={hindernis !== ''}
          aria-describedby={id}
          onClick={onBuchen}
        >
          {knopf}
        </Button>
      </div>
    </StickyBar>
  );
}
