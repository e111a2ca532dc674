import { findUngedeckte } from '#features/bestand/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { centToEuro } from '#shared/number/money.ts';
import { suchworte } from '#shared/text/such-text.ts';
import type { Anschrift } from '../../anschrift/anschrift.ts';
import { anschrift } from '../../anschrift/anschrift-body.ts';
import type { Anzahl, AuftraegeQuery, AuftragZeile } from '../../contract.ts';
import { type Ereignis, geltende } from '../../ereignisse/ereignis.ts';
import { hatTestGeld } from '../../ereignisse/online-geld.ts';
import { nummernIm } from '../../nummer-und-suche/gemeinte-nummern.ts';
import { auftragslageOf, isNoch } from '../../zustand/auftragslage.ts';
import { listPostenOf } from '../auftragsakte/auftraege-von.repository.ts';
import type { AuftragRow, PostenRow } from '../auftragsakte/auftrag.repository.ts';
import { listEreignisse } from '../auftragsakte/ereignis.repository.ts';
import { countAufgaben, isByTermin, type ListenStelle, listAuftragRows } from './auftraege.repository.ts';

/** Orders on one page. */
const limit = 50;

type Seite = { auftraege: AuftragZeile[]; anzahl: Anzahl; weiter?: string };

/** A page of the orders, by what is to be done with them or by what they are searched for. */
export async function listAuftraege(
  db: Db,
  { aufgabe, suche = '', nach }: AuftraegeQuery = {},
): Promise<Seite> {
  const gesucht = { worte: suchworte(suche), nummern: nummernIm(suche) };
  const auswahl = { aufgabe, ...gesucht, nach: readStelle(nach), limit: limit + 1 };
  const rows = await listAuftragRows(db, auswahl);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const anzahl = await countAufgaben(db);
  const wie = (one: keyof Anzahl) => anzahl.get(one) ?? 0;
  return {
    auftraege: await toZeilen(db, page),
    anzahl: {
      packen: wie('packen'),
      geld: wie('geld'),
      abholbereit: wie('abholbereit'),
      problem: wie('problem'),
      erledigt: wie('erledigt'),
    },
    ...(last ? { weiter: stelleText(last, aufgabe) } : {}),
  };
}

function stelleText(row: AuftragRow, aufgabe: AuftraegeQuery['aufgabe']): string {
  return `${isByTermin(aufgabe) ? row.zusageBis : row.createdAt} ${row.id}`;
}

/** A place that is none begins at the top. */
function readStelle(nach: string | undefined): ListenStelle | undefined {
  const [wert, id] = nach?.split(' ') ?? [];
  return wert && id ? { wert, id } : undefined;
}

/** Orders as the list shows them. */
export async function toZeilen(db: Db, rows: AuftragRow[]): Promise<AuftragZeile[]> {
  const ids = rows.map(({ id }) => id);
  const posten = await listPostenOf(db, ids);
  const ereignisse = await listEreignisse(db, ids);
  const ungedeckt = await findUngedeckte(db, ids);
  return rows.map((row) =>
    toZeile(row, {
      posten: posten.get(row.id) ?? [],
      ereignisse: ereignisse.get(row.id) ?? [],
      isZuFertigen: ungedeckt.has(row.id),
    }),
  );
}

type Dazu = { posten: PostenRow[]; ereignisse: Ereignis[]; isZuFertigen: boolean };

export function toZeile(row: AuftragRow, { posten, ereignisse, isZuFertigen }: Dazu): AuftragZeile {
  const { id: _id, nummer, createdAt: bestelltAt, versandart, zahlart } = row;
  const lage = auftragslageOf({ ...row, posten }, ereignisse);
  const gilt = geltende(ereignisse);
  const zeigt = posten.flatMap(({ nr, name, menge }) => {
    const bleibt = lage.rest.size === 0 ? menge : (lage.rest.get(nr) ?? 0);
    return bleibt === 0 ? [] : { name, menge: bleibt };
  });
  return {
    ...{ _id, nummer, bestelltAt, versandart, zahlart, isZuFertigen },
    name: nameOf(row),
    stueck: zeigt.reduce((sum, { menge }) => sum + menge, 0),
    posten: zeigt,
    gesamt: centToEuro(lage.stand === 'storniert' ? row.gesamtCent : lage.zuZahlenCent),
    bezahlt: centToEuro(lage.bezahltCent),
    erlassen: centToEuro(lage.erlassenCent),
    offen: centToEuro(lage.offenCent),
    zurueck: centToEuro(lage.zurueckCent),
    zurueckLaeuft: centToEuro(lage.zurueckLaeuftCent),
    stand: lage.stand,
    aufgabe: lage.aufgabe,
    termin: { von: row.zusageVon, bis: row.zusageBis },
    letzteNr: ereignisse.length,
    isGepackt: lage.rest.size > 0 && isNoch(ereignisse, 'gepackt'),
    hatNotiz: gilt.some(({ typ }) => typ === 'notiz'),
    isWiderrufOffen: lage.isWiderrufOffen,
    isTestzahlung: hatTestGeld(ereignisse),
  };
}

/** `Erika Beispiel, Beispiel GmbH`; of an order that nobody is left in, that it is so. */
export function nameOf({ rechnung }: Pick<AuftragRow, 'rechnung'>): string {
  return nameIn(anschrift.parse(JSON.parse(rechnung)));
}

/** The same of an address that is read. */
export function nameIn({ vorname, nachname, firma }: Anschrift): string {
  return [`${vorname} ${nachname}`.trim(), firma].filter(Boolean).join(', ') || 'Anonymisiert';
}
