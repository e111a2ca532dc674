import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '../e2e/chromium.ts';
import { productPath, withShop } from './bench-shop.ts';
import {
  failingAudits,
  figuresOf,
  type LighthouseReport,
  type PageFigures,
  printPage,
} from './lighthouse-report.ts';

const runs = 3;
/** Fetched when it is needed: its 130 MB are no part of the project. */
const lighthouse = 'lighthouse@13.5.0';

/** Lighthouse as a phone sees it, `runs` times on each kind of page that shoppers arrive on. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { json: { type: 'boolean' } } });
  const pages: PageFigures[] = [];
  await withShop(async (shop) => {
    const paths = { '/': '/', '/products': '/products', '/products/{id}': await productPath(shop) };
    for (const [page, path] of Object.entries(paths)) {
      const reports: LighthouseReport[] = [];
      for (let run = 0; run < runs; run++) {
        console.error(`… ${page} (${run + 1} of ${runs})`);
        reports.push(await runLighthouse(shop.url + path));
      }
      pages.push({ page, figures: figuresOf(reports), failing: failingAudits(reports) });
    }
  });
  if (values.json) console.log(JSON.stringify(pages, null, 2));
  else for (const page of pages) printPage(page);
}

async function runLighthouse(url: string): Promise<LighthouseReport> {
  const { executablePath, args } = await findChromium();
  const folder = mkdtempSync(join(tmpdir(), 'laden-lighthouse-'));
  const output = join(folder, 'report.json');
  const flags = [...args, '--headless=new'].join(' ');
  try {
    const child = spawn(
      'npx',
      [
        '--yes',
        lighthouse,
        url,
        '--quiet',
        '--output=json',
        `--output-path=${output}`,
        `--chrome-flags=${flags}`,
      ],
      { env: { ...process.env, CHROME_PATH: executablePath }, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`Lighthouse ended with ${code} on ${url}`);
    return JSON.parse(await readFile(output, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
