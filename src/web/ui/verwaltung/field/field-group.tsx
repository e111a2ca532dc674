import type { Elements } from '../../elements.ts';
import styles from './fields.module.css';

/** Fields that belong together, with a heading. */
export function FieldGroup({ title, children }: { title: string; children: Elements }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}
