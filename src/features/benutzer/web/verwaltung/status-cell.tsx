import { type ChipTone, StatusChip } from '#web/ui/verwaltung/display/status-chip.tsx';
import type { StatusAnzeige } from '../../status-anzeige.ts';
import styles from './status-cell.module.css';

const tones: Record<StatusAnzeige['text'], ChipTone> = {
  Aktiv: 'good',
  Gesperrt: 'bad',
  Ausstehend: 'warning',
  Inaktiv: 'neutral',
};

/** The status, and the reason for blocking if it is known (requirements.md, admin §4). */
export function StatusCell({ status: { text, grund } }: { status: StatusAnzeige }) {
  return (
    <>
      <StatusChip tone={tones[text]}>{text}</StatusChip>
      {grund && <p className={`quiet ${styles.grund}`}>{grund}</p>}
    </>
  );
}
