import { describe, expect, test } from 'vitest';
import { emailKeyOf } from '#features/auth/email-key.ts';
import { geheimMarke } from '#features/post/bloecke.ts';
import type { NeueNachricht } from '#features/post/nachricht.ts';
import { queueNachrichten } from '#features/post/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { insertAuftrag, testAnschrift } from '#test/auftrag/auftraege.ts';
import { fillCart } from '#test/auftrag/fill-cart.ts';
import { type DatabaseName, databases } from '#test/database/databases.ts';
import { insertProdukt } from '#test/factories.ts';
import { startBenutzerShop } from '#test/konto/benutzer.ts';
import { callApi } from '#test/test-app.ts';
import { profilCalls } from '../../calls.ts';
import { datenHtml } from '../../daten-html.ts';

const day = (nr: number) => new Date(Date.UTC(2026, 10, nr, 9));

/** A shop with a signed-in customer and one more, and a function that makes orders. */
async function startShop(database: DatabaseName) {
  const shop = await startBenutzerShop(database);
  const produktId = await insertProdukt(shop.db, { name: 'Lavendeltraum', preis: 7.9 });
  const [kundin, andere] = [shop.as('customer'), shop.as('customer')];
  const { id, email } = await kundin.account();
  await Promise.all([kundin.token(), andere.token()]);
  const order = (fields: Partial<Parameters<typeof insertAuftrag>[1]> = {}) => {
    const key = fields.email === undefined ? {} : { emailKey: emailKeyOf(fields.email) };
    return insertAuftrag(shop.db, { posten: [{ produktId, menge: 2 }], ...key, ...fields });
  };
  const confirm = (at: string | null = day(1).toISOString()) =>
    shop.db.updateTable('account').set({ emailBestaetigtAt: at }).where('id', '=', id).execute();
  const nummern = async () => (await kundin.send(profilCalls.bestellungen)).data.map(({ nummer }) => nummer);
  return { ...shop, kundin, andere, id, email, order, confirm, nummern };
}

function queue(db: Db, nachrichten: NeueNachricht[]) {
  const post = { adresse: 'https://laden.example', now: day(2) };
  return inTransaction(db, (db) => queueNachrichten(db, nachrichten, post));
}

const bloecke = (text: string) => [{ kind: 'text' as const, stuecke: [text] }];

describe.each(databases)('the own orders on %s', (database) => {
  test('are those of the account, newest first, as their pages show them', async () => {
    const { kundin, andere, id, order } = await startShop(database);
    const at = day(3).toISOString();
    const alt = await order({ accountId: id, at: day(1) });
    const neu = await order({
      accountId: id,
      at: day(2),
      ereignisse: [{ typ: 'storniert', angaben: { grund: 'kunde' }, at }],
    });
    await order({ accountId: (await andere.account()).id });
    const reply = await kundin.send(profilCalls.bestellungen);
    expect(reply.count).toBe(2);
    expect(reply.data).toEqual([
      {
        ...{ nummer: neu.nummer, token: neu.token, am: day(2).toISOString(), stand: 'storniert' },
        ...{ summe: 20.7, posten: [{ name: 'Lavendeltraum', menge: 2 }] },
      },
      expect.objectContaining({ nummer: alt.nummer, stand: 'offen' }),
    ]);
  });

  test('include those of guests with the same address in its compared form, once it is confirmed, and while it is', async () => {
    const { email, andere, order, confirm, nummern } = await startShop(database);
    const gast = await order({ email: ` ${email.toUpperCase()}` });
    await order({ email: `x${email}` });
    await order({ email, accountId: (await andere.account()).id });
    expect(await nummern()).toEqual([]);
    await confirm();
    expect(await nummern()).toEqual([gast.nummer]);
    await confirm(null);
    expect(await nummern()).toEqual([]);
  });

  test('mix both kinds by time, and are the latest 200', async () => {
    const { id, email, order, confirm, nummern } = await startShop(database);
    await confirm();
    const all: string[] = [];
    for (let nr = 0; nr < 202; nr++) {
      const whose = nr % 2 === 0 ? { accountId: id } : { email };
      const at = new Date(Date.UTC(2026, 0, 1, 0, nr));
      all.unshift((await order({ ...whose, at })).nummer);
    }
    expect(await nummern()).toEqual(all.slice(0, 200));
  });
});

