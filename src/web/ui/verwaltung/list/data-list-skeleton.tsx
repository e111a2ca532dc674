import { Skeleton } from '@mantine/core';
import styles from './data-list-skeleton.module.css';

/** The placeholder of a list while its rows load. */
export function DataListSkeleton({ isWide }: { isWide: boolean }) {
  const heights = isWide ? [44, 57, 57, 57, 57, 57] : [180, 180, 180];
  return (
    <div className="stack-2" role="status">
      <span className={styles.text}>Einen Augenblick …</span>
      {heights.map((height, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders, never reordered.
        <Skeleton key={at} height={height} radius="md" />
      ))}
    </div>
  );
}
