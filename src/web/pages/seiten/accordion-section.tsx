import type { ReactNode } from 'react';
import styles from './seiten.module.css';

type AccordionSectionProps = { title: string; isOpen?: boolean; children: ReactNode };

/**
 * A section that opens without any script by click or key, and automatically when the browser's search finds text in
 * it.
 */
export function AccordionSection({ title, isOpen = false, children }: AccordionSectionProps) {
  return (
    <details className={styles.section} open={isOpen}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  );
}
