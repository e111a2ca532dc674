import { loesbareBuchung, restPortoOf, widerrufbare } from '#features/auftrag/aktionen/widerruf-teile.ts';
import { geltende, nurVon } from '#features/auftrag/ereignisse/ereignis.ts';
import { nummernIm } from '#features/auftrag/nummer-und-suche/gemeinte-nummern.ts';
import {
  type Auftragsakte,
  findAuftragsakten,
  listAehnliche,
  nameOf,
} from '#features/auftrag/server/index.ts';
import { geldBis } from '#features/auftrag/zustand/geld-frist.ts';
import { emailKeyOf } from '#features/auth/email-key.ts';
import type { Db } from '#server/db/connect.ts';
import { centToEuro } from '#shared/number/money.ts';
import { aufgabenOf, isGebucht } from '../../bearbeitung/aufgaben.ts';
import {
  aufnahmeOf,
  belegWegOf,
  schlussOf,
  type WiderrufEreignis,
  widerrufEreignisText,
} from '../../bearbeitung/ereignis.ts';
import type { Widerruf, WiderrufAuftrag } from '../../bearbeitung/verwaltung-contract.ts';
import type { GewaehlterTeil } from '../../erklaerung.ts';
import { erklaerungOf } from '../erklaerung-of.ts';
import { listWiderrufEreignisse, type WiderrufRow } from '../widerruf.repository.ts';

/** Orders that are proposed for a declaration without one. */
const mostVorschlaege = 5;

/** Declarations with their orders, as the workshop sees them, in this sequence. */
export async function toWiderrufe(db: Db, rows: WiderrufRow[]): Promise<Widerruf[]> {
  const ereignisse = await listWiderrufEreignisse(
    db,
    rows.map(({ id }) => id),
  );
  const auftragIds = new Set(rows.flatMap(({ auftragId }) => auftragId ?? []));
  const akten = new Map((await findAuftragsakten(db, [...auftragIds])).map((one) => [one.auftrag.id, one]));
  const alle: Widerruf[] = [];
  for (const row of rows) {
    const geschehen = ereignisse.get(row.id) ?? [];
    const akte = akten.get(row.auftragId ?? '');
    const widerruf = toWiderruf(row, geschehen, akte);
    const braucht = widerruf.aufgaben.includes('zuordnen');
    alle.push({ ...widerruf, vorschlaege: braucht ? await readVorschlaege(db, row) : [] });
  }
  return alle;
}

function toWiderruf(
  row: WiderrufRow,
  ereignisse: WiderrufEreignis[],
  akte: Auftragsakte | undefined,
): Omit<Widerruf, 'vorschlaege'> {
  const { link, ...erklaerung } = erklaerungOf(row, ereignisse);
  const aufnahme = aufnahmeOf(ereignisse);
  const [schluss, beleg] = [schlussOf(ereignisse), belegWegOf(ereignisse)];
  const nummer = akte?.auftrag.nummer ?? '';
  return {
    ...{ _id: row.id, ...erklaerung, geldBis: geldBis(erklaerung.eingangAt) },
    ...(aufnahme ? { eingangWeg: aufnahme.weg, notiz: aufnahme.notiz } : {}),
    ...(beleg === undefined ? {} : { beleg }),
    ...(schluss === undefined ? {} : { schluss }),
    aufgaben: aufgabenOf(row.id, ereignisse, akte),
    isGebucht: akte !== undefined && isGebucht(row.id, akte.ereignisse),
    kannZurueck:
      schluss === undefined && akte !== undefined && loesbareBuchung(akte.ereignisse, row.id) !== undefined,
    ...(akte ? { auftrag: toAuftrag(akte, { ...erklaerung, link }) } : {}),
    verlauf: ereignisse.map((one) => ({
      at: one.at,
      von: one.von,
      text: widerrufEreignisText(one, nummer),
    })),
  };
}

type Erklaert = { teile: GewaehlterTeil[]; stuecke: string; link: string };

function toAuftrag(akte: Auftragsakte, { teile: gewaehlt, stuecke, link }: Erklaert): WiderrufAuftrag {
  const { auftrag: row, posten, ereignisse, lage } = akte;
  const gilt = geltende(ereignisse);
  const geliefert = [...nurVon(gilt, 'versendet'), ...nurVon(gilt, 'abgeholt')].map(({ at }) => at).sort();
  const geliefertAt = geliefert.at(-1);
  const moeglich = widerrufbare(posten, lage, ereignisse);
  // Another order may be assigned by hand: its lines have the same numbers.
  const isSeine = link === row.id;
  return {
    ...{ _id: row.id, nummer: row.nummer, name: nameOf(row), email: row.email, bestelltAt: row.createdAt },
    ...(geliefertAt === undefined ? {} : { geliefertAt }),
    ...{ stand: lage.stand, letzteNr: ereignisse.length },
    posten: posten.map(({ nr, name, preisCent, menge }) => {
      const noch = moeglich.get(nr) ?? 0;
      const gewollt = gewaehlt.find((one) => one.nr === nr && (isSeine || one.name === name))?.menge ?? 0;
      return {
        ...{ nr, name, menge, preis: centToEuro(preisCent), moeglich: noch },
        imHaus: Math.min(noch, lage.rest.get(nr) ?? 0),
        // Pieces that are said in words are for the workshop to read.
        gewuenscht: gewaehlt.length === 0 && stuecke === '' ? noch : Math.min(noch, gewollt),
        erwartet: lage.erwartet.get(nr) ?? 0,
      };
    }),
    versand: centToEuro(restPortoOf(row.versandCent, ereignisse)),
    bezahlt: centToEuro(lage.bezahltCent),
    zurueck: centToEuro(lage.zurueckCent),
    zurueckLaeuft: centToEuro(lage.zurueckLaeuftCent),
  };
}

async function readVorschlaege(db: Db, { bestellung, email }: WiderrufRow): Promise<Widerruf['vorschlaege']> {
  const gesucht = { nummern: nummernIm(bestellung), emailKey: emailKeyOf(email), limit: mostVorschlaege };
  return (await listAehnliche(db, gesucht)).map((row) => ({
    ...{ _id: row.id, nummer: row.nummer, name: nameOf(row), email: row.email, bestelltAt: row.createdAt },
  }));
}
