import { describe, expect, test } from 'vitest';
import { erklaere } from '#test/auftrag/widerruf.ts';
import { databases } from '#test/database/databases.ts';
import { startTestApp } from '#test/test-app.ts';
import { hasUnbearbeitete, processWiderrufe } from './process-widerrufe.ts';

describe.each(databases)('receipts to addresses of no order, on %s', (database) => {
  test.each([
    ['from this machine, as behind a proxy that the settings do not mention', () => '127.0.0.1'],
    ['from as many places', (nr: number) => `203.0.${nr}.7`],
  ])('are 20 an hour in all, %s', async (_what, placeOf) => {
    let now = new Date('2026-11-26T09:14:00.000Z');
    const { app, db } = await startTestApp(database, { now: () => now });
    const declare = async (anzahl: number) => {
      for (let nr = 0; nr < anzahl; nr += 1)
        await erklaere(app, { email: `fremd-${nr}@kundschaft.example` }, placeOf(nr));
      while (await hasUnbearbeitete(db))
        await processWiderrufe(db, { now, adresse: 'https://seifenhof.example' });
      return (await db.selectFrom('nachricht').where('art', '=', 'widerruf').select('an').execute()).length;
    };
    expect(await declare(23)).toBe(20);
    now = new Date(now.getTime() + 61 * 60_000);
    expect(await declare(1)).toBe(21);
    expect(await db.selectFrom('widerruf').select('id').execute()).toHaveLength(24);
  });
});
