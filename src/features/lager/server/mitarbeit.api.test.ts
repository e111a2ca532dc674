import { describe, expect, test } from 'vitest';
import { databases } from '#test/database/databases.ts';
import { changeEinstellung } from '#test/einstellung/einstellung.ts';
import { startTestApp } from '#test/test-app.ts';
import { openLager } from '#test/ware/lager.ts';

/** Words that an answer with purchase prices would contain as fields. */
const preisFelder = /"[^"]*(preis|kosten|\bpackung\b|cent)[^"]*":/i;

describe.each(databases)('an employee’s stock in an open shop (R50) on %s', (database) => {
  async function openWerkstatt() {
    const { db, as } = await startTestApp(database);
    const { ids, admin } = await openLager(db, as('admin'));
    await changeEinstellung(db, 'phase', { phase: 'geoeffnet' });
    return { db, admin, ids, employee: as('employee') };
  }

  test('is read without any purchase price', async () => {
    const { employee, ids } = await openWerkstatt();
    for (const path of [
      '/lager/bestand',
      '/lager/artikel',
      '/lager/entfernte',
      '/lager/bestand/csv',
      `/lager/historie/${ids.seife}`,
      `/lager/historie/${ids.seife}/verlauf`,
      `/lager/historie/${ids.seife}/csv`,
      `/lager/produktion/vorschau?produktId=${ids.produkt}`,
    ]) {
      const reply = await employee.get(path);
      expect([path, reply.statusCode]).toEqual([path, 200]);
      expect([path, preisFelder.exec(reply.body)?.[0]]).toEqual([path, undefined]);
      expect(reply.body).not.toContain('€');
    }
    expect((await employee.get('/lager/warnungen')).statusCode).toBe(403);
  });

  test('is counted and produced under her own name, and a production is taken back', async () => {
    const { employee, admin, ids } = await openWerkstatt();
    const { vorname, nachname } = await employee.account();
    const booked = await employee.post('/lager/produktion', { produktId: ids.produkt, anzahl: 2 });
    expect(booked.statusCode).toBe(200);
    expect(preisFelder.exec(booked.body)).toBeNull();
    const { buchungId } = booked.json().data;
    expect((await employee.post(`/lager/produktion/${buchungId}/storno`)).statusCode).toBe(200);
    const inventur = { typ: 'rohseife', artikelId: ids.seife, menge: 900, einheit: 'g' };
    expect((await employee.post('/lager/inventur', inventur)).statusCode).toBe(200);
    const { data } = (await employee.get('/lager/bestand')).json();
    const zeilen = [{ _id: data.duftoele[0]._id, gezaehlt: 280, letzteNr: data.duftoele[0].letzteNr }];
    expect((await employee.post('/lager/inventur/zaehlliste', { zeilen })).statusCode).toBe(200);
    const historie = (await admin.get(`/lager/historie/${ids.seife}`)).json();
    expect(historie.data[0]).toMatchObject({ typ: 'inventur', von: `${vorname} ${nachname}` });
  });

  test('is not corrected, and keeps its minimum', async () => {
    const { employee, admin, ids } = await openWerkstatt();
    const artikel = { typ: 'rohseife', artikelId: ids.seife };
    const before = (await admin.get('/lager/bestand')).json().data;
    expect((await employee.post('/lager/korrektur', { ...artikel, aenderung: 5 })).statusCode).toBe(403);
    const refused = await employee.post('/lager/inventur', { ...artikel, menge: 1, mindestbestand: 7 });
    expect(refused.statusCode).toBe(403);
    expect(refused.json().message).toContain('Mindestbestand');
    expect((await admin.get('/lager/bestand')).json().data).toEqual(before);
    const own = await admin.post('/lager/inventur', { ...artikel, menge: 1, mindestbestand: 7 });
    expect(own.statusCode).toBe(200);
  });
});
