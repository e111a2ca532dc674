import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { buildApp } from '#app/server/app.ts';
import { hashPassword, startSession } from '#features/auth/server/index.ts';
import { prepareBild } from '#features/bild/server/index.ts';
import { createAccountWithKunde } from '#features/kunde/server/index.ts';
import { addProdukt } from '#features/portfolio/server/index.ts';
import { connect, type Db, type Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { migrations, runSteps } from '#server/db/migrate/migrate.ts';
import { fillAuftraege } from './fill-auftraege.ts';

/**
 * Makes the database file of a released schema, which every later version must migrate
 * (docs/how-to/change-the-database.md): `node scripts/make-schema-fixture.ts 0006-benutzer`. Run once per release, with
 * that release; the file is committed and never made again.
 */
async function main(): Promise<void> {
  const [last = ''] = process.argv.slice(2);
  const steps = Object.entries(migrations).filter(([name]) => name <= last);
  if (steps.at(-1)?.[0] !== last) throw new Error(`There is no step ${last}`);
  const file = join('test/schema', `${last}.sqlite`);
  if (existsSync(file)) throw new Error(`${file} is there already, and stays as it is.`);
  const dataDir = mkdtempSync(join(tmpdir(), 'laden-schema-'));
  const db = connect({ databaseUrl: undefined, dataDir, onError: console.error });
  await runSteps(db, Object.fromEntries(steps));
  await fill(db);
  await sql`vacuum into ${file}`.execute(db);
  await db.destroy();
  rmSync(dataDir, { recursive: true });
}

/** Adds a few rows to every table through the API, as days pass. */
async function fill(db: Db): Promise<void> {
  let now = new Date('2026-11-21T08:00:00Z');
  const person = { nachname: 'Muster', passwordHash: await hashPassword('Seifenblasen im Wind') };
  const accountOf = async (vorname: string, role: 'admin' | 'customer') => {
    const email = `${vorname.toLowerCase()}@lindenblatt.example`;
    const account = await createAccountWithKunde(db, { ...person, vorname, email, role }, now);
    if (!account) throw new Error('The account exists already.');
    return { ...account, token: await startSession(db, account, now) };
  };
  const [maria, anna] = [await accountOf('Maria', 'admin'), await accountOf('Anna', 'customer')];
  const app = await buildApp(
    { logLevel: 'silent', trustProxy: false, publicUrl: 'http://localhost', now: () => now },
    db,
  );
  const as = (token: string) => async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const reply = await app.inject({ method, url: `/api${path}`, headers, ...(payload ? { payload } : {}) });
    return reply.json();
  };
  const admin = as(maria.token);
  const seife = await admin('POST', '/rohseife', {
    bezeichnung: 'Sheabutter',
    ekPreis: 9,
    aktuellVorrat: 1000,
  });
  await admin('POST', '/duftoele', { bezeichnung: 'Lavendel', ekPreis: 5, aktuellVorrat: 300 });
  await admin('POST', '/verpackungen', { bezeichnung: 'viereck', kostenInEuro: 0.2, aktuellVorrat: 50 });
  const produktId = await inTransaction(db, (db) => addSeife(db, 'Lavendeltraum'));
  await admin('GET', `/warenberechnung/portfolio/${produktId}`);
  await admin('POST', '/lager/produktion', { produktId, anzahl: 3 });
  const { data } = await admin('POST', '/lager/produktion', { produktId, anzahl: 1 });
  await admin('POST', `/lager/produktion/${data.buchungId}/storno`);
  const korrektur = { typ: 'rohseife', artikelId: seife.data._id, aenderung: -50, grund: 'Bruch' };
  await admin('POST', '/lager/korrektur', korrektur);
  await admin('PUT', `/kunden/${anna.id}`, { telefon: '030 1234567', adresse: { stadt: 'Musterstadt' } });
  await as(anna.token)('POST', '/cart/add', { produktId, menge: 2 });
  await as('')('POST', '/auth/login', { email: 'anna@lindenblatt.example', password: 'vergessen' });
  await fillEinstellungen(admin);
  const vergehe = (tage: number) => {
    now = new Date(now.getTime() + tage * 86_400_000);
    return now;
  };
  const zimtstern = await inTransaction(db, (db) => addSeife(db, 'Zimtstern'));
  await fillAuftraege({ db, app, vergehe, signIn: () => startSession(db, maria, now) }, zimtstern);
  await app.close();
}

type Send = (method: 'POST' | 'PUT', path: string, payload: object) => Promise<{ data: { version: string } }>;

/** Settings in two versions, a legal text with its check and a draft, and a notice. */
async function fillEinstellungen(send: Send): Promise<void> {
  const nummern = { bestellPraefix: 'B', rechnungPraefix: 'RE' };
  for (const version of [0, 1])
    await send('PUT', '/einstellungen/nummern', { ...nummern, naechsteRechnung: version + 7, version });
  const agb = '/einstellungen/rechtstexte/agb';
  const { data } = await send('PUT', `${agb}/entwurf`, { text: '## Was gilt', version: null });
  await send('POST', `${agb}/fassungen`, { ...data, gueltigAb: '2026-11-21', geprueftAm: '2026-11-20' });
  await send('PUT', `${agb}/entwurf`, { text: '## Was bald gilt', version: null });
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><rect width="9" height="9"/></svg>';
  const form = new FormData();
  form.append('datei', new Blob([svg]), 'hinweis.svg');
  form.append('name', 'hinweis.svg');
  form.append('version', '0');
  await send('POST', '/einstellungen/gewaehrleistung/datei', form);
}

async function addSeife(db: Tx, name: 'Lavendeltraum' | 'Zimtstern'): Promise<string> {
  const png = await sharp({ create: { width: 120, height: 80, channels: 3, background: '#8a6fb0' } })
    .png()
    .toBuffer();
  const texte = {
    kurz: 'Ruhig wie ein Abend.',
    lang: null,
    inhaltsstoffe: null,
    anwendung: null,
    besonderheiten: null,
  };
  return addProdukt(db, {
    name,
    seife: 'Sheabutter',
    gramm: 100,
    aroma: 'Lavendel',
    seifenform: 'quadratisch',
    zusatz: null,
    optional: null,
    verpackung: 'viereck',
    preis: 7.9,
    weblink: null,
    aktiv: true,
    reihenfolge: name === 'Lavendeltraum' ? 1 : 2,
    ...texte,
    bilder: [{ bild: await prepareBild(png), altText: name }],
  });
}

await main();
