import { NativeSelect } from '@mantine/core';
import { formatZahl } from '#shared/number/format-zahl.ts';
import { IconButton } from '../icon-button.tsx';
import styles from './pager.module.css';

type PagerProps = {
  /** From 1. */
  page: number;
  limit: number;
  /** Number of items on all pages. */
  total: number;
  /** The options for `limit`. */
  limits: number[];
  onPage: (page: number) => void;
  onLimit: (limit: number) => void;
};

/** The current range of a long list, with links to the other pages. */
export function Pager({ page, limit, total, limits, onPage, onLimit }: PagerProps) {
  const first = Math.min((page - 1) * limit + 1, total);
  const last = Math.min(page * limit, total);
  return (
    <nav className={styles.pager} aria-label="Seiten">
      <NativeSelect
        className={styles.limit}
        label="Zeilen pro Seite"
        data={limits.map(String)}
        value={String(limit)}
        onChange={({ currentTarget }) => onLimit(Number(currentTarget.value))}
      />
      <div className={styles.turn}>
        <p className={styles.range} role="status">
          {`${formatZahl(first)}–${formatZahl(last)} von ${formatZahl(total)}`}
        </p>
        <IconButton
          icon="previous"
          label="Vorherige Seite"
          isDisabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <IconButton
          icon="expand"
          label="Nächste Seite"
          isDisabled={last >= total}
          onClick={() => onPage(page + 1)}
        />
      </div>
    </nav>
  );
}
