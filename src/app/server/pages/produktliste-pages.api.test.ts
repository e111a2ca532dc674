import { describe, expect, test } from 'vitest';
import { produkteJeSeite } from '#features/portfolio/produktliste.ts';
import { openShop } from '#test/auftrag/gast.ts';
import { databases, openMigratedDatabase } from '#test/database/databases.ts';
import { insertProdukt } from '#test/factories.ts';
import { openPages, publicUrl, textOf, titleOf } from '#test/shop-pages.ts';
import { addDemoEinstellungen } from '../../../../demo/einstellungen.ts';

/** The open shop with so many soaps, by their numbers. */
async function openLaden(database: (typeof databases)[number], anzahl: number) {
  const { db } = await openMigratedDatabase(database);
  await addDemoEinstellungen(db, new Date());
  await openShop(db);
  for (let nr = 1; nr <= anzahl; nr += 1) await insertProdukt(db, { name: `Seife ${nr}.`, reihenfolge: nr });
  return { db, ...(await openPages(db)) };
}

const nummernIn = (html: string) =>
  [...html.matchAll(/<h2[^>]*><a[^>]*>Seife (\d+)\./g)].map(([, nr]) => Number(nr));
const linkIn = (html: string, text: string) =>
  new RegExp(`<a[^>]*href="([^"]*)"[^>]*>${text}</a>`).exec(html)?.[1];
const relIn = (html: string, rel: string) => new RegExp(`<link rel="${rel}" href="([^"]*)"`).exec(html)?.[1];

describe.each(databases)('the pages of the list on %s', (database) => {
  test('each shows its products and leads to its neighbours, without scripts too', async () => {
    const { read, get } = await openLaden(database, 2 * produkteJeSeite + 1);
    const seiten = [];
    for (const path of ['/products', '/products/seite/2', '/products/seite/3']) {
      const { status, body } = await get(path);
      expect(status).toBe(200);
      expect(textOf(body)).toContain('97 einzigartige Seifen-Kreationen verfügbar');
      expect(relIn(body, 'canonical')).toBe(publicUrl + path);
      expect(body).not.toContain('noindex');
      seiten.push({
        nummern: nummernIn(body),
        zurueck: [linkIn(body, 'Vorherige Produkte anzeigen'), relIn(body, 'prev')],
        weiter: [linkIn(body, 'Weitere Produkte anzeigen'), relIn(body, 'next')],
      });
    }
    expect(seiten.flatMap(({ nummern }) => nummern)).toEqual(Array.from({ length: 97 }, (_, at) => at + 1));
    expect(seiten.map(({ nummern }) => nummern.length)).toEqual([48, 48, 1]);
    const two = ['/products/seite/2', `${publicUrl}/products/seite/2`];
    expect(seiten.map(({ zurueck }) => zurueck)).toEqual([
      [undefined, undefined],
      ['/products', `${publicUrl}/products`],
      two,
    ]);
    expect(seiten.map(({ weiter }) => weiter)).toEqual([
      two,
      ['/products/seite/3', `${publicUrl}/products/seite/3`],
      [undefined, undefined],
    ]);
    expect(titleOf(await read('/products/seite/2'))).toMatch(/^Handgemachte Naturseifen, Seite 2 \| /);
    expect(textOf(await read('/products/seite/2'))).toContain('Produkte 49 bis 96 von 97');
  });

  test('one page of the list is the list alone, and the page of a number that it does not have names nothing', async () => {
    const { db, get } = await openLaden(database, produkteJeSeite);
    const { body } = await get('/products');
    expect(nummernIn(body)).toHaveLength(produkteJeSeite);
    expect(body).not.toMatch(/Weitere Produkte|rel="next"|Produkte 1 bis/);
    for (const seite of ['2', '0', '02', '-1', 'x', '1e1', '9999999'])
      expect((await get(`/products/seite/${seite}`)).status, seite).toBe(404);
    expect(await get('/products/seite/1')).toMatchObject({ status: 301, location: '/products' });
    await insertProdukt(db, { name: 'Seife 49.', reihenfolge: 49 });
    expect(nummernIn((await get('/products/seite/2')).body)).toEqual([49]);
  });

  test('the start page holds no more of a long list than its first page', async () => {
    const { read } = await openLaden(database, produkteJeSeite + 2);
    const html = await read('/');
    expect(html).toContain('Seife 4.');
    expect(html).toContain('Seife 48.');
    expect(html).not.toContain('Seife 49.');
  });
});
