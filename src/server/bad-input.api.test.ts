import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import type { Db } from '#server/db/connect.ts';
import { databases } from '#test/databases.ts';
import { type Campaign, runCampaign } from '#test/fuzz/campaign.ts';
import type { FuzzRequest } from '#test/fuzz/request.ts';
import type { Answer } from '#test/fuzz/wire.ts';
import { startTestApp } from '#test/test-app.ts';

/** Always the same ones, and others every time: a find prints the seed it came from. */
const seeds = [20251121, Math.floor(Math.random() * 1e9)];

/** What only a call that was answered with yes may change; who is signed in and what was tried changes with every call. */
const tables = [
  'account',
  'kunde',
  'produkt',
  'produktBild',
  'bild',
  'rohstoff',
  'bestand',
  'bewegung',
  'produktion',
  'cartItem',
  'katalog',
] as const;

async function fingerprint(db: Db): Promise<string> {
  const hash = createHash('sha256');
  for (const table of tables)
    hash.update(
      JSON.stringify(
        (await db.selectFrom(table).selectAll().execute()).map((row) => JSON.stringify(row)).sort(),
      ),
    );
  return hash.digest('hex');
}

/** Tells of a refused request that changed something all the same. */
function watchRefusals(db: Db): Campaign['after'] {
  let before = '';
  return async (request: FuzzRequest, answer: Answer) => {
    const now = await fingerprint(db);
    const isRefused = answer.kind === 'answer' && answer.status >= 400;
    const isChanged = before !== '' && now !== before;
    before = now;
    return isRefused && isChanged && request.framing === 'length'
      ? 'refused, and something changed'
      : undefined;
  };
}

describe.each(databases)('bad input on %s', (database) => {
  test.each(seeds)(
    'is refused in German and changes nothing (seed %i)',
    { timeout: 300_000 },
    async (seed) => {
      const { app, db } = await startTestApp(database, { trustProxy: true, callsPerMinute: 1e9 });
      await app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = app.server.address() as AddressInfo;
      const campaign = { url: `http://127.0.0.1:${port}`, calls: app.calls, db, seed, cases: 200 };
      const { finds, byStatus, cases } = await runCampaign({
        ...campaign,
        atOnce: 1,
        after: watchRefusals(db),
      });
      expect(finds, `seed ${seed}`).toEqual([]);
      expect(cases).toBe(200);
      // Otherwise nothing of all this would have been shown.
      expect(byStatus.get('200') ?? 0).toBeGreaterThan(10);
      expect(byStatus.get('400') ?? 0).toBeGreaterThan(20);
    },
  );
});
