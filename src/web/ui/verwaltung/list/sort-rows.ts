import { deutsch } from '#shared/text/collator.ts';

export type Sorting = { key: string; isDescending: boolean };

type Value = string | number | boolean | null | undefined;
type Sortable<Row> = { key: string; sortBy?: (row: Row) => Value };

/** The sorted rows: texts in German order, numbers by size, missing values last in both directions. */
export function sortRows<Row>(rows: Row[], sorting: Sorting | undefined, columns: Sortable<Row>[]): Row[] {
  const sortBy = columns.find(({ key }) => key === sorting?.key)?.sortBy;
  if (!sorting || !sortBy) return rows;
  const sign = sorting.isDescending ? -1 : 1;
  return rows
    .map((row) => ({ row, value: sortBy(row) }))
    .sort((one, other) => compare(one.value, other.value, sign))
    .map(({ row }) => row);
}

function compare(one: Value, other: Value, sign: number): number {
  const isOneMissing = one === null || one === undefined || one === '';
  const isOtherMissing = other === null || other === undefined || other === '';
  if (isOneMissing || isOtherMissing) return Number(isOneMissing) - Number(isOtherMissing);
  if (typeof one === 'string' || typeof other === 'string')
    return sign * deutsch.compare(String(one), String(other));
  return sign * (Number(one) - Number(other));
}

/** The sorting after a click on a column's header: ascending first, then reversed. */
export function nextSorting(sorting: Sorting | undefined, key: string): Sorting {
  return { key, isDescending: sorting?.key === key && !sorting.isDescending };
}
