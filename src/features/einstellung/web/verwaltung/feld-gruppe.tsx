import type { ReactNode } from 'react';
import styles from './felder.module.css';

/** Fields that belong together, with a heading. */
export function FeldGruppe({ titel, children }: { titel: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{titel}</legend>
      {children}
    </fieldset>
  );
}
