import type { ReactNode } from 'react';
import type { Elements } from '../../elements.ts';
import styles from './aenderung-row.module.css';

/** What was changed in a record, one field per row. */
export function AenderungList({ children }: { children: Elements }) {
  return <ul className="stack-3">{children}</ul>;
}

type AenderungRowProps = {
  /** What people call the field. */
  name: string;
  /** Its values in their order; `isOwn`: what the person at this form has typed. */
  werte: { label: string; text: string; isOwn?: boolean }[];
  /** The level of its heading, 3 if not given. */
  headingLevel?: 3 | 4;
  /** A choice below the values. */
  children?: Elements;
};

/** A field with its values. */
export function AenderungRow({ name, werte, headingLevel = 3, children }: AenderungRowProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <li className={styles.row}>
      <Heading className={styles.name}>{name}</Heading>
      <dl className={styles.values}>
        {werte.map(({ label, text, isOwn }) => (
          <div key={label} className={styles.value} data-own={isOwn}>
            <dt>{label}</dt>
            <dd>{text || '(leer)'}</dd>
          </div>
        ))}
      </dl>
      {children}
    </li>
  );
}

/** A sentence that explains the choices. */
export function AenderungHinweis({ children }: { children: ReactNode }) {
  return <p className={styles.quiet}>{children}</p>;
}
