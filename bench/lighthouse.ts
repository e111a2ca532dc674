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
const categories = 'performance,accessibility,best-practices,seo';
const longestMs = 90_000;

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

/** A browser that hangs is given up and tried once more. */
async function runLighthouse(url: string): Promise<LighthouseReport> {
  return (await tryLighthouse(url)) ?? (await tryLighthouse(url)) ?? fail(url);
}

function fail(url: string): never {
  throw new Error(`Lighthouse gave no report on ${url}`);
}

async function tryLighthouse(url: string): Promise<LighthouseReport | undefined> {
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
        `--only-categories=${categories}`,
        '--output=json',
        `--output-path=${output}`,
        `--chrome-flags=${flags}`,
      ],
      {
        env: { ...process.env, CHROME_PATH: executablePath },
        stdio: ['ignore', 'ignore', 'inherit'],
        detached: true,
      },
    );
    // The signal of Ctrl+C, to the whole group: on it Lighthouse ends its browser too.
    const tooLong = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGINT'), longestMs);
    const [code] = await once(child, 'exit');
    clearTimeout(tooLong);
    if (code !== 0) return undefined;
    const report: LighthouseReport = JSON.parse(await readFile(output, 'utf8'));
    return report.runtimeError ? undefined : report;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
