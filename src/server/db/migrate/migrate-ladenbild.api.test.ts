import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { texteAngaben } from '#features/einstellung/gruppen/texte-angaben.ts';
import { readEinstellung } from '#features/einstellung/server/index.ts';
import { type DatabaseName, databases, openDatabase } from '#test/database/databases.ts';
import type { Db } from '../connect.ts';
import { migrate, migrations, runSteps } from './migrate.ts';

const createdAt = '2026-11-23T09:00:00.000Z';

type Saved = [gruppe: string, version: number, angaben: object];

/** A shop of the version before, with these settings. */
async function openAlt(database: DatabaseName, saved: Saved[]): Promise<Db> {
  const { db } = await openDatabase(database);
  await runSteps(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0033')));
  for (const [gruppe, version, angaben] of saved)
    await sql`insert into einstellung (gruppe, version, angaben, "createdAt", von)
      values (${gruppe}, ${version}, ${JSON.stringify(angaben)}, ${createdAt}, 'Ada')`.execute(db);
  await sql`insert into "rechtstextPruefung" (id, art, nr, "geprueftAm", "createdAt", von)
    values ('1', 'agb', 1, '2026-10-02', ${createdAt}, 'Ada')`.execute(db);
  await migrate(db);
  return db;
}

const karten = ['Natürlich & nachhaltig', 'Mit Liebe handgemacht', 'Schneller Versand'];

describe.each(databases)('the example’s texts on %s', (database) => {
  test('stay in a shop with a name that never saved its own, and can be read', async () => {
    const db = await openAlt(database, [
      ['laden', 1, { name: '' }],
      ['laden', 2, { name: 'Seifenhof' }],
    ]);
    const { version, angaben } = await readEinstellung(db, 'texte');
    expect([version, angaben.merkmale.map(({ titel }) => titel)]).toEqual([1, karten]);
    expect(angaben.begruessung).toMatch(/^Naturseifen aus unserer Familienwerkstatt/);
    expect(texteAngaben.safeParse(angaben).success).toBe(true);
  });

  test('fill what a shop saved before there were cards, and change nothing that it saved', async () => {
    const texte = { begruessung: '', fussSatz: 'Seife vom Hof.', ueberUns: 'Wir.' };
    const db = await openAlt(database, [
      ['laden', 1, { name: 'Seifenhof' }],
      ['texte', 1, texte],
    ]);
    const { version, angaben } = await readEinstellung(db, 'texte');
    expect(version).toBe(2);
    expect(angaben).toMatchObject(texte);
    expect(angaben.merkmale.map(({ titel }) => titel)).toEqual(karten);
  });

  test('do not come to a shop without a name, nor to one that has its own', async () => {
    const leer = await openAlt(database, []);
    expect((await readEinstellung(leer, 'texte')).version).toBe(0);
    const merkmale = karten.map((titel) => ({ titel: `${titel}!`, text: 'Eigen.' }));
    const db = await openAlt(database, [
      ['laden', 1, { name: 'Seifenhof' }],
      ['texte', 1, { begruessung: '', fussSatz: '', merkmale }],
    ]);
    const { version, angaben } = await readEinstellung(db, 'texte');
    expect([version, angaben.merkmale]).toEqual([1, merkmale]);
  });

  test('and a lawyer’s check is still one', async () => {
    const db = await openAlt(database, []);
    const row = await db.selectFrom('rechtstextPruefung').selectAll().executeTakeFirst();
    expect(row).toMatchObject({ geprueftAm: '2026-10-02', eigeneVerantwortung: 0 });
  });
});
