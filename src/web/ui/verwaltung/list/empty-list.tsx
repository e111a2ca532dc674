import type { Elements } from '../../elements.ts';
import { SoapDrawing } from '../../shop/picture/soap-drawing.tsx';
import styles from './empty-list.module.css';

type EmptyListProps = { title: string; children?: Elements /** The one action. */; action?: Elements };

/** An empty list: a drawing, a text, and one action. */
export function EmptyList({ title, children, action }: EmptyListProps) {
  return (
    <div className={styles.empty}>
      <SoapDrawing />
      <p className={styles.title}>{title}</p>
      {children}
      {action}
    </div>
  );
}
