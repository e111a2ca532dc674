import { VisuallyHidden } from '#web/ui/shop/visually-hidden.tsx';
import { StatusChip } from '#web/ui/verwaltung/status-chip.tsx';
import type { Rohstoff } from '../../contract.ts';
import type { RohstoffScreen } from './rohstoff-screen.ts';
import styles from './rohstoff-status.module.css';

/** Whether it can be used, and whether it runs low (admin.txt §4). */
export function RohstoffStatus({ screen, rohstoff }: { screen: RohstoffScreen; rohstoff: Rohstoff }) {
  return (
    <div className={styles.status}>
      {screen.kind.isKnapp(rohstoff) && (
        <StatusChip tone="bad">
          <span title={screen.knappText}>Knapp</span>
          <VisuallyHidden>, {screen.knappText}</VisuallyHidden>
        </StatusChip>
      )}
      <StatusChip tone={rohstoff.verfuegbar ? 'good' : 'neutral'}>
        {rohstoff.verfuegbar ? 'Verfügbar' : 'Nicht verfügbar'}
      </StatusChip>
    </div>
  );
}
