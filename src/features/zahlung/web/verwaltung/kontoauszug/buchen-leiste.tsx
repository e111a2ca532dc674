import { Button } from '@mantine/core';
import { pageBar } from '#web/ui/shop/bar.ts';
import { zahlungen } from '../../../kontoauszug/ergebnis-text.ts';
import styles from './buchen-leiste.module.css';

type BuchenLeisteProps = {
  anzahl: number;
  /** How many are booked while it is busy. */
  fertig: number;
  isBusy: boolean;
  onBuchen: () => void;
  onVerwerfen: () => void;
};

/** The one action, at the lower edge of the screen. */
export function BuchenLeiste({ anzahl, fertig, isBusy, onBuchen, onVerwerfen }: BuchenLeisteProps) {
  return (
    <div ref={pageBar} className={`row-2 ${styles.leiste}`} data-sticky data-keep-clear>
      {isBusy && (
        <p role="status" className={styles.fortschritt}>
          {`${fertig} von ${anzahl} sind bearbeitet …`}
        </p>
      )}
      <Button variant="default" disabled={isBusy} onClick={onVerwerfen}>
        Anderer Auszug
      </Button>
      <Button className={styles.buchen} loading={isBusy} disabled={anzahl === 0} onClick={onBuchen}>
        {anzahl === 0 ? 'Nichts gewählt' : zahlungen(anzahl, 'buchen')}
      </Button>
    </div>
  );
}
