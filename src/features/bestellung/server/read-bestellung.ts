import type {
  Bestellung,
  Ueberweisung,
  Ueberweisungsdaten,
} from '#features/auftrag/kundensicht/bestellung-contract.ts';
import type { AuftragRow } from '#features/auftrag/server/index.ts';
import {
  findByBestellToken,
  listEreignisse,
  listPosten,
  toBestellung,
} from '#features/auftrag/server/index.ts';
import { toBelegZeile } from '#features/beleg/contract.ts';
import { listBelegeVon } from '#features/beleg/server/index.ts';
import { readErlaubtesAngebot } from '#features/einstellung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { euroToCent } from '#shared/number/money.ts';
import { AppError } from '#shared/wire/errors.ts';
import { drawGiroCode } from './draw-giro-code.ts';

/** The order of a link. A link that opens none says nothing more, whatever it looks like. */
export async function findBestellung(db: Db, token: string): Promise<AuftragRow> {
  const row = await findByBestellToken(db, token);
  if (!row)
    throw new AppError(
      'NOT_FOUND',
      'Unter diesem Link gibt es keine Bestellung. Bitte prüfen Sie, ob er vollständig ist.',
    );
  return row;
}

/** The id of the order of a link, or `undefined`. */
export async function findBestellungId(db: Db, token: string): Promise<string | undefined> {
  return (await findByBestellToken(db, token))?.id;
}

/** An order as its customer sees it, by its link. */
export async function readBestellung(db: Db, token: string): Promise<Bestellung> {
  const row = await findBestellung(db, token);
  const [posten, ereignisse] = [await listPosten(db, row.id), await listEreignisse(db, [row.id])];
  const belege = (await listBelegeVon(db, [row.id])).get(row.id) ?? [];
  const verlauf = { ereignisse: ereignisse.get(row.id) ?? [], belege };
  const { ueberweisung, online, ...bestellung } = toBestellung(row, posten, verlauf);
  const isZahlbar = online !== undefined && Boolean((await readErlaubtesAngebot(db))?.wege.length);
  return {
    ...bestellung,
    ...(belege.length > 0 ? { belege: belege.map(toBelegZeile) } : {}),
    ...(isZahlbar ? { online } : {}),
    ...(ueberweisung ? { ueberweisung: mitGiroCode(ueberweisung) } : {}),
  };
}

function mitGiroCode(ueberweisung: Ueberweisungsdaten): Ueberweisung {
  const { kontoinhaber: name, iban, betrag, verwendungszweck: text } = ueberweisung;
  return { ...ueberweisung, giroCode: drawGiroCode({ name, iban, betragCent: euroToCent(betrag), text }) };
}
