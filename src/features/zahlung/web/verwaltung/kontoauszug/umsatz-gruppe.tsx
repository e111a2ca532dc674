import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import type { Elements } from '#web/ui/elements.ts';
import seite from './kontoauszug.module.css';
import styles from './umsatz-gruppe.module.css';

/** Rows that are shown at once: a statement may have thousands. */
const step = 100;

type UmsatzGruppeProps<Row> = {
  titel: string;
  hinweis: string;
  rows: Row[];
  children: (row: Row) => Elements;
};

/** Transfers of one kind, below a heading that says how many. */
export function UmsatzGruppe<Row>({ titel, hinweis, rows, children }: UmsatzGruppeProps<Row>) {
  const id = useId();
  const [shown, setShown] = useState(step);
  if (rows.length === 0) return null;
  return (
    <section className="stack-3" aria-labelledby={id}>
      <h2 id={id} className={seite.titel}>
        <span>{titel}</span> <span className={styles.zahl}>{`(${rows.length})`}</span>
      </h2>
      <p className={seite.klein}>{hinweis}</p>
      <ul className="stack-3">{rows.slice(0, shown).map(children)}</ul>
      {rows.length > shown && (
        <Button variant="default" onClick={() => setShown(shown + step)}>
          Weitere anzeigen
        </Button>
      )}
    </section>
  );
}
