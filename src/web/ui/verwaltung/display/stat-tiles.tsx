import { Skeleton } from '@mantine/core';
import { formatZahl } from '#shared/number/format-zahl.ts';
import styles from './stat-tiles.module.css';

type Tile = {
  label: string;
  /** `undefined` while it is loading, `null` when it could not be loaded. */
  value: number | null | undefined;
};

/** A row of figures; as many side by side as fit. */
export function StatTiles({ label, tiles }: { label: string; tiles: Tile[] }) {
  return (
    <section aria-label={label}>
      <dl className={styles.tiles}>
        {tiles.map((tile) => (
          <div key={tile.label} className={`card ${styles.tile}`}>
            <dt className="quiet">{tile.label}</dt>
            <dd className={styles.value}>
              <Figure value={tile.value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Figure({ value }: Pick<Tile, 'value'>) {
  if (value === undefined) return <Skeleton height="0.8em" width="2ch" my="0.225em" />;
  return <span>{value === null ? '–' : formatZahl(value)}</span>;
}
