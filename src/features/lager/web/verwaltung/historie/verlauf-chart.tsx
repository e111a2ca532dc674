import '@mantine/charts/styles.layer.css';
import { LineChart, type LineChartProps } from '@mantine/charts';
import { useState } from 'react';
import { formatDatum } from '#shared/datum/datum.ts';
import { formatZahl } from '#shared/number/format-zahl.ts';
import type { Verlauf } from '../../../historie/historie-contract.ts';
import { mengeText } from '../../../menge-text.ts';
import styles from './verlauf-chart.module.css';

const height = 220;
const dayMs = 86_400_000;
const minimumLine = { color: 'red.6', strokeDasharray: '6 4', ifOverflow: 'extendDomain' } as const;
const timeAxis = {
  type: 'number',
  scale: 'time',
  domain: ['dataMin', 'dataMax'],
  interval: 'preserveStartEnd',
  tickFormatter: toDatum,
} satisfies LineChartProps['xAxisProps'];

/**
 * An article's level over time with its minimum; a level stays until the next movement, so the chart is a step line.
 */
export function VerlaufChart({ verlauf: { artikel, punkte, schritt } }: { verlauf: Verlauf }) {
  const { menge, mindestbestand, einheit } = artikel;
  const [now] = useState(() => Date.now());
  const bewegt = punkte.map(({ datum, bestand }) => ({ zeit: Date.parse(datum), bestand }));
  // The level after the last movement is the current one; this device's clock may be slow.
  const data = [...bewegt, { zeit: Math.max(now, bewegt.at(-1)?.zeit ?? now), bestand: menge }];
  return (
    <figure>
      <div role="img" aria-label={describe(artikel, punkte)}>
        <LineChart
          h={height}
          lineChartProps={{ margin: { top: 12 } }}
          data={data}
          dataKey="zeit"
          series={[{ name: 'bestand', label: 'Bestand', color: 'rose.6' }]}
          curveType="stepAfter"
          withDots={false}
          accessibilityLayer={false}
          lineProps={{ isAnimationActive: false }}
          valueFormatter={(menge) => mengeText(menge, einheit)}
          referenceLines={mindestbestand > 0 ? [{ y: mindestbestand, ...minimumLine }] : []}
          xAxisProps={{ ...timeAxis, ticks: evenTicks(data) }}
          yAxisProps={{ width: 72, domain: [0, 'auto'] }}
          tooltipProps={{ labelFormatter: (zeit) => (typeof zeit === 'number' ? toDatum(zeit) : '') }}
        />
      </div>
      <figcaption className={`quiet ${styles.caption}`}>
        {mindestbestand > 0 && (
          <span className={styles.minimum}>{`Mindestbestand ${mengeText(mindestbestand, einheit)}`}</span>
        )}
        {schritt > 1 && <span>{`Gezeigt ist jede ${formatZahl(schritt)}. Bewegung.`}</span>}
      </figcaption>
    </figure>
  );
}

/** At most five dates, evenly spaced from the first to the last, without duplicates. */
function evenTicks(data: { zeit: number }[]): number[] {
  const [first = 0, last = 0] = [data[0]?.zeit, data.at(-1)?.zeit];
  const steps = Math.max(1, Math.min(4, Math.floor((last - first) / dayMs)));
  return Array.from({ length: steps + 1 }, (_, i) => first + ((last - first) * i) / steps);
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
