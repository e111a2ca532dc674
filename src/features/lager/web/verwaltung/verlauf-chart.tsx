import '@mantine/charts/styles.layer.css';
import { LineChart } from '@mantine/charts';
import { formatDatum } from '#shared/datum.ts';
import type { Verlauf } from '../../historie-contract.ts';
import { mengeText } from './menge-text.ts';
import styles from './verlauf-chart.module.css';

const height = 220;

/** An article's level over time with its minimum; a level stays until the next movement, so the line goes in steps. */
export function VerlaufChart({ verlauf: { artikel, punkte, schritt } }: { verlauf: Verlauf }) {
  const { mindestbestand, einheit } = artikel;
  const data = punkte.map(({ datum, bestand }) => ({ zeit: Date.parse(datum), bestand }));
  return (
    <figure className={styles.figure}>
      <div role="img" aria-label={describe(artikel, punkte)}>
        <LineChart
          h={height}
          data={data}
          dataKey="zeit"
          series={[{ name: 'bestand', label: 'Bestand', color: 'rose.6' }]}
          curveType="stepAfter"
          withDots={punkte.length < 2}
          accessibilityLayer={false}
          lineProps={{ isAnimationActive: false }}
          valueFormatter={(menge) => mengeText(menge, einheit)}
          referenceLines={
            mindestbestand > 0
              ? [
                  {
                    y: mindestbestand,
                    color: 'red.6',
                    label: 'Mindestbestand',
                    labelPosition: 'insideBottomRight',
                  },
                ]
              : []
          }
          xAxisProps={{
            type: 'number',
            scale: 'time',
            domain: ['dataMin', 'dataMax'],
            tickFormatter: toDatum,
          }}
          yAxisProps={{ width: 72, domain: [0, (most: number) => Math.max(most, mindestbestand)] }}
          tooltipProps={{ labelFormatter: (zeit) => (typeof zeit === 'number' ? toDatum(zeit) : '') }}
        />
      </div>
      {schritt > 1 && (
        <figcaption className={styles.caption}>
          Gezeigt ist jede {schritt.toLocaleString('de-DE')}. Bewegung.
        </figcaption>
      )}
    </figure>
  );
}

function toDatum(zeit: number): string {
  return formatDatum(new Date(zeit).toISOString());
}

function describe({ menge, mindestbestand, einheit }: Verlauf['artikel'], punkte: Verlauf['punkte']): string {
  const mengen = punkte.map(({ bestand }) => bestand);
  const [erster] = punkte;
  return [
    `Bestand${erster ? ` seit ${formatDatum(erster.datum)}` : ''}`,
    `zwischen ${mengeText(Math.min(...mengen), einheit)} und ${mengeText(Math.max(...mengen), einheit)}`,
    `jetzt ${mengeText(menge, einheit)}`,
    `Mindestbestand ${mengeText(mindestbestand, einheit)}`,
  ].join(', ');
}
