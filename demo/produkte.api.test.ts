import { expect, test } from 'vitest';
import { databases } from '#test/database/databases.ts';
import { startTestApp } from '#test/test-app.ts';
import { seedDemo } from './seed.ts';

test.each(databases)(
  'every product of the example workshop has a number of its own and warnings on %s',
  async (database) => {
    const { db } = await startTestApp(database);
    await seedDemo(db, 'ein langes Passwort');
    const rows = await db.selectFrom('produkt').select(['artikelnummer', 'warnhinweise']).execute();
    expect(rows).toHaveLength(11);
    for (const { artikelnummer, warnhinweise } of rows) {
      expect(artikelnummer).toMatch(/^[A-Z-]+-\d+$/);
      expect(warnhinweise).toContain('Nicht in die Augen bringen.');
    }
  },
);
