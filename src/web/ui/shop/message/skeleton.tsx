import styles from './skeleton.module.css';

type SkeletonProps = { width?: string; height?: string; isSquare?: boolean };

/** A placeholder for content that is loading. */
export function Skeleton({ width = '100%', height = '1em', isSquare = false }: SkeletonProps) {
  const size = isSquare ? { aspectRatio: '1' } : { width, height };
  return <span className={`${styles.skeleton} ${isSquare ? styles.square : ''}`} style={size} />;
}

/** A placeholder for a paragraph. */
export function TextSkeleton({ lines }: { lines: number }) {
  return Array.from({ length: lines }, (_, line) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines are the same.
    <Skeleton key={line} height="1.5em" />
  ));
}
