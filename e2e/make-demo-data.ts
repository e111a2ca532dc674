import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShop } from './shop-process.ts';

/** Lets the shop fill an empty folder once, as on a newcomer's first start; every test copies it. */
export default async function makeDemoData(): Promise<() => void> {
  const demoData = mkdtempSync(join(tmpdir(), 'laden-demo-'));
  const shop = await startShop({ DATA_DIR: demoData, DEMO: '1' });
  await shop.stop();
  process.env.DEMO_DATA = demoData;
  return () => rmSync(demoData, { recursive: true, force: true });
}
