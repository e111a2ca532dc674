import { createHash, randomUUID } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import { emailKeyOf } from '#features/auth/email-key.ts';
import { type NewAccount, noPassword } from '#features/auth/server/index.ts';
import { createAccountWithKunde, kundennummerOf } from '#features/kunde/server/index.ts';
import { sucheOf } from '#features/kunde/suche.ts';
import type { NewProdukt } from '#features/portfolio/server/index.ts';
import { createBodyOf } from '#features/rohstoffe/contract.ts';
import { rohstoffKinds } from '#features/rohstoffe/rohstoff-kinds.ts';
import { createRohstoff } from '#features/rohstoffpflege/server/index.ts';
import { addWarenberechnung } from '#features/warenberechnung/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import type { AccountTable, KundeTable } from '#server/db/schema.ts';
import { fakeBild, insertProdukt } from './factories.ts';

/** How much a shop holds: `bewegungen` are those of one article, `konten` those without any sign-in. */
export type Size = { produkte: number; konten: number; bewegungen: number };

/** Far more than a family workshop will ever have. */
export const big: Size = { produkte: 1000, konten: 100_000, bewegungen: 200_000 };

const sorten = 20;
const rowsAtOnce = 1000;

/** Fills an empty shop; returns the id of the article with the movements. */
export async function fillShop(db: Db, { produkte, konten, bewegungen }: Size): Promise<string> {
  const artikelId = await db.transaction().execute(async (db) => {
    const id = await insertRohstoffe(db);
    await insertProdukte(db, produkte);
    await insertHistorie(db, [id], { anzahl: bewegungen });
    await insertKonten(db, konten);
    return id;
  });
  // So that PostgreSQL plans for this size at once; SQLite plans without.
  await sql`analyze`.execute(db);
  return artikelId;
}

/** Raw materials of every kind; returns the first one. */
export async function insertRohstoffe(db: Tx): Promise<string> {
  const ids: string[] = [];
  for (const kind of Object.values(rohstoffKinds)) {
    for (let i = 0; i < sorten; i += 1) {
      const rohstoff = { bezeichnung: `Sorte ${i}`, ekPreis: 10 + i, kostenInEuro: 17.5, menge: 50 };
      const body = createBodyOf(kind).parse({ ...rohstoff, aktuellVorrat: 50_000 });
      ids.push((await createRohstoff(db, { kind, body }))._id);
    }
  }
  return ids[0] ?? '';
}

const absatz =
  'Von Hand gerührt, sechs Wochen gereift und einzeln geschnitten, mit Ölen aus der Umgebung. '.repeat(6);

/** Three pictures of the product at this index that are no images. */
function fakeBilder(index: number): Bilder {
  return [0, 1, 2].map((nr) => ({
    bild: { ...fakeBild(hashOf(`${index}/${nr}`)), platzhalter: `data:image/webp;base64,${'A'.repeat(160)}` },
    altText: `Seife ${index} auf Holz, Bild ${nr}`,
  }));
}

type Bilder = NewProdukt['bilder'];

/** Soaps with recipe, texts, pictures and a calculation; all of them use the same packaging. Returns their ids. */
export async function insertProdukte(db: Tx, anzahl: number, bilderOf = fakeBilder): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < anzahl; i += 1) {
    const sorte = `Sorte ${i % sorten}`;
    const texte = { lang: absatz, inhaltsstoffe: absatz, anwendung: absatz, besonderheiten: absatz };
    const id = await insertProdukt(db, {
      ...texte,
      name: `Große Seife ${i}`,
      seife: sorte,
      aroma: `Sorte ${(i * 7) % sorten}`,
      verpackung: 'Sorte 0',
      gramm: 80 + (i % 40),
      reihenfolge: i + 1,
      bilder: bilderOf(i),
    });
    await addWarenberechnung(db, id, { energieKosten: 0.35, gewinnProzent: 12.5, zusatzKosten: 0.4 });
    ids.push(id);
  }
  return ids;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

/**
 * Adds movements to the history of each of these articles, alternately +10 and −10, so that they still add up to the
 * level; those of each are spread evenly over these times, the earliest first.
 */
