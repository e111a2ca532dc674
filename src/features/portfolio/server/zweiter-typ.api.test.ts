import type { FastifyInstance } from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { verifyShop } from '#app/server/verify/verify-shop.ts';
import { renderPage } from '#app/web/entry-server.tsx';
import { databases } from '#test/database/databases.ts';
import { senderOf, startTestApp } from '#test/test-app.ts';
import { levelsOf, openLager } from '#test/ware/lager.ts';
import { portfolioCalls } from '../calls.ts';

// In this file the whole shop has a fourth kind of raw material and a second type of product; nothing else differs.
vi.mock('#features/rohstoffe/rohstoff-kinds.ts', async (original) => {
  const { rohstoffKinds } = await original<typeof import('#features/rohstoffe/rohstoff-kinds.ts')>();
  const { farbe } = await import('#test/ware/vierte-art-farbe.ts');
  return { rohstoffKinds: { ...rohstoffKinds, farbe } };
});
vi.mock('../produkttypen/produkt-typen.ts', async (original) => {
  const module = await original<typeof import('../produkttypen/produkt-typen.ts')>();
  const { karte } = await import('#test/ware/zweiter-typ-karte.ts');
  Object.assign(module.produktTypen, { karte });
  return module;
});
vi.mock('../produkttypen/produkt-texte.ts', async (original) => {
  const module = await original<typeof import('../produkttypen/produkt-texte.ts')>();
  const { karteTexte } = await import('#test/ware/zweiter-typ-karte.ts');
  Object.assign(module.produktTexte, { karte: karteTexte });
  return module;
});

const gold = { bezeichnung: 'Gold', ton: 'gold', gesamtInGramm: 20, ekPreis: 5, aktuellVorrat: 30 };
const mohn = { typ: 'karte', name: 'Mohnkarte', motiv: 'Mohn', druck: 'Gold', rand: 'gold ', preis: 3.5 };

function pageOf(app: FastifyInstance, path: string) {
  const fetch = async (url: string | URL | Request) => {
    const reply = await app.inject(String(url instanceof Request ? url.url : url));
    return new Response(reply.body, {
      status: reply.statusCode,
      headers: { 'content-type': 'application/json' },
    });
  };
  return renderPage(path, { fetch: fetch as typeof globalThis.fetch, origin: 'http://localhost' });
}

