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
    const stelle = stelleOf(suche, ende);
    if (!an || stelle === undefined) continue;
    const name = foldText(`${an.vorname} ${an.nachname} ${an.firma} ${an.stadt}`);
    const ganz = `${suche.slice(0, stelle)}${name} ${ende}`;
    const neu = ganz.slice(0, new TextEncoder().encodeInto(ganz, new Uint8Array(maxSuche)).read);
    await sql`update auftrag set suche = ${neu} where id = ${id}`.execute(db);
  }
}

/** Where the text ends as it has to; one that was cut at its longest ends with the beginning of that. */
function stelleOf(suche: string, ende: string): number | undefined {
  if (suche.endsWith(ende)) return suche.length - ende.length;
  // A letter of several bytes may not have fitted any more.
  if (Buffer.byteLength(suche) < maxSuche - 3) return undefined;
  for (let at = 0; at < suche.length; at += 1) if (ende.startsWith(suche.slice(at))) return at;
  return undefined;
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
