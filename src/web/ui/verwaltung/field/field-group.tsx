import type { Elements } from '../../elements.ts';
import styles from './fields.module.css';

/** Fields that belong together, with a heading unless the only one of them says it. */
export function FieldGroup({ title, children }: { title?: string; children: Elements }) {
  return (
    <fieldset className={styles.group}>
      {title && <legend className={styles.legend}>{title}</legend>}
      {children}
    </fieldset>
  );
}
