import type { ReactNode } from 'react';
import styles from './status-chip.module.css';

export type ChipTone = 'good' | 'bad' | 'warning' | 'neutral';

/** A short word about the state of a thing; the word says it, the colour only helps. */
export function StatusChip({ tone = 'neutral', children }: { tone?: ChipTone; children: ReactNode }) {
  return (
    <span className={styles.chip} data-tone={tone}>
      {children}
    </span>
  );
}
