import { type Kysely, sql } from 'kysely';
import { makeTable } from '../migrate/columns.ts';

/**
 * The pictures of home page and 'Das sind wir' are the owner's. A legal text may be published on the owner's own
 * responsibility. A new shop has no texts of an example any more; a shop with a name that shows them keeps them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeTable(db, 'ladenBild')
    .table.addColumn('platz', 'text', (c) => c.primaryKey())
    .addColumn('quer', 'text', (c) => c.notNull().references('bild.hash'))
    .addColumn('hoch', 'text', (c) => c.notNull().references('bild.hash'))
    .addColumn('altText', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .alterTable('rechtstextPruefung')
    .addColumn('eigeneVerantwortung', 'integer', (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`"eigeneVerantwortung" = 0 or ("eigeneVerantwortung" = 1 and "geprueftAm" = '')`),
    )
    .execute();
  await keepShownTexte(db);
}

/** What pages showed until now where nothing was saved. */
const beispielTexte = {
  begruessung:
    'Naturseifen aus unserer Familienwerkstatt: in kleinen Mengen von Hand gegossen, geprägt und verpackt.',
  merkmale: [
    {
      titel: 'Natürlich & nachhaltig',
      text: 'Was in einer Seife steckt, steht auf ihrer Seite. Kartons verwenden wir wieder.',
    },
    {
      titel: 'Mit Liebe handgemacht',
      text: 'Jede Seife geht durch unsere Hände: gegossen, geprägt, verpackt und beschriftet.',
    },
    {
      titel: 'Schneller Versand',
      text: 'In der Regel 3–5 Werktage nach Zahlungseingang, mit DHL innerhalb Deutschlands.',
    },
  ],
  fussSatz:
    'Handgefertigte Unikate für besondere Momente: Naturseifen und Schmuck aus unserer Familienwerkstatt.',
};

/** A shop without a name is one that nobody has begun: it starts without these texts. */
async function keepShownTexte(db: Kysely<unknown>): Promise<void> {
  const laden = await findNewest(db, 'laden');
  if (!laden?.angaben.name) return;
  const texte = await findNewest(db, 'texte');
  const angaben = { ...beispielTexte, ...texte?.angaben };
  if (texte && Object.keys(beispielTexte).every((name) => name in texte.angaben)) return;
  await sql`insert into einstellung (gruppe, version, angaben, "createdAt", von)
    values ('texte', ${(texte?.version ?? 0) + 1}, ${JSON.stringify(angaben)}, ${new Date().toISOString()},
      'Der Laden')`.execute(db);
}

type Stand = { version: number; angaben: Record<string, unknown> };

async function findNewest(db: Kysely<unknown>, gruppe: string): Promise<Stand | undefined> {
  const { rows } = await sql<{ version: number; angaben: string }>`select version, angaben from einstellung
    where gruppe = ${gruppe} order by version desc limit 1`.execute(db);
  const [row] = rows;
  return row && { version: row.version, angaben: JSON.parse(row.angaben) };
}
