import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { SoapDrawing } from './soap-drawing.tsx';

type EmptyStateProps = { title?: string; children: ReactNode; action?: ReactNode };

/** A page without content: a drawing, the reason, and one link or button. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <SoapDrawing />
      {title && <h2 className={styles.title}>{title}</h2>}
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}
