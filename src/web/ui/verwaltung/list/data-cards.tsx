import { NativeSelect } from '@mantine/core';
import styles from './data-cards.module.css';
import type { ListView } from './data-list-props.ts';
import { ExpandButton } from './expand-button.tsx';

/** The rows of a `DataList` as cards. */
export function DataCards<Row>(view: ListView<Row>) {
  return (
    <div>
      <SortSelect {...view} />
      <ul className={`stack-3 ${styles.cards}`} aria-label={view.label}>
        {view.rows.map((row) => (
          <li key={view.rowKey(row)} className={`card ${styles.card}`}>
            {view.card?.(row) ?? <Card row={row} view={view} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

type CardProps<Row> = { row: Row; view: ListView<Row> };

function Card<Row>({ row, view }: CardProps<Row>) {
  const { columns, rowKey, rowName, rowActions, details, isOpen, onToggle } = view;
  const id = `details-${rowKey(row)}`;
  const lines = columns.filter(({ onCard }) => !onCard);
  return (
    <article>
      <CardHead row={row} view={view} />
      <dl className={styles.lines}>
        {lines.map(({ key, header, cell, isNumeric }) => (
          <div key={key} className={`spread ${styles.line}`}>
            <dt>{header}</dt>
            <dd className={isNumeric ? styles.number : undefined}>{cell(row)}</dd>
          </div>
        ))}
      </dl>
      {details && isOpen(row) && (
        <div id={id} className={styles.details}>
          {details(row)}
        </div>
      )}
      {(rowActions || details) && (
        <div className={styles.actions}>
          {details && (
            <ExpandButton
              name={rowName(row)}
              controls={id}
              isOpen={isOpen(row)}
              onToggle={() => onToggle(row)}
            />
          )}
          <div className={styles.buttons}>{rowActions?.(row)}</div>
        </div>
      )}
    </article>
  );
}

function CardHead<Row>({ row, view: { columns, rowName } }: CardProps<Row>) {
  const asides = columns.filter(({ onCard }) => onCard === 'aside');
  return (
    <div className={`spread ${styles.head}`}>
      <h2 className={styles.title}>
        {columns.find(({ onCard }) => onCard === 'title')?.cell(row) ?? rowName(row)}
      </h2>
      {asides.map(({ key, cell }) => (
        <div key={key}>{cell(row)}</div>
      ))}
    </div>
  );
}

/** Cards have no headers to click; the order is selected from a list. */
function SortSelect<Row>({ columns, sorting, onSort, rows }: ListView<Row>) {
  const sortable = columns.filter(({ sortBy }) => sortBy);
  if (sortable.length === 0 || rows.length < 2) return null;
  const options = sortable.flatMap(({ key, header }) => [
    { value: `${key} auf`, label: `${header}, aufsteigend` },
    { value: `${key} ab`, label: `${header}, absteigend` },
  ]);
  const value = sorting ? `${sorting.key} ${sorting.isDescending ? 'ab' : 'auf'}` : '';
  return (
    <NativeSelect
      className={styles.sort}
      label="Sortieren nach"
      value={value}
      data={[...(sorting ? [] : [{ value: '', label: 'wie geladen' }]), ...options]}
      onChange={({ currentTarget }) => {
        const [key = '', order] = currentTarget.value.split(' ');
        if (key) onSort({ key, isDescending: order === 'ab' });
      }}
    />
  );
}
