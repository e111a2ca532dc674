import type { ReactNode } from 'react';
import type { Sorting } from './sort-rows.ts';

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Given, the column can be sorted by this value. */
  sortBy?: (row: Row) => string | number | boolean | null | undefined;
  /** Right-aligned in tabular figures, never wrapped. */
  isNumeric?: boolean;
  /** On a card: the heading, beside the heading, or left out. Otherwise a line with the header's name. */
  onCard?: 'title' | 'aside' | 'none';
};

export type DataListProps<Row> = {
  /** What the list holds, for those who cannot see it: 'Duftöle'. */
  label: string;
  columns: Column<Row>[];
  /** `undefined` while they are loading. */
  rows: Row[] | undefined;
  rowKey: (row: Row) => string;
  /** What a row is called, for the names of its buttons. */
  rowName: (row: Row) => string;
  rowActions?: (row: Row) => ReactNode;
  /** What opens beneath a row. */
  details?: (row: Row) => ReactNode;
  /** What stands there when there are no rows. */
  empty: ReactNode;
  /** The width from which there is room for a table; narrower screens show cards. */
  tableFrom?: string;
  /** What went wrong, in words, and how to try again. */
  failure?: { text: string; onRetry: () => void };
  initialSorting?: Sorting;
};

/** What table and cards share: the rows in their order, and which of them are open. */
export type ListView<Row> = Omit<
  DataListProps<Row>,
  'rows' | 'empty' | 'failure' | 'initialSorting' | 'tableFrom'
> & {
  rows: Row[];
  sorting: Sorting | undefined;
  onSort: (sorting: Sorting) => void;
  isOpen: (row: Row) => boolean;
  onToggle: (row: Row) => void;
};
