import { describe, expect, test } from 'vitest';
import { writeNotiz } from '#features/auftrag/server/index.ts';
import { hashToken } from '#features/auth/server/index.ts';
import { bestellungVon, gastMit, startOpenShop } from '#test/auftrag/kasse.ts';
import { fillShelf } from '#test/auftrag/offener-laden.ts';
import { erklaere } from '#test/auftrag/widerruf.ts';
import { writeBeleg } from '#test/beleg/write-beleg.ts';
import { databases } from '#test/database/databases.ts';
import { insertProdukt } from '#test/factories.ts';
import { callApi } from '#test/test-app.ts';
import { datenHtml } from '../../daten-html.ts';

const now = new Date('2026-11-24T09:00:00.000Z');
const email = 'erika@kundschaft.example';

describe.each(databases)('what a guest reads of her data on %s', (database) => {
  test('is everything about her order, the workshop’s notes too, and no letters: not of others, nor with her address', async () => {
    const { app, db, as } = await startOpenShop(database, { now: () => now });
    const produktId = await insertProdukt(db, { name: 'Lavendeltraum', preis: 7.9 });
    await fillShelf(db, [produktId], 50);
    const order = async (an: string) => {
      const gast = await gastMit(db, { [produktId]: 1 });
      return (await gast.bestelle(app, bestellungVon(await gast.kasse(app), { email: an }))).json().data;
    };
    const { token, nummer } = await order(email);
    const andere = await order('lisa@kundschaft.example');
    const { id } = await db
      .selectFrom('auftrag')
      .select('id')
      .where('tokenHash', '=', hashToken(token))
      .executeTakeFirstOrThrow();
    const anlass = { von: { id: null, name: 'Ada Werkstatt' }, now, adresse: 'https://laden.example' };
    await writeNotiz(db, { id, gesehen: 1, text: 'Mag keinen Anruf' }, anlass);
    await writeBeleg(db, { auftragId: id, ereignisNr: 2 }, { now: now.toISOString() });
    const schreibe = (nr: number, von: string, nachricht: string) => {
      const payload = {
        id: `${nr}`.repeat(32),
        name: 'E. B.',
        email: von,
        bestellnummer: '',
        nachricht,
        betreff: '',
      };
      return callApi(app, { method: 'POST', path: '/kontakt', payload });
    };
    expect((await schreibe(1, email, `Wann kommt ${nummer}?`)).statusCode).toBe(200);
    await schreibe(2, email, 'Etwas ganz Privates');
    await schreibe(3, 'lisa@kundschaft.example', `Und meine ${nummer}?`);

    await erklaere(app, { link: token, stuecke: 'nur die eine', email });
    await erklaere(app, { link: andere.token, stuecke: 'fremd', email: 'lisa@kundschaft.example' });
    const brief = { tag: '2026-11-23', weg: 'brief', notiz: 'Liegt im Ordner', name: 'Erika B.', email: '' };
    const teile = [{ nr: 1, menge: 1, name: 'Lavendeltraum' }];
    const aufnahme = { id: 'a'.repeat(32), auftragId: id, bestellung: nummer, teile, ...brief };
    expect((await as('admin').post('/widerrufe', aufnahme)).statusCode).toBe(200);

    const path = `/bestellung/${token}/daten`;
    const reply = await callApi(app, { method: 'GET', path });
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const { data } = reply.json();
    expect(data.bestellungen).toHaveLength(1);
    expect(data.bestellungen[0]).toMatchObject({
      ...{ nummer, email, notizen: [{ am: now.toISOString(), text: 'Mag keinen Anruf' }] },
      aufbewahrung: { belegeBis: '2034-12-31', briefeBis: '2032-12-31' },
      belege: [{ nummer: 'RE-2026-0001', art: 'rechnung', tag: '2026-11-24', brutto: 20.7 }],
    });
    const { tag: am, ...geschrieben } = brief;
    expect(data.bestellungen[0].widerrufe).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          ...{ am: now.toISOString(), name: 'Erika Beispiel', stuecke: 'nur die eine', email },
        }),
        expect.objectContaining({ am, ...geschrieben, teile }),
      ]),
    );
    const betreffe = data.nachrichten.map(({ text }: { text: string }) => text).join('\n');
    expect(betreffe).toContain(nummer);
    expect(betreffe).not.toContain('Wann kommt');
    expect(data.nachrichten).toHaveLength(1);
    const html = datenHtml(data);
    expect(html).toContain('Notizen des Ladens');
    for (const wort of [
      'Rechnungen und Korrekturen',
      'RE-2026-0001',
      '23. November 2026',
      'per Brief',
      'Notiz des Ladens',
      'Liegt im Ordner',
    ])
      expect(html).toContain(wort);
    expect(html).not.toContain('<h2>Konto</h2>');
    for (const fremd of ['lisa', andere.nummer, 'Ada Werkstatt', 'Privates'])
      expect(reply.body).not.toContain(fremd);
    expect(
      (await callApi(app, { method: 'GET', path: `/bestellung/${'x'.repeat(43)}/daten` })).statusCode,
    ).toBe(404);
  });
});
