import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '#test/chromium.ts';
import { produktPath, withShop } from '../bench-shop.ts';
import {
  failingAudits,
  figuresOf,
  type LighthouseReport,
  type PageFigures,
  printPage,
} from './lighthouse-report.ts';

const runs = 5;
/** Installed on demand: its 130 MB are no dependency of the project. */
const lighthouse = 'lighthouse@13.5.0';
const categories = 'performance,accessibility,best-practices,seo';
const longestMs = 90_000;

type Shop = { name: string; url: string };

/**
 * Runs Lighthouse's mobile emulation `runs` times on each kind of landing page. With `--against <address>` of a running
 * shop of another build, both are measured in turns under the same conditions.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { json: { type: 'boolean' }, against: { type: 'string' } } });
  const pages: PageFigures[] = [];
  await withShop(async ({ url }) => {
    const other = values.against?.replace(/\/$/, '');
    const shops = [{ name: '', url }, ...(other ? [{ name: ` of ${other}`, url: other }] : [])];
    for (const page of ['/', '/products', '/products/{id}']) pages.push(...(await measurePage(page, shops)));
  });
  if (values.json) console.log(JSON.stringify(pages, null, 2));
  else for (const page of pages) printPage(page);
}

async function measurePage(page: string, shops: Shop[]): Promise<PageFigures[]> {
  const reports = new Map<Shop, LighthouseReport[]>(shops.map((shop) => [shop, []]));
  for (let run = 1; run <= runs; run++) {
    for (const [shop, own] of reports) {
      console.error(`… ${page}${shop.name} (${run} of ${runs})`);
      own.push(await runLighthouse(shop.url + (page.includes('{id}') ? await produktPath(shop) : page)));
    }
  }
  return [...reports].map(([shop, own]) => ({
    page: page + shop.name,
    figures: figuresOf(own),
    failing: failingAudits(own),
  }));
}

/** A browser that hangs is ended and tried once more. */
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
    // SIGINT to the whole group, as with Ctrl+C: Lighthouse then ends its browser too.
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
