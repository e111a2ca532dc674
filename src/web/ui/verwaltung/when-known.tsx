import type { Elements } from '../elements.ts';
import styles from './when-known.module.css';

/**
 * What stands below something that may be there or not, or whose height only its answer tells: shown once that is
 * known, so that it does not move under a finger (ADR 097). It is there and loads meanwhile.
 */
export function WhenKnown({ isKnown, children }: { isKnown: boolean; children: Elements }) {
  return <div className={isKnown ? styles.known : styles.unknown}>{children}</div>;
}

/** Whether the first answer is on its way; one that failed and is asked for again holds nothing up. */
export function isAwaited({
  isLoading,
  failureCount,
}: {
  isLoading: boolean;
  failureCount: number;
}): boolean {
  return isLoading && failureCount === 0;
}
