import { Button } from '@mantine/core';
import type { Elements } from '#web/ui/elements.ts';
import { Refusal } from '#web/ui/verwaltung/form/refusal.tsx';
import { StickyBar } from '#web/ui/verwaltung/form/sticky-bar.tsx';
import styles from './blatt.module.css';

type BlattAbschlussProps = {
  absage: string[];
  summe: string;
  knopf: string;
  isBusy: boolean;
  isBereit: boolean;
  onBuchen: () => void;
  /** The field for what came in. */
  children?: Elements;
};

/** The lower edge of a sheet: what it comes to, and the button that books it. */
export function BlattAbschluss(props: BlattAbschlussProps) {
  const { absage, summe, knopf, isBusy, isBereit, onBuchen, children } = props;
  return (
    <StickyBar isNarrow>
      <Refusal lines={absage} />
      <p className={styles.summe} role="status">
        {summe}
      </p>
      {children}
      <div className={`row-2 ${styles.knoepfe}`}>
        <Button data-buchen loading={isBusy} disabled={!isBereit} onClick={onBuchen}>
          {knopf}
        </Button>
      </div>
    </StickyBar>
  );
}
