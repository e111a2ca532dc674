import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { databases, openDatabase } from '#test/database/databases.ts';
import { migrate, migrations, runSteps } from './migrate.ts';

const at = '2026-11-23T09:00:00.000Z';

describe.each(databases)('recipes of the version before soaps without scent on %s', (database) => {
  test('lose the raw material that stood in for nothing, and keep all others (R57)', async () => {
    const { db } = await openDatabase(database);
    const earlier = Object.entries(migrations).filter(([name]) => name < '0034');
    await runSteps(db, Object.fromEntries(earlier));
    for (const [id, typ] of Object.entries({ s: 'rohseife', d: 'duftoel', v: 'verpackung' }))
      await sql`insert into rohstoff (id, typ, bezeichnung, "bezeichnungKey", verfuegbar, angaben, "createdAt", "updatedAt")
        values (${id}, ${typ}, 'Ohne', 'ohne', 1, '{}', ${at}, ${at})`.execute(db);
    for (const [id, aroma, verpackung] of [
      ['pur', ' Ohne  Duft', 'viereck'],
      ['bar', 'Lavendel', 'unverpackt'],
    ]) {
      const angaben = JSON.stringify({ seife: 'Shea', aroma, verpackung, gramm: 90, seifenform: 'rund' });
      await sql`insert into produkt (id, name, "nameKey", angaben, aktiv, reihenfolge, "createdAt", "updatedAt")
        values (${id}, ${id}, ${id}, ${angaben}, 1, 0, ${at}, ${at})`.execute(db);
      for (const [teil, rohstoffId] of Object.entries({ seife: 's', aroma: 'd', verpackung: 'v' }))
        await sql`insert into rezept ("produktId", teil, "rohstoffId", menge)
          values (${id}, ${teil}, ${rohstoffId}, 2)`.execute(db);
    }

    await migrate(db);

    const rows = await db.selectFrom('rezept').select(['produktId', 'teil']).orderBy('teil').execute();
    const teile = (id: string) => rows.filter(({ produktId }) => produktId === id).map(({ teil }) => teil);
    expect(teile('pur')).toEqual(['seife', 'verpackung']);
    expect(teile('bar')).toEqual(['aroma', 'seife']);
  });
});
