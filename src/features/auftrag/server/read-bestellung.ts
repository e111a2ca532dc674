import { z } from 'zod';
import type { Db } from '#server/db/connect.ts';
import { tagOf } from '#shared/datum.ts';
import { AppError } from '#shared/errors.ts';
import { centToEuro } from '#shared/money.ts';
import { anschrift } from '../anschrift-body.ts';
import type { Bestellung, Ueberweisung } from '../bestellung-contract.ts';
import type { Ereignis } from '../ereignis.ts';
import { ereignisText } from '../ereignis-text.ts';
import { type Gezeigt, gezeigt } from '../gezeigt.ts';
import { toSteuerZeile } from '../kasse.ts';
import { offenCent, standOf, stornoProblem } from '../stand.ts';
import { steuerAnteil } from '../summe.ts';
import { type AuftragRow, findAuftragByToken, listPosten, type PostenRow } from './bestellung.repository.ts';
import { listEreignisse } from './ereignis.repository.ts';
import { giroCodeOf } from './giro-code.ts';

const steuer = z.array(steuerAnteil);

/** The order of a link. A link that opens none says nothing more, whatever it looks like. */
export async function findBestellung(db: Db, token: string): Promise<AuftragRow> {
  const isToken = /^[\w-]{43}$/.test(token);
  const row = await findAuftragByToken(db, isToken ? token : '');
  if (!row)
    throw new AppError(
      'NOT_FOUND',
      'Unter diesem Link gibt es keine Bestellung. Bitte prüfen Sie, ob er vollständig ist.',
    );
  return row;
}

/** An order as its customer sees it: only what was kept when it was made, and what happened since (R40). */
export async function readBestellung(db: Db, token: string): Promise<Bestellung> {
  const row = await findBestellung(db, token);
  const [posten, ereignisse] = [await listPosten(db, row.id), await listEreignisse(db, [row.id])];
  return toBestellung(row, posten, ereignisse.get(row.id) ?? []);
}

/** The same of rows that were read already. */
export function toBestellung(row: AuftragRow, posten: PostenRow[], ereignisse: Ereignis[]): Bestellung {
  const { nummer, createdAt: bestelltAt, versandart, zahlart, email } = row;
  const stand = standOf(row.gesamtCent, ereignisse);
  const damals = gezeigt.parse(JSON.parse(row.gezeigt));
  const { abholung, preisHinweis, laden } = damals;
  const ueberweisung =
    stand === 'offen' && zahlart === 'vorkasse' ? ueberweisungOf(row, damals, ereignisse) : undefined;
  return {
    ...{ nummer, bestelltAt, stand, versandart, zahlart, email, preisHinweis },
    posten: posten.map(toPosten),
    zwischensumme: centToEuro(row.warenCent),
    versand: centToEuro(row.versandCent),
    gesamt: centToEuro(row.gesamtCent),
    steuer: steuer.parse(JSON.parse(row.steuer)).map(toSteuerZeile),
    termin: { von: row.terminVon, bis: row.terminBis },
    rechnung: anschrift.parse(JSON.parse(row.rechnung)),
    ...(row.lieferung === null ? {} : { lieferung: anschrift.parse(JSON.parse(row.lieferung)) }),
    ...(ueberweisung ? { ueberweisung } : {}),
    ...(versandart === 'abholung' && abholung ? { abholung } : {}),
    laden: { name: laden.name, email: laden.email, telefon: laden.telefon },
    ereignisse: ereignisse.map((one) => ({ typ: one.typ, at: one.at, text: ereignisText(one, zahlart) })),
    kannStornieren: stornoProblem(stand, zahlart) === undefined,
    hatKonto: row.accountId !== null,
  };
}

function toPosten(row: PostenRow): Bestellung['posten'][number] {
  const { produktId, name, seife, aroma, gramm, menge, preisCent, grundpreisCent, summeCent, bild } = row;
  return {
    ...{ produktId, name, menge, preis: centToEuro(preisCent), summe: centToEuro(summeCent) },
    ...(seife === null ? {} : { seife }),
    ...(aroma === null ? {} : { aroma }),
    ...(gramm === null ? {} : { gramm }),
    ...(grundpreisCent === null ? {} : { grundpreis: centToEuro(grundpreisCent) }),
    ...(bild === null ? {} : { bild }),
  };
}

/** After a late reminder the order is cancelled later than it was said at first. */
function ueberweisungOf(
  row: AuftragRow,
  { ueberweisung }: Gezeigt,
  ereignisse: Ereignis[],
): Ueberweisung | undefined {
  if (!ueberweisung) return undefined;
  const betragCent = offenCent(row.gesamtCent, ereignisse);
  const { erinnernAm: _erinnernAm, ...gesagt } = ueberweisung;
  const { kontoinhaber: name, iban } = gesagt;
  const isErinnert = ereignisse.some(({ typ }) => typ === 'erinnert');
  const geplant = isErinnert && row.faelligAt !== null ? tagOf(new Date(row.faelligAt)) : '';
  return {
    ...gesagt,
    stornoAm: geplant > ueberweisung.stornoAm ? geplant : ueberweisung.stornoAm,
    betrag: centToEuro(betragCent),
    verwendungszweck: row.nummer,
    giroCode: giroCodeOf({ name, iban, betragCent, text: row.nummer }),
  };
}
