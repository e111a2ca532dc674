import { StatusChip } from '#web/ui/verwaltung/display/status-chip.tsx';
import { AdminIcon } from '#web/ui/verwaltung/icons.tsx';
import type { NachrichtStand } from '../../nachricht.ts';
import styles from './postausgang.module.css';
import { standWorte } from './stand-worte.ts';

export function StandChip({ stand }: { stand: NachrichtStand }) {
  const { wort, tone, icon } = standWorte[stand];
  return (
    <StatusChip tone={tone}>
      <span className={styles.chip}>
        <AdminIcon name={icon} size={16} />
        <span>{wort}</span>
      </span>
    </StatusChip>
  );
}
