import type { ReactNode, Ref } from 'react';
import type { Elements } from '../../elements.ts';
import { SoapDrawing } from '../picture/soap-drawing.tsx';
import styles from './empty-state.module.css';

type EmptyStateProps = {
  title?: string;
  /** To focus the title, when what had the focus is gone. */
  titleRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
  action?: Elements;
};

/** A page without content: a drawing, the reason, and one link or button. */
export function EmptyState({ title, titleRef, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <SoapDrawing />
      {title && (
        <h2 ref={titleRef} tabIndex={titleRef ? -1 : undefined} className={styles.title}>
          {title}
        </h2>
      )}
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}
