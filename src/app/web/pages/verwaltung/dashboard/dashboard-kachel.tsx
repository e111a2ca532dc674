import { Button, Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import styles from './dashboard-kachel.module.css';

export type Kachel = {
  /** May contain soft hyphens. */
  name: string;
  to: string;
  /** `undefined` while it is loading. */
  wert: string | number | undefined;
  text?: string | undefined;
  /** `jetzt`: something is to be done; `problem`: something is wrong. */
  ton?: 'jetzt' | 'problem' | undefined;
  failure?: (() => void) | undefined;
};

/** One figure of the day; the whole tile leads to its screen. One that cannot be had says so alone. */
export function DashboardKachel({ name, to, wert, text, ton, failure }: Kachel) {
  if (failure)
    return (
      <div className={`card ${styles.kachel}`} role="alert">
        <span className={styles.name}>{name}</span>
        <span className={`quiet ${styles.text}`}>Lässt sich gerade nicht laden.</span>
        <Button variant="default" aria-label={`Erneut versuchen: ${name}`} onClick={failure}>
          Erneut
        </Button>
      </div>
    );
  return (
    <Link to={to} className={`card ${styles.kachel}`} data-ton={ton}>
      <span className={styles.name}>{name}</span>{' '}
      <span className={styles.wert}>
        {wert ?? <Skeleton component="span" display="block" height="0.8em" width="2ch" my="0.225em" />}
      </span>{' '}
      {text && <span className={`quiet ${styles.text}`}>{text}</span>}
    </Link>
  );
}
