import type { ReactNode } from 'react';
import styles from './vorschau.module.css';

/** What was typed, in the look of the shop. */
export function Vorschau({
  titel = 'So sieht es im Laden aus',
  children,
}: {
  titel?: string;
  children: ReactNode;
}) {
  return (
    <details className={styles.vorschau}>
      <summary className={styles.titel}>{titel}</summary>
      <div className={styles.blatt}>{children}</div>
    </details>
  );
}
