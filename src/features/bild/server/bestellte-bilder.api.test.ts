import { describe, expect, test } from 'vitest';
import { verifyAuftraege } from '#features/auftrag/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { bestellungVon, gastMit, startOpenShop } from '#test/auftrag/kasse.ts';
import { fillShelf } from '#test/auftrag/offener-laden.ts';
import { databases } from '#test/database/databases.ts';
import { fakeBild, insertProdukt } from '#test/factories.ts';

const hashOfAll = (letter: string) => letter.repeat(32);
const bilder = (...letters: string[]) =>
  letters.map((letter) => ({ bild: fakeBild(hashOfAll(letter)), altText: letter }));
const bestellt = async (db: Db) =>
  (await db.selectFrom('bild').select(['hash', 'bestellt']).orderBy('hash').execute()).map(
    ({ hash, bestellt }) => [hash.at(0), bestellt],
  );

describe.each(databases)('the pictures of an order on %s', (database) => {
  test('are kept from the checkout on, also when the product gets others; no other picture is', async () => {
    const { app, db, as } = await startOpenShop(database);
    const eines = await insertProdukt(db, { name: 'Lavendeltraum', bilder: bilder('a', 'b') });
    const anderes = await insertProdukt(db, { bilder: bilder('c') });
    await insertProdukt(db, { bilder: bilder('d') });
    const ohne = await insertProdukt(db);
    await fillShelf(db, [eines, anderes, ohne], 1);
    const gast = await gastMit(db, { [eines]: 1, [anderes]: 1, [ohne]: 1 });
    const reply = await gast.bestelle(app, bestellungVon(await gast.kasse(app)));
    expect(reply.statusCode).toBe(201);
    const danach = [
      ['a', 1],
      ['b', 0],
      ['c', 1],
      ['d', 0],
    ];
    expect(await bestellt(db)).toEqual(danach);

    for (const wahl of ['hauptbild', 'galerie/0'])
      await as('admin').delete(`/admin/portfolio/${eines}/image/${wahl}`);
    expect(await bestellt(db)).toEqual(danach.filter(([letter]) => letter !== 'b'));
    const { posten } = (await app.inject(`/api/bestellung/${reply.json().data.token}`)).json().data;
    expect((await app.inject(posten[0].bild)).statusCode).toBe(200);
  });

  test('are reported when they are not kept', async () => {
    const { app, db } = await startOpenShop(database);
    const produktId = await insertProdukt(db, { name: 'Lavendeltraum', bilder: bilder('a') });
    await fillShelf(db, [produktId], 1);
    const gast = await gastMit(db, { [produktId]: 1 });
    const { nummer } = (await gast.bestelle(app, bestellungVon(await gast.kasse(app)))).json().data;
    expect(await verifyAuftraege(db)).toEqual([]);
    await db.updateTable('bild').set({ bestellt: 0 }).execute();
    expect(await verifyAuftraege(db)).toEqual([
      `Bestellung ${nummer}: das Bild von „Lavendeltraum“ ist nicht als bestellt vermerkt.`,
    ]);
  });
});