describe.each(databases)('a second type of product, without weight and scent, on %s', (database) => {
  async function open() {
    const { app, db, as } = await startTestApp(database);
    const { admin, ids } = await openLager(db, as('admin'));
    const made = await admin.post('/farben', gold);
    expect(made.statusCode, made.body).toBe(201);
    const created = await admin.post('/admin/portfolio', mohn);
    expect(created.statusCode, created.body).toBe(201);
    const produkt = created.json().data;
    const path = `/admin/portfolio/${produkt._id}`;
    return { app, db, as, admin, path, produkt, id: produkt._id, soap: ids.produkt, farbe: made.json().data };
  }

  test('is created, changed and read with its own fields only, each validated', async () => {
    const { app, db, admin, path, produkt, id, soap } = await open();
    expect(produkt).toMatchObject({ typ: 'karte', motiv: 'Mohn', druck: 'Gold', rand: 'gold', fehlend: [] });
    for (const feld of ['seife', 'gramm', 'aroma', 'seifenform', 'verpackung'])
      expect(produkt).not.toHaveProperty(feld);

    const ohneMotiv = await admin.post('/admin/portfolio', { ...mohn, name: 'x', motiv: ' ' });
    expect([ohneMotiv.statusCode, ohneMotiv.json().fehler]).toEqual([
      400,
      ['motiv: Bitte geben Sie das Motiv an.'],
    ]);
    const unbekannt = await admin.post('/admin/portfolio', { ...mohn, name: 'x', typ: 'ring' });
    expect([unbekannt.statusCode, unbekannt.json().fehler]).toEqual([
      400,
      ['typ: Diese Art von Produkt gibt es nicht.'],
    ]);

    const changed = await admin.put(path, { typ: 'seife', gramm: 5, motiv: 'Klee', rand: null });
    expect(changed.json().data).toMatchObject({ typ: 'karte', motiv: 'Klee', druck: 'Gold' });
    for (const feld of ['gramm', 'rand']) expect(changed.json().data).not.toHaveProperty(feld);
    expect((await admin.put(path, changed.json().data)).statusCode).toBe(200);
    const rot = await admin.put(path, { rand: 'Rot' });
    expect(rot.json().data.fehlend).toEqual(['Farbe „Rot“ gibt es nicht in den Rohstoffen']);

    const list = (await senderOf(app)(portfolioCalls.list)).data;
    const gelistet = list.find(({ _id }) => _id === soap);
    expect(gelistet).toMatchObject({ gramm: 100 });
    // In an announced shop a soap is what the specification knows: without a type.
    expect(gelistet).not.toHaveProperty('typ');
    const { data } = await senderOf(app)(portfolioCalls.read, { params: { id } });
    expect(list.find(({ _id }) => _id === id)).toEqual(data);
    expect(data).toMatchObject({ typ: 'karte', motiv: 'Klee', rand: 'Rot', preis: 3.5 });
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('has a field of the same name as a soap: each is checked by the type of the product', async () => {
    const { app, db, admin, path, id, soap } = await open();
    const put = async (path: string, body: object) => {
      const reply = await admin.put(path, body);
      const { fehler, data } = reply.json();
      return [reply.statusCode, fehler ?? data.verpackung];
    };
    const ofKarte = ['verpackung: Bitte wählen Sie Hülle oder Banderole.'];
    const ofSeife = ['verpackung: Bitte geben Sie die Verpackung an.'];
    expect(await put(path, { verpackung: 'Hülle' })).toEqual([200, 'Hülle']);
    expect(await put(path, { verpackung: 'viereck' })).toEqual([400, ofKarte]);
    expect(await put(`/admin/portfolio/${soap}`, { verpackung: 'Sechseck' })).toEqual([200, 'Sechseck']);
    expect(await put(`/admin/portfolio/${soap}`, { verpackung: null })).toEqual([400, ofSeife]);
    expect(await put(path, { gramm: 50 })).toEqual([200, 'Hülle']);
    const neu = await admin.post('/admin/portfolio', { ...mohn, name: 'x', verpackung: 'viereck' });
    expect([neu.statusCode, neu.json().fehler]).toEqual([400, ofKarte]);

    const { data: list } = await senderOf(app)(portfolioCalls.list);
    const packed = (wanted: string) => list.find(({ _id }) => _id === wanted)?.verpackung;
    expect([packed(id), packed(soap)]).toEqual(['Hülle', 'Sechseck']);
    expect((await admin.get(`/warenberechnung/portfolio/${soap}`)).json().portfolioProdukt.verpackung).toBe(
      'Sechseck',
    );
    expect(await put(path, { verpackung: null })).toEqual([200, undefined]);
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('is produced from a recipe with one raw material twice, refused when it is short, and reversed', async () => {
    const { admin, id, farbe } = await open();
    const vorschau = await admin.get(`/lager/produktion/vorschau?produktId=${id}&anzahl=7`);
    expect(vorschau.json().data).toMatchObject({ machbar: 6, engpass: 'Gold' });
    const zuViel = await admin.post('/lager/produktion', { produktId: id, anzahl: 7 });
    expect([zuViel.statusCode, zuViel.json().fehler]).toEqual([
      409,
      ['Gold: 35\u00a0g benötigt, 30\u00a0g vorhanden'],
    ]);
    const { data } = (await admin.post('/lager/produktion', { produktId: id, anzahl: 6 })).json();
    expect(data.verwendeteRohstoffe).toEqual([
      { name: 'Gold', typ: 'farbe', menge: 30, einheit: 'g', neuerBestand: 0 },
      { name: 'viereck', typ: 'verpackung', menge: 6, einheit: 'Stück', neuerBestand: 44 },
    ]);
    expect(await levelsOf(admin)).toMatchObject({ Mohnkarte: 6, Gold: 0, viereck: 44 });
    const storno = await admin.post(`/lager/produktion/${data.buchungId}/storno`);
    expect(storno.statusCode, storno.body).toBe(200);
    expect(await levelsOf(admin)).toMatchObject({ Mohnkarte: 0, Gold: 30, viereck: 50, Sheabutter: 1000 });
    for (const path of ['bestand', 'warnungen', 'artikel', 'entfernte', `historie/${id}`])
      expect([path, (await admin.get(`/lager/${path}`)).statusCode]).toEqual([path, 200]);
    const weg = await admin.delete(`/farben/${farbe._id}`);
    expect([weg.statusCode, weg.json().fehler]).toEqual([409, ['Mohnkarte']]);
  });

  test('is calculated from every raw material of its recipe, and its price applied', async () => {
    const { db, admin, id, path, farbe } = await open();
    const kosten = { typ: 'farbe', art: 'Farbe', name: 'Gold', einheit: 'g', preisProEinheit: 0.25 };
    const berechnung = (await admin.get(`/warenberechnung/portfolio/${id}`)).json();
    expect(berechnung).toMatchObject({
      portfolioProdukt: { typ: 'karte', motiv: 'Mohn', preis: 3.5 },
      posten: [
        { ...kosten, menge: 3, kosten: 0.75 },
        { ...kosten, menge: 2, kosten: 0.5 },
        { typ: 'verpackung', art: 'Verpackung', name: 'viereck', menge: 1, kosten: 0.2 },
      ],
      ...{ gewichtInGramm: 0, tropfen: 0, rohseifeName: null, duftoelKosten: null, verpackungKosten: 0.2 },
      ...{ fehlend: [], zwischensummeEK: 1.45, vkPreis: 4.35, vkPreisGerundet: 4.5, differenz: 1 },
    });
    await admin.put(path, { preis: berechnung.vkPreisGerundet });
    const again = (await admin.post(`/warenberechnung/${berechnung._id}/recalculate`)).json();
    expect(again).toMatchObject({ differenz: 0, isAbweichend: false });

    const teurer = (await admin.put(`/farben/${farbe._id}`, { ekPreis: 10 })).json();
    expect(teurer.betroffen).toMatchObject([{ _id: id, alteKosten: 1.45, neueKosten: 2.7 }]);
    await admin.put(path, { rand: 'Rot' });
    const [zeile] = (await admin.get('/warenberechnung'))
      .json()
      .data.filter((one: { _id: string }) => one._id === id);
    expect(zeile).toMatchObject({
      isUnvollstaendig: true,
      fehlend: ['Farbe „Rot“ gibt es nicht in den Rohstoffen'],
    });
    expect(zeile).not.toHaveProperty('gramm');
    const rot = await admin.post('/farben', { ...gold, bezeichnung: 'ROT' });
    expect(rot.statusCode).toBe(201);
    await admin.put(`/farben/${rot.json().data._id}`, { bezeichnung: 'Rubin' });
    const { posten, fehlend } = (await admin.get(`/warenberechnung/portfolio/${id}`)).json();
    expect([posten[1].name, fehlend]).toEqual(['Rubin', []]);
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('is in a cart beside a soap, without weight, also when it is no longer available', async () => {
    const { as, admin, path, id, soap } = await open();
    const kunde = as('customer');
    await kunde.post('/cart/add', { produktId: id, menge: 2 });
    await kunde.post('/cart/add', { produktId: soap, menge: 1 });
    expect((await kunde.put('/cart/update', { produktId: id, menge: 3 })).statusCode).toBe(200);
    const lines = async () => (await kunde.get('/cart')).json().data;
    const { items, zwischensumme } = await lines();
    const merkmale = [
      { label: 'Motiv', text: 'Mohn' },
      { label: 'Rand', text: 'gold', isNebensache: true },
    ];
    expect(items[0]).toEqual({
      ...{ produktId: id, name: 'Mohnkarte', preis: 3.5, menge: 3, verfuegbar: true, merkmale },
    });
    expect(items[1]).toMatchObject({ produktId: soap, seife: 'Sheabutter', gramm: 100 });
    expect(zwischensumme).toBe(18.4);
    await admin.put(path, { aktiv: false });
    const [gone] = (await lines()).items;
    expect(gone).toMatchObject({ name: 'Mohnkarte', verfuegbar: false, merkmale });
    for (const feld of ['seife', 'gramm']) expect(gone).not.toHaveProperty(feld);
  });

  test('has its card, its page and its data for search engines, without a price per kilogram', async () => {
    const { app, id } = await open();
    const list = await pageOf(app, '/products');
    const detail = await pageOf(app, `/products/${id}`);
    for (const page of [list, detail]) {
      if (page.kind !== 'page') throw new Error('no page');
      expect([page.status, page.head + page.body]).toEqual([200, expect.stringContaining('Mohnkarte')]);
      expect(page.body).toContain('Handdruck');
      expect(page.head + page.body).not.toMatch(/undefined|NaN|Duft null/);
    }
    if (detail.kind !== 'page') throw new Error('no page');
    const html = detail.head + detail.body;
    expect(html).toContain('<title>Mohnkarte: Karte mit Mohn');
    expect(html).toMatch(/<dt>Motiv<\/dt><dd>Mohn<\/dd>/);
    expect(html).toContain('"category":"Karte"');
    expect(html).not.toMatch(/\/kg|Gewicht|"weight"/);
  });
});
