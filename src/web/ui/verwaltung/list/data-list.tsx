import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import type { Elements } from '../../elements.ts';
import { DataCards } from './data-cards.tsx';
import type { DataListProps, ListView } from './data-list-props.ts';
import { DataListSkeleton } from './data-list-skeleton.tsx';
import { DataTable } from './data-table.tsx';
import { LoadFailure } from './load-failure.tsx';
import { sortRows } from './sort-rows.ts';
import { MoreParts, useParts } from './use-parts.tsx';

/** A list: a table where there is room, cards on a phone; including loading, empty and error states. */
export function DataList<Row>(list: DataListProps<Row>) {
  const { rows, empty, failure, initialSorting, tableFrom = '56.25em', isInParts, ...props } = list;
  const isWide = useMediaQuery(`(min-width: ${tableFrom})`, undefined, { getInitialValueInEffect: false });
  const [sorting, setSorting] = useState(initialSorting);
  const parts = useParts(isInParts && rows ? rows.length : 0);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());

  if (!rows) return failure ? <LoadFailure {...failure} /> : <DataListSkeleton isWide={isWide} />;
  const view: ListView<Row> = {
    ...props,
    rows: sortRows(rows, sorting, props.columns).slice(0, isInParts ? parts.shown : undefined),
    sorting,
    onSort: setSorting,
    isOpen: (row) => open.has(props.rowKey(row)),
    onToggle: (row) => setOpen(open.symmetricDifference(new Set([props.rowKey(row)]))),
  };
  const instead: Elements = rows.length === 0 && !failure && empty;
  return (
    <>
      {failure && <LoadFailure {...failure} />}
      {instead}
      {rows.length > 0 && (isWide ? <DataTable {...view} /> : <DataCards {...view} />)}
      <MoreParts {...parts} />
    </>
  );
}
