import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reports } from './steps.ts';

const page = join(import.meta.dirname, '../../docs/measurements.md');
const [begin, end] = ['<!-- costs of the tests -->', '<!-- end of the costs -->'];

/** Writes what the last whole run of `npm test` cost into `docs/measurements.md`, between its marks. */
function main(): void {
  const costs = readFileSync(join(reports, 'costs.md'), 'utf8');
  const text = readFileSync(page, 'utf8');
  const [before, rest = ''] = text.split(begin);
  const [, after] = rest.split(end);
  if (after === undefined) throw new Error(`docs/measurements.md lacks '${begin}' or '${end}'.`);
  writeFileSync(page, `${before}${begin}\n\n${costs}\n${end}${after}`);
}

main();
