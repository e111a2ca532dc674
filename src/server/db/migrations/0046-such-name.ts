import { type Kysely, sql } from 'kysely';
import { foldText } from '#shared/text/such-text.ts';

type Gesagt = { id: string; suche: string; email: string; nr: number; typ: string; angaben: string };
type An = { vorname: string; nachname: string; firma: string; stadt: string };

/** Bytes of the longest search text (`0037-suche`). */
const maxSuche = 2000;

/** Orders are also found by whom the invoice was made out to when goods were handed over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Gesagt>`select a.id, a.suche, a.email, e.nr, e.typ, e.angaben
    from auftrag a join "auftragEreignis" e on e."auftragId" = a.id
    where a.datenstand = 'voll' and (e.typ = 'zurueckgenommen'
      or (e.typ in ('versendet', 'abgeholt') and e.angaben like '%"anschrift":%'))
    order by a.id, e.nr`.execute(db);
  for (const [id, ereignisse] of Map.groupBy(rows, (row) => row.id)) {
    const an = gesagtIn(ereignisse);
    const [{ suche = '', email = '' } = {}] = ereignisse;
    const ende = await endeOf(db, { id, email });
    if (!an || !suche.endsWith(ende)) continue;
    const name = foldText(`${an.vorname} ${an.nachname} ${an.firma} ${an.stadt}`);
    const ganz = `${suche.slice(0, suche.length - ende.length)}${name} ${ende}`;
    const neu = ganz.slice(0, new TextEncoder().encodeInto(ganz, new Uint8Array(maxSuche)).read);
    await sql`update auftrag set suche = ${neu} where id = ${id}`.execute(db);
  }
}

/** The address that was said last, by an event that was not taken back. */
function gesagtIn(ereignisse: Gesagt[]): An | undefined {
  const zurueck = new Set(
    ereignisse.filter(({ typ }) => typ === 'zurueckgenommen').map(({ angaben }) => JSON.parse(angaben).nr),
  );
  return ereignisse
    .filter(({ nr, typ }) => typ !== 'zurueckgenommen' && !zurueck.has(Number(nr)))
    .map(({ angaben }) => JSON.parse(angaben).anschrift)
    .at(-1);
}

/** How the search text of an order ends: with its e-mail address and its goods. */
async function endeOf(db: Kysely<unknown>, { id, email }: { id: string; email: string }): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from "auftragPosten"
    where "auftragId" = ${id} order by nr`.execute(db);
  return [email, ...rows.map(({ name }) => name)].map(foldText).join(' ');
}
