import { type Kysely, sql } from 'kysely';
import { terminMitGeld } from '#features/auftrag/zustand/termin-mit-geld.ts';
import { foldText } from '#shared/text/such-text.ts';
import { makeTable } from '../migrate/columns.ts';

/**
 * The workshop's day with orders: what each needs now, the days it is promised on and the text it is found by
 * are kept beside it, transfers of a bank statement are booked once, and goods that were paid on pick-up say
 * that they were fetched.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('auftrag')
    .addColumn('aufgabe', 'text', (c) =>
      c
        .notNull()
        .defaultTo('erledigt')
        .check(sql`aufgabe in ('packen', 'geld', 'abholbereit', 'problem', 'erledigt')`),
    )
    .execute();
  await db.schema
    .alterTable('auftrag')
    .addColumn('suche', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  for (const column of ['zusageVon', 'zusageBis'])
    await db.schema
      .alterTable('auftrag')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  await addAbgeholt(db);
  await setAufgaben(db);
  await setZusagen(db);
  await setSuche(db);
  await db.schema
    .createIndex('auftragAufgabe')
    .on('auftrag')
    .columns(['aufgabe', 'zusageBis', 'id'])
    .execute();
  // What is done is listed by the newest: without it a page sorts nearly all orders.
  await db.schema
    .createIndex('auftragAufgabeNeu')
    .on('auftrag')
    .columns(['aufgabe', 'createdAt', 'id'])
    .execute();
  await makeTable(db, 'bankUmsatz')
    .table.addColumn('hash', 'text', (c) => c.primaryKey().check(sql`length(hash) = 64`))
    .addColumn('auftragId', 'text', (c) => c.notNull().references('auftrag.id'))
    .addColumn('nr', 'integer', (c) => c.notNull().check(sql`nr >= 2`))
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('bankUmsatzAuftrag').on('bankUmsatz').columns(['auftragId', 'nr']).execute();
  // An order may be reminded of again, after a payment was taken back.
  await db.schema.dropIndex('auftragEreignisEinmal').execute();
  await sql`create unique index "auftragEreignisEinmal" on "auftragEreignis" ("auftragId", typ)
    where typ in ('bestellt', 'ueberfaellig', 'storniert')`.execute(db);
}

type Bezahlt = { id: string; nr: number; von: string; vonId: string | null; createdAt: string };

/** So far goods that were paid on pick-up left the house with their payment. */
async function addAbgeholt(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Bezahlt>`select a.id, z.von, z."vonId", z."createdAt",
      (select max(nr) from "auftragEreignis" e where e."auftragId" = a.id) as nr
    from auftrag a join "auftragEreignis" z on z."auftragId" = a.id and z.typ = 'zahlung'
    where a.zahlart = 'abholung'
      and not exists (select 1 from "auftragEreignis" s where s."auftragId" = a.id and s.typ = 'storniert')
    order by a.id`.execute(db);
  for (const { id, nr, von, vonId, createdAt } of rows) {
    const posten = await sql<{ nr: number; menge: number }>`select nr, menge from "auftragPosten"
      where "auftragId" = ${id} order by nr`.execute(db);
    const teile = posten.rows.map((one) => ({ nr: one.nr, menge: one.menge }));
    await sql`insert into "auftragEreignis" ("auftragId", nr, typ, angaben, von, "vonId", "createdAt")
      values (${id}, ${Number(nr) + 1}, 'abgeholt', ${JSON.stringify({ teile })}, ${von}, ${vonId}, ${createdAt})`.execute(
      db,
    );
  }
}

type Stand = {
  id: string;
  gesamtCent: number;
  zahlart: string;
  typ: string;
  angaben: string;
};