export async function insertHistorie(
  db: Db,
  artikelIds: string[],
  { anzahl, zeiten = ['2026-11-21T12:00:00.000Z'] }: { anzahl: number; zeiten?: string[] },
): Promise<void> {
  const [even, id] = [sql`n % 2 = 0`, sql`b."id" || '-' || cast(b."letzteNr" + n as text)`];
  const chosen = sql`"artikelId" in (${sql.join(artikelIds)})`;
  const zeitRows = zeiten.map((at, platz) => sql`(${sql.lit(platz)}, cast(${at} as text))`);
  await sql`with recursive zahl(n) as (select 1 union all select n + 1 from zahl where n < ${sql.lit(anzahl)}),
    zeit(platz, at) as (values ${sql.join(zeitRows)}),
    wann(n, at) as (select n, at from zahl
      join zeit on platz = (n - 1) * ${sql.lit(zeiten.length)} / ${sql.lit(anzahl)})
    insert into "bewegung" ("id", "bestandId", "nr", "typ", "menge", "bestandVorher", "bestandNachher", "grund",
      "buchungId", "createdAt")
    select ${id}, b."id", b."letzteNr" + n, case when ${even} then 'ausgang' else 'eingang' end,
      case when ${even} then -10 else 10 end, b."menge" + case when ${even} then 10 else 0 end,
      b."menge" + case when ${even} then 0 else 10 end, 'Korrektur', ${id}, at
    from "bestand" b cross join wann where b.${chosen}`.execute(db);
  const level = sql`update "bestand" set "letzteNr" = "letzteNr" + ${sql.lit(anzahl)},
    "menge" = "menge" + ${sql.lit((anzahl % 2) * 10)} where ${chosen}`;
  await level.execute(db);
}

const vornamen =
  'Anna Jürgen Maria Thomas Sabine Peter Ursula Klaus Renate Elif Björn Sören Käthe Zoë Manuel Ida'.split(
    ' ',
  );
const anfaenge =
  'Mül Schmi Schnei Fisch Web Mey Wag Beck Schul Hoff Kö Bau Rich Kle Wol Schrö Neu Zimmer'.split(' ');
const enden = 'ler dt der er mann ner ke ert nig te hof berg stein bach feld'.split(' ');
const domains = ['web.example', 'post.example', 'seife.example'];

/** The same person for the same index: names repeat, one in fifty is blocked, one in a thousand is staff. */
export function personOf(index: number): NewAccount & { status: 'active' | 'blocked' } {
  const pick = <T>(list: T[], step: number) => list[Math.floor(index / step) % list.length] as T;
  const vorname = pick(vornamen, 1);
  const nachname = pick(anfaenge, 16) + pick(enden, 288);
  return {
    vorname,
    nachname,
    email: `${vorname}.${nachname}.${index}@${pick(domains, 7)}`,
    role: index % 1000 === 1 ? 'employee' : 'customer',
    status: index % 50 === 0 ? 'blocked' : 'active',
    passwordHash: noPassword,
  };
}

/**
 * Accounts with the people behind them, registered one after the other. The first is created as every account is; the
 * others are copies of its rows, a thousand in one statement. Returns their ids, each at the index of its `personOf`.
 */
export async function insertKonten(db: Db, anzahl: number): Promise<string[]> {
  const created = await createAccountWithKunde(db, personOf(0), new Date(1.6e12));
  if (!created) throw new Error('The database was not empty.');
  const { id } = created;
  const account = await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const kunde = await db
    .selectFrom('kunde')
    .selectAll()
    .where('accountId', '=', id)
    .executeTakeFirstOrThrow();
  const folge = await db.selectFrom('kundennummerFolge').selectAll().executeTakeFirstOrThrow();
  const ids = [id];
  for (let from = 1; from < anzahl; from += rowsAtOnce) {
    const pairs = Array.from({ length: Math.min(rowsAtOnce, anzahl - from) }, (_, i) =>
      copyOf({ account, kunde }, { nr: from + i, ...folge }),
    );
    const accounts = pairs.map(({ account }) => account);
    ids.push(...accounts.map(({ id }) => id));
    await db.insertInto('account').values(accounts).execute();
    const people = pairs.map(({ kunde }) => kunde);
    await db.insertInto('kunde').values(people).execute();
  }
  const vergeben = folge.vergeben + anzahl - 1;
  await db.updateTable('kundennummerFolge').set({ vergeben }).execute();
  return ids;
}

type Rows = { account: Insertable<AccountTable>; kunde: Insertable<KundeTable> };

function copyOf(
  { account, kunde }: Rows,
  { nr, vergeben, schluessel }: { nr: number; vergeben: number; schluessel: string },
): Rows {
  const person = personOf(nr);
  const id = randomUUID();
  const createdAt = new Date(1.6e12 + nr * 1e6).toISOString();
  const telefon = `0341 ${10_000_000 + ((nr * 7919) % 80_000_000)}`;
  const kundennummer = kundennummerOf(vergeben + nr - 1, schluessel);
  const times = { createdAt, updatedAt: createdAt };
  const emailKey = emailKeyOf(person.email);
  return {
    account: {
      ...account,
      ...person,
      ...times,
      id,
      emailKey,
      suche: sucheOf({ ...person, kundennummer, telefon }),
    },
    kunde: { ...kunde, id: randomUUID(), accountId: id, kundennummer, telefon },
  };
}
