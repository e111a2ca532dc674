import { VisuallyHidden } from '#web/ui/shop/visually-hidden.tsx';
import { StatusChip } from '#web/ui/verwaltung/display/status-chip.tsx';
import type { Rohstoff } from '../../contract.ts';
import { einheitspreisOf } from '../../einheitspreis.ts';
import type { RohstoffScreen } from './arten/rohstoff-screen.ts';
import styles from './rohstoff-status.module.css';

/** Marks of a raw material: availability, low stock (requirements.md, admin §4), and a missing price (R10). */
export function RohstoffStatus({ screen, rohstoff }: { screen: RohstoffScreen; rohstoff: Rohstoff }) {
  const { kind, knappText } = screen;
  const isKnapp = kind.isKnapp(rohstoff);
  return (
    <div className={`row-1 ${styles.status}`}>
      {einheitspreisOf(kind, rohstoff) === null && <StatusChip tone="warning">Ohne Einkaufspreis</StatusChip>}
      {isKnapp && (
        <StatusChip tone="bad">
          <span title={knappText}>Knapp</span>
          <VisuallyHidden>{`, ${knappText}`}</VisuallyHidden>
        </StatusChip>
      )}
      {!rohstoff.verfuegbar && <StatusChip>Nicht verfügbar</StatusChip>}
      {rohstoff.verfuegbar && !isKnapp && <StatusChip tone="good">Verfügbar</StatusChip>}
    </div>
  );
}
