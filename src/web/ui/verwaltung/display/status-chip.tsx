import type { ReactNode } from 'react';
import styles from './status-chip.module.css';

export type ChipTone = 'good' | 'bad' | 'warning' | 'neutral';

/** A short label of a state; the text carries the meaning, the colour only supports it. */
export function StatusChip({ tone = 'neutral', children }: { tone?: ChipTone; children: ReactNode }) {
  return (
    <span className={styles.chip} data-tone={tone}>
      {children}
    </span>
  );
}
