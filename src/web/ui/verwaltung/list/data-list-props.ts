import type { ReactNode } from 'react';
import type { Elements } from '../../elements.ts';
import type { Sorting } from './sort-rows.ts';

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** If set, the column can be sorted by this value. */
  sortBy?: (row: Row) => string | number | boolean | null | undefined;
  /** Right-aligned in tabular figures, never wrapped. */
  isNumeric?: boolean;
  /** On a card: the heading, beside the heading, or left out. Otherwise a line with the header's name. */
  onCard?: 'title' | 'aside' | 'none';
};

export type DataListProps<Row> = {
  /** The name of the list for screen readers: 'Duftöle'. */
  label: string;
  columns: Column<Row>[];
  /** `undefined` while they are loading. */
  rows: Row[] | undefined;
  rowKey: (row: Row) => string;
  /** The name of a row in the labels of its buttons. */
  rowName: (row: Row) => string;
  rowActions?: (row: Row) => ReactNode;
  /** What a card shows in place of its columns, actions included. */
  card?: (row: Row) => ReactNode;
  /** The expandable content below a row. */
  details?: (row: Row) => ReactNode;
  /** Shown when there are no rows. */
  empty: Elements;
  /** The breakpoint from which it is a table; narrower screens show cards. */
  tableFrom?: '56.25em' | '75em';
  /** The error message, and a function that tries again. */
  failure?: { text: string; onRetry: () => void };
  initialSorting?: Sorting;
  /** The rows are all that there are, and may be thousands: they are shown in parts. */
  isInParts?: boolean;
};

/** The common properties of table and cards: the sorted rows, and which of them are expanded. */
export type ListView<Row> = Omit<
  DataListProps<Row>,
  'rows' | 'empty' | 'failure' | 'initialSorting' | 'tableFrom' | 'isInParts'
> & {
  rows: Row[];
  sorting: Sorting | undefined;
  onSort: (sorting: Sorting) => void;
  isOpen: (row: Row) => boolean;
  onToggle: (row: Row) => void;
};