/** What the orders need, from the events that existed before this step. */
async function setAufgaben(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Stand>`select a.id, a."gesamtCent", a.zahlart, e.typ, e.angaben
    from auftrag a join "auftragEreignis" e on e."auftragId" = a.id order by a.id, e.nr`.execute(db);
  for (const [id, ereignisse] of Map.groupBy(rows, (row) => row.id)) {
    const aufgabe = aufgabeOf(ereignisse);
    await sql`update auftrag set aufgabe = ${aufgabe} where id = ${id}`.execute(db);
  }
}

function aufgabeOf(ereignisse: Stand[]): string {
  const [first] = ereignisse;
  if (!first) return 'erledigt';
  const has = (typ: string) => ereignisse.some((one) => one.typ === typ);
  const bezahlt = ereignisse
    .filter(({ typ }) => typ === 'zahlung')
    .reduce((sum, { angaben }) => sum + Number(JSON.parse(angaben).betragCent), 0);
  if (has('storniert')) return bezahlt > 0 ? 'problem' : 'erledigt';
  if (has('abgeholt')) return 'erledigt';
  if (first.zahlart === 'abholung' || bezahlt >= first.gesamtCent) return 'packen';
  return bezahlt > 0 && has('erinnert') ? 'problem' : 'geld';
}

type Bezahlte = {
  id: string;
  terminVon: string;
  terminBis: string;
  createdAt: string;
  gesamtCent: number;
  typ: string;
  angaben: string;
  at: string;
};

/** The days that were promised, and for transfers that came late as many later, with the shop's current rule. */
async function setZusagen(db: Kysely<unknown>): Promise<void> {
  await sql`update auftrag set "zusageVon" = "terminVon", "zusageBis" = "terminBis"`.execute(db);
  const { rows } =
    await sql<Bezahlte>`select a.id, a."terminVon", a."terminBis", a."createdAt", a."gesamtCent",
      e.typ, e.angaben, e."createdAt" as at
    from auftrag a join "auftragEreignis" e on e."auftragId" = a.id and e.typ in ('zahlung', 'storniert')
    where a.zahlart = 'vorkasse' order by a.id, e.nr`.execute(db);
  for (const [id, ereignisse] of Map.groupBy(rows, (row) => row.id)) {
    const zahlungen = ereignisse.filter(({ typ }) => typ === 'zahlung');
    const letzte = zahlungen.at(-1);
    const bezahlt = zahlungen.reduce((sum, { angaben }) => sum + Number(JSON.parse(angaben).betragCent), 0);
    if (!letzte || (zahlungen.length === ereignisse.length && bezahlt < letzte.gesamtCent)) continue;
    const termin = { von: letzte.terminVon, bis: letzte.terminBis };
    const versprochen = { termin, zahlart: 'vorkasse' as const, bestelltAt: letzte.createdAt };
    const { von, bis } = terminMitGeld(versprochen, letzte.at);
    await sql`update auftrag set "zusageVon" = ${von}, "zusageBis" = ${bis} where id = ${id}`.execute(db);
  }
}

type Gesucht = {
  id: string;
  nummer: string;
  email: string;
  rechnung: string;
  lieferung: string | null;
};

/** With the shop's current rule for texts that are compared: a later step that changes it rewrites all rows. */
async function setSuche(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Gesucht>`select id, nummer, email, rechnung, lieferung from auftrag`.execute(db);
  for (const { id, nummer, email, rechnung, lieferung } of rows) {
    const posten = await sql<{ name: string }>`select name from "auftragPosten"
      where "auftragId" = ${id} order by nr`.execute(db);
    const namen = [rechnung, lieferung].map((text) => {
      if (text === null) return '';
      const { vorname = '', nachname = '', firma = '', stadt = '' } = JSON.parse(text);
      return `${vorname} ${nachname} ${firma} ${stadt}`;
    });
    const suche = [nummer, ...namen, email, ...posten.rows.map(({ name }) => name)].map(foldText).join(' ');
    await sql`update auftrag set suche = ${suche.slice(0, 2000)} where id = ${id}`.execute(db);
  }
}