describe.each(databases)('all own data on %s', (database) => {
  test('have everything about the person and no secret', async () => {
    const { db, kundin, admin, id, email, order } = await startShop(database);
    await admin.put(`/kunden/${id}`, { notizen: 'Mag Lavendel', adresse: { strasse: 'Gartenweg' } });
    await kundin.put('/konto/profil', { telefon: '0341 55501' });
    const { auftragId, bestellung } = await order({ accountId: id, email }).then(({ id, nummer }) => {
      return { auftragId: id, bestellung: nummer };
    });
    await fillCart(db, { accountId: id }, { seife: 3 });
    const link = `/konto/link#${geheimMarke}`;
    await queue(db, [
      { art: 'bestellung', an: { email }, betreff: 'Bestätigt', auftragId, bloecke: bloecke('Danke') },
      {
        art: 'neueBestellung',
        an: { email: 'w@laden.example' },
        betreff: 'Neu',
        auftragId,
        bloecke: bloecke('W'),
      },
      {
        ...{
          art: 'passwort',
          an: { email },
          betreff: 'Neues Passwort',
          accountId: id,
          geheim: 'STRENGGEHEIM',
        },
        bloecke: [{ kind: 'knopf', text: 'Passwort wählen', href: link }],
      },
    ]);

    const reply = await kundin.get('/konto/daten');
    expect(reply.headers['cache-control']).toBe('no-store');
    const { data } = reply.json();
    expect(data).toMatchObject({
      konto: { email, emailBestaetigtAt: null, rolle: 'kunde', status: 'active', anmeldeversuche: 0 },
      person: {
        ...{ vorname: 'Erika', telefon: '0341 55501', notizen: 'Mag Lavendel' },
        adresse: { strasse: 'Gartenweg' },
        aenderungen: [
          { von: 'Sie selbst', felder: ['telefon'] },
          { von: 'der Laden', felder: ['notizen', 'adresse.strasse'] },
        ],
      },
      sitzungen: [{ istDiese: true }],
      warenkorb: [{ name: 'Seife', menge: 3 }],
      bestellungen: [
        {
          ...{ nummer: bestellung, email, gesamt: 20.7, rechnung: { strasse: 'Lindenallee' } },
          posten: [{ name: 'Lavendeltraum', menge: 2, preis: 7.9 }],
          ereignisse: [{ text: 'Bestellung eingegangen' }],
        },
      ],
    });
    const betreffe = data.nachrichten.map(({ betreff }: { betreff: string }) => betreff);
    expect(betreffe).toEqual(['Neues Passwort', 'Bestätigt']);
    expect(reply.body).not.toMatch(/STRENGGEHEIM|passwordHash|tokenHash|\{\{geheim|giroCode/);
    expect(reply.body).not.toContain(`Muster ${(await admin.account()).nachname.slice(7)}"`);
    expect(datenHtml(data)).toContain('Mag Lavendel');
  });

  test('have what was written by the contact form, and orders of guests, only with a confirmed address', async () => {
    const { db, kundin, email, order, confirm } = await startShop(database);
    const { id: auftragId } = await order({ email });
    await queue(db, [
      { art: 'bestellung', an: { email }, betreff: 'Bestätigt', auftragId, bloecke: bloecke('Danke') },
      {
        ...{ art: 'kontakt', an: { email: 'w@laden.example' }, betreff: 'Frage', bloecke: bloecke('Wann?') },
        antwortAn: email.toUpperCase(),
      },
      {
        ...{ art: 'kontakt', an: { email: 'w@laden.example' }, betreff: 'Fremd', bloecke: bloecke('Hm') },
        antwortAn: 'fremd@lindenblatt.example',
      },
    ]);
    const before = (await kundin.send(profilCalls.daten)).data;
    expect([before.bestellungen, before.nachrichten]).toEqual([[], []]);
    await confirm();
    const { bestellungen, nachrichten } = (await kundin.send(profilCalls.daten)).data;
    expect(bestellungen).toHaveLength(1);
    expect(nachrichten).toMatchObject([
      { betreff: 'Frage', vonIhr: true },
      { betreff: 'Bestätigt', vonIhr: false },
    ]);
  });

  test('are nobody else’s', async () => {
    const { app, db, kundin, andere, admin, id, email, order, confirm } = await startShop(database);
    await confirm();
    await admin.put(`/kunden/${id}`, { notizen: 'Mag Lavendel', vorname: 'Kunigunde' });
    const eigene = await order({ accountId: id, email });
    await order({ email });
    await fillCart(db, { accountId: id }, { seife: 3 });
    await queue(db, [
      { art: 'geaendert', an: { email }, betreff: 'X', accountId: id, bloecke: bloecke('X') },
    ]);
    const token = await andere.token();
    const secrets = [email, id, eigene.nummer, eigene.token, 'Kunigunde', 'Lavendel'];
    for (const path of ['/konto/profil', '/konto/bestellungen', '/konto/daten']) {
      const [mine, others] = [
        await kundin.get(path),
        await callApi(app, { method: 'GET', path: `${path}?id=${id}&email=${email}`, token }),
      ];
      expect(secrets.some((secret) => mine.body.includes(secret))).toBe(true);
      for (const secret of secrets) expect(others.body).not.toContain(secret);
      expect((await callApi(app, { method: 'GET', path })).statusCode).toBe(401);
    }
  });

  test('hold the workshop’s notes and later addresses of orders, also those that were taken back', async () => {
    const { kundin, id, order } = await startShop(database);
    const at = day(3).toISOString();
    const anschrift = { ...testAnschrift, strasse: 'Neue Gasse' };
    await order({
      accountId: id,
      at: day(1),
      ereignisse: [
        { typ: 'notiz', angaben: { text: 'Zahlt immer spät' }, at },
        { typ: 'adresse', angaben: { anschrift }, at },
        { typ: 'zurueckgenommen', angaben: { nr: 2 }, at },
        { typ: 'zurueckgenommen', angaben: { nr: 3 }, at },
        {
          typ: 'versendet',
          angaben: {
            dienst: 'DHL',
            nummer: '',
            teile: [{ nr: 1, menge: 1 }],
            anschrift: { ...anschrift, strasse: 'Am Markt' },
          },
          at,
        },
      ],
    });
    const { data } = await kundin.send(profilCalls.daten);
    expect(data.bestellungen).toMatchObject([
      {
        notizen: [{ am: at, text: 'Zahlt immer spät' }],
        // The latter is whom an invoice is made out to.
        adressen: [
          { am: at, strasse: 'Neue Gasse' },
          { am: at, strasse: 'Am Markt' },
        ],
      },
    ]);
    expect(datenHtml(data)).toContain('Zahlt immer spät');
  });
});
