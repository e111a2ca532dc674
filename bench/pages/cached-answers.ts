import { processorSeconds } from '#test/process-figures.ts';
import { type BenchShop, withShop } from '../bench-shop.ts';
import { answersPerSecond } from '../crowd/load.ts';
import { ask, browserHeaders } from '../http-client.ts';
import type { Measurement } from '../measurement.ts';
import { median } from '../statistics.ts';
import { runAlone } from '../table.ts';
import { startFloor } from './floor.ts';

const rounds = 7;
const roundSeconds = 2;
const warmUpSeconds = 2;

/** A path of a process whose processor time is measured. */
type Target = { url: string; pid: number; path: string };
type Sample = { perSecond: number; microseconds: number | undefined };

/** Answers from the shop's cache, against bare Fastify that sends the same bytes. */
export async function measureCachedAnswers(): Promise<Measurement[]> {
  return withShop(async (shop) => [
    ...(await compareWithFloor(shop, { what: 'cached HTML of /products', path: '/products' })),
    ...(await compareWithFloor(shop, {
      what: '/api/portfolio/with-prices',
      path: '/api/portfolio/with-prices',
    })),
  ]);
}

async function compareWithFloor(
  shop: BenchShop,
  { what, path }: { what: string; path: string },
): Promise<Measurement[]> {
  const reply = await ask(shop.url + path);
  const floor = await startFloor(reply);
  try {
    const samples = await takeTurns({ ...shop, path }, { ...floor, path: '/' });
    const ratios = samples.map(({ subject, reference }) => subject.perSecond / reference.perSecond);
    return [
      {
        what,
        unit: 'req/s',
        measured: median(samples.map(({ subject }) => subject.perSecond)),
        reference: median(samples.map(({ reference }) => reference.perSecond)),
        goal: { ratioAtLeast: 0.6 },
        note:
          `${reply.body.length} bytes (${reply.headers['content-encoding'] ?? 'plain'}); ratio per round ` +
          `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}, median of pairs ${median(ratios).toFixed(2)}`,
      },
      ...processorTime(what, samples),
    ];
  } finally {
    await floor.stop();
  }
}

/** Measures both in alternating order, so that other load on the machine affects both alike. */
export async function takeTurns(subject: Target, reference: Target) {
  for (const target of [subject, reference]) await sample(target, warmUpSeconds);
  const samples: { subject: Sample; reference: Sample }[] = [];
  for (let round = 0; round < rounds; round++) {
    const first = await sample(round % 2 === 0 ? subject : reference, roundSeconds);
    const second = await sample(round % 2 === 0 ? reference : subject, roundSeconds);
    samples.push(
      round % 2 === 0 ? { subject: first, reference: second } : { subject: second, reference: first },
    );
  }
  return samples;
}

async function sample({ url, pid, path }: Target, seconds: number): Promise<Sample> {
  const before = processorSeconds(pid);
  const perSecond = await answersPerSecond({ url, path, headers: browserHeaders, seconds });
  const after = processorSeconds(pid);
  const hasTimes = before !== undefined && after !== undefined;
  return { perSecond, microseconds: hasTimes ? ((after - before) / (perSecond * seconds)) * 1e6 : undefined };
}

/** The same comparison in processor time, which hardly depends on other load. */
export function processorTime(
  what: string,
  samples: { subject: Sample; reference: Sample }[],
): Measurement[] {
  const times = (who: 'subject' | 'reference') => samples.flatMap((pair) => pair[who].microseconds ?? []);
  if (times('subject').length === 0) return [];
  return [
    {
      what: `${what}: processor time each`,
      unit: 'µs',
      measured: median(times('subject')),
      reference: median(times('reference')),
    },
  ];
}

if (import.meta.main) await runAlone(measureCachedAnswers);
