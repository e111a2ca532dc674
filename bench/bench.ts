import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { measureColdStart } from './betrieb/cold-start.ts';
import { measureInstall } from './betrieb/install.ts';
import { measureJobs } from './betrieb/jobs.ts';
import { measureMemory } from './betrieb/memory.ts';
import { measureMetrics } from './betrieb/metrics.ts';
import { measureAuftraege } from './calls/auftraege.ts';
import { measureAuftrag } from './calls/auftrag.ts';
import { measureBenutzer } from './calls/benutzer.ts';
import { measureCart } from './calls/cart.ts';
import { measureLager } from './calls/lager.ts';
import { measurePassword } from './calls/password.ts';
import { measureSignIn } from './calls/sign-in.ts';
import { measureWarenberechnung } from './calls/warenberechnung.ts';
import { measureZahlung } from './calls/zahlung.ts';
import { measureBildUpload } from './crowd/bild-upload.ts';
import { measureWiderrufCrowd } from './crowd/widerruf-crowd.ts';
import { isMet, type Measure, type Measurement, ratioOf } from './measurement.ts';
import { measureCachedAnswers } from './pages/cached-answers.ts';
import { measureFreshRender } from './pages/fresh-render.ts';
import { measurePageWeight } from './pages/page-weight.ts';
import { printTable } from './table.ts';

/** In the order of the table. A new file adds its line here; each also runs alone: `node bench/<topic>/<file>.ts`. */
const measures: Record<string, Measure> = {
  'page-weight': measurePageWeight,
  'cold-start': measureColdStart,
  'fresh-render': measureFreshRender,
  memory: measureMemory,
  'cached-answers': measureCachedAnswers,
  metrics: measureMetrics,
  'bild-upload': measureBildUpload,
  lager: measureLager,
  warenberechnung: measureWarenberechnung,
  benutzer: measureBenutzer,
  jobs: measureJobs,
  cart: measureCart,
  auftrag: measureAuftrag,
  zahlung: measureZahlung,
  auftraege: measureAuftraege,
  'widerruf-crowd': measureWiderrufCrowd,
  'sign-in': measureSignIn,
  password: measurePassword,
};

/** Takes all figures in one run. A missed goal is no failure; only a figure that could not be measured is. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { json: { type: 'boolean' }, install: { type: 'boolean' } } });
  const taken: Measurement[] = [];
  for (const [name, measure] of Object.entries(
    values.install ? { ...measures, install: measureInstall } : measures,
  )) {
    // To standard error, so that the output of `--json` can be piped.
    console.error(`… ${name}`);
    try {
      taken.push(...(await measure()));
    } catch (error) {
      console.error(`${name} could not be measured:`, error);
      process.exitCode = 1;
    }
  }
  const machine = `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`;
  if (values.json)
    console.log(JSON.stringify({ takenAt: new Date(), machine, figures: taken.map(withVerdict) }, null, 2));
  else {
    console.log(`\n${machine}\n`);
    printTable(taken);
  }
}

function withVerdict(measurement: Measurement) {
  return { ...measurement, ratio: ratioOf(measurement), isMet: isMet(measurement) };
}

if (process.argv.includes('--years')) await (await import('./jahre/jahre.ts')).measureJahre();
else await main();
