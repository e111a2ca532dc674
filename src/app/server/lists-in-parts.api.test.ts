import { describe, expect, test } from 'vitest';
import { startOpenShop } from '#test/auftrag/kasse.ts';
import { databases } from '#test/database/databases.ts';
import { insertWare } from '#test/ware/ware.ts';

type Blatt = { waren: object[]; ohnePreis: object[] };

/** Lists of products that the back office reads in parts, with the rows of an answer. */
const listen: [path: string, rowsOf: (data: object[] & Blatt) => object[]][] = [
  ['/warenberechnung', (data) => data],
  ['/bestellungen/waren', (data) => data],
  ['/markt', ({ waren }) => waren],
  ['/markt', ({ ohnePreis }) => ohnePreis],
];

describe.each(databases)('lists of the back office in parts on %s', (database) => {
  test('follow one another by their link, and together are the whole, which names no next one', async () => {
    const { db, as } = await startOpenShop(database);
    for (const name of ['Zimt', 'Äpfel', 'Birne', 'Dost', 'Honig'])
      await insertWare(db, { name, menge: 3, preis: name === 'Dost' || name === 'Äpfel' ? null : 5 });
    const admin = as('admin');
    for (const [path, rowsOf] of listen) {
      const whole = await admin.get(path);
      expect([path, whole.headers.link, whole.json().weiter]).toEqual([path, undefined, undefined]);
      const teile: object[] = [];
      const rows: object[] = [];
      for (let next: string | undefined = `${path}?anzahl=2`; next !== undefined; ) {
        const reply = await admin.get(next);
        teile.push(reply.json().data);
        rows.push(...rowsOf(reply.json().data));
        next = /^<\/api(.*)>; rel="next"$/.exec(String(reply.headers.link))?.[1];
      }
      expect([path, teile.length, rows]).toEqual([path, 3, rowsOf(whole.json().data)]);
      expect(rows.length).toBeGreaterThan(1);
    }
  });
});
