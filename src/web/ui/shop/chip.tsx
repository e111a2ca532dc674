import type { ReactNode } from 'react';
import styles from './chip.module.css';

/** A short label on a coloured background. */
export function Chip({ children }: { children: ReactNode }) {
  return <span className={styles.chip}>{children}</span>;
}
