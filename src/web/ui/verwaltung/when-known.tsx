import { useEffect, useState } from 'react';
import type { Elements } from '../elements.ts';
import styles from './when-known.module.css';

/**
 * What stands below something that may be there or not, or whose height only its answer tells: shown once that is
 * known, so that it does not move under a finger (ADR 097), or after two seconds. It is there and loads meanwhile.
 */
export function WhenKnown({ isKnown, children }: { isKnown: boolean; children: Elements }) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), maxHiddenMs);
    return () => clearTimeout(timer);
  }, []);
  return <div className={isKnown || isLate ? styles.known : styles.unknown}>{children}</div>;
}

/** A slow answer holds up nothing for longer. */
const maxHiddenMs = 2000;

type Asked = { isLoading: boolean; isFetched: boolean; failureCount: number };

/** Whether the first answer is on its way; once that failed, asking again holds nothing up. */
export function isAwaited({ isLoading, isFetched, failureCount }: Asked): boolean {
  return isLoading && !isFetched && failureCount === 0;
}
