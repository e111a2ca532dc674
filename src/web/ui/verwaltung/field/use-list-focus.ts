import { useEffect, useRef } from 'react';

/** What gets the focus after rows have changed: an input or a button of a row. */
export type ListFocus = { row: number; part: 'input' | 'up' | 'down' | 'remove' };

/** Keeps the focus at the row that was added, moved, or followed the removed one. */
export function useListFocus() {
  const list = useRef<HTMLFieldSetElement>(null);
  const wanted = useRef<ListFocus>(undefined);
  useEffect(() => {
    if (!wanted.current || !list.current) return;
    targetOf(list.current, wanted.current)?.focus();
    wanted.current = undefined;
  });
  return {
    list,
    focusNext: (focus: ListFocus) => {
      wanted.current = focus;
    },
  };
}

function targetOf(list: HTMLElement, { row, part }: ListFocus): HTMLElement | null | undefined {
  const rows = list.querySelectorAll('li');
  const item = rows[Math.min(row, rows.length - 1)];
  const selector = part === 'input' ? 'input, select, textarea' : `[data-part="${part}"]:not(:disabled)`;
  return (
    item?.querySelector<HTMLElement>(selector) ??
    item?.querySelector<HTMLElement>('[data-part]:not(:disabled)') ??
    list.querySelector<HTMLElement>('[data-add]')
  );
}
