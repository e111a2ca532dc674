import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatZahl } from '#shared/number/format-zahl.ts';
import styles from './more-rows.module.css';

/** More rows than a family's shop has; drawing thousands holds the browser up for seconds. */
const atOnce = 400;

type Parts = { shown: number; total: number; showMore: () => void };

/** How many of so many rows are shown; `MoreParts` stands below them. */
export function useParts(total: number): Parts {
  const [shown, setShown] = useState(atOnce);
  return { shown, total, showMore: () => setShown(shown + atOnce) };
}

/** The button that shows more of the rows, as long as there are more. */
export function MoreParts({ shown, total, showMore }: Parts) {
  if (total <= shown) return null;
  return (
    <Button variant="default" className={styles.more} onClick={showMore}>
      {`Weitere anzeigen (noch ${formatZahl(total - shown)})`}
    </Button>
  );
}
