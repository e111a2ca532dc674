import { withShop } from '../bench-shop.ts';
import type { Measurement } from '../measurement.ts';
import { processorTime, takeTurns } from '../pages/cached-answers.ts';
import { median } from '../statistics.ts';
import { runAlone } from '../table.ts';

const path = '/products';

/** The cost of counting for `/api/metrics` on the fastest answers: a shop with a token against one without. */
export async function measureMetrics(): Promise<Measurement[]> {
  return withShop((plain) =>
    withShop(
      async (counting) => {
        const samples = await takeTurns({ ...counting, path }, { ...plain, path });
        const what = 'cached HTML with /api/metrics on, against off';
        return [
          {
            what,
            unit: 'req/s',
            measured: median(samples.map(({ subject }) => subject.perSecond)),
            reference: median(samples.map(({ reference }) => reference.perSecond)),
            goal: { ratioAtLeast: 0.95 },
          },
          ...processorTime(what, samples),
        ];
      },
      { METRICS_TOKEN: 'nur-fuer-diese-messung' },
    ),
  );
}

if (import.meta.main) await runAlone(measureMetrics);
