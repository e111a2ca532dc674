import { Children, type ReactNode } from 'react';
import styles from './profil.module.css';

/** Values with their names. */
export function Angaben({ children }: { children: ReactNode }) {
  return <dl className={`stack-3 ${styles.angaben}`}>{children}</dl>;
}

/** One value; without one it says so. */
export function Angabe({ name, children }: { name: string; children: ReactNode }) {
  const isLeer = Children.toArray(children).every((child) => child === '' || child === ' ');
  return (
    <div>
      <dt>{name}</dt>
      <dd>{isLeer ? <span className={styles.leer}>nicht angegeben</span> : <bdi>{children}</bdi>}</dd>
    </div>
  );
}
