import { Fragment } from 'react';
import { AdminIcon } from '../icons.tsx';
import type { Column, ListView } from './data-list-props.ts';
import styles from './data-table.module.css';
import { ExpandButton } from './expand-button.tsx';
import { nextSorting, type Sorting } from './sort-rows.ts';

/** The rows of a `DataList` as a table. */
export function DataTable<Row>(view: ListView<Row>) {
  const { label, columns, rows, rowKey, sorting, onSort, rowActions, details } = view;
  const width = columns.length + Number(Boolean(rowActions)) + Number(Boolean(details));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a horizontally scrollable area must be reachable by keyboard.
    <section className={`card ${styles.frame}`} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {details && <td />}
            {columns.map((column) => (
              <Header key={column.key} column={column} sorting={sorting} onSort={onSort} />
            ))}
            {rowActions && (
              <th scope="col" className={styles.actions}>
                Aktionen
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={rowKey(row)}>
              <TableRow row={row} view={view} />
              {details && view.isOpen(row) && (
                <tr id={detailsId(view, row)} className={styles.details}>
                  <td colSpan={width}>{details(row)}</td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function TableRow<Row>({ row, view }: { row: Row; view: ListView<Row> }) {
  const { columns, rowName, rowActions, details, isOpen, onToggle } = view;
  return (
    <tr data-open={isOpen(row) || undefined}>
      {details && (
        <td className={styles.expand}>
          <ExpandButton
            name={rowName(row)}
            controls={detailsId(view, row)}
            isOpen={isOpen(row)}
            onToggle={() => onToggle(row)}
          />
        </td>
      )}
      {columns.map(({ key, cell, isNumeric }, at) => {
        const className = isNumeric ? styles.number : undefined;
        if (at > 0)
          return (
            <td key={key} className={className}>
              {cell(row)}
            </td>
          );
        // What the row is about: read with each of its cells.
        return (
          <th key={key} scope="row" className={className}>
            {cell(row)}
          </th>
        );
      })}
      {rowActions && (
        <td className={styles.actions}>
          <div className={styles.buttons}>{rowActions(row)}</div>
        </td>
      )}
    </tr>
  );
}

type HeaderProps<Row> = {
  column: Column<Row>;
  sorting: Sorting | undefined;
  onSort: (sorting: Sorting) => void;
};

function Header<Row>({ column: { key, header, sortBy, isNumeric }, sorting, onSort }: HeaderProps<Row>) {
  const className = isNumeric ? styles.number : undefined;
  if (!sortBy)
    return (
      <th scope="col" className={className}>
        {header}
      </th>
    );
  const order = sorting?.key === key ? (sorting.isDescending ? 'descending' : 'ascending') : undefined;
  return (
    <th scope="col" className={className} aria-sort={order ?? 'none'}>
      <button type="button" className={styles.sort} onClick={() => onSort(nextSorting(sorting, key))}>
        <span>{header}</span>
        <AdminIcon name={order ?? 'sort'} size={16} />
      </button>
    </th>
  );
}

function detailsId<Row>({ rowKey }: ListView<Row>, row: Row): string {
  return `details-${rowKey(row)}`;
}
