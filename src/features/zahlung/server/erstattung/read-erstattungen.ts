import { geltende, nurVon } from '#features/auftrag/ereignisse/ereignis.ts';
import { isZurueckgezogen } from '#features/auftrag/ereignisse/erstattung.ts';
import { type Auftragsakte, findAuftragsakten } from '#features/auftrag/server/index.ts';
import { geldBis } from '#features/auftrag/zustand/geld-frist.ts';
import { drawGiroCode } from '#features/bestellung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { centToEuro } from '#shared/number/money.ts';
import { notFound } from '#shared/wire/errors.ts';
import type { Erstattungen, Erstattung as Gezeigt } from '../../erstattung/erstattung-contract.ts';
import type { ZahlungsAnbieter } from '../anbieter/anbieter.ts';
import { anbieterName } from '../anbieter/anbieter-name.ts';
import { type Erstattung, listErstattungen } from './erstattung.repository.ts';
import { listRueckzahlbare } from './rueckzahlbar.ts';

/** What of an order can go back, and what is on its way. */
export async function readErstattungen(
  db: Db,
  auftragId: string,
  anbieter: ZahlungsAnbieter | undefined,
): Promise<Erstattungen> {
  const [akte] = await findAuftragsakten(db, [auftragId]);
  if (!akte) throw notFound('Bestellung');
  const { zurueckCent, zurueckLaeuftCent } = akte.lage;
  const freiCent = zurueckCent - zurueckLaeuftCent;
  const moeglich = await listRueckzahlbare(db, auftragId, anbieter);
  const beimAnbieter = moeglich.reduce((sum, { cent }) => sum + cent, 0);
  const hoechstens = Math.min(freiCent, beimAnbieter);
  return {
    frei: centToEuro(freiCent),
    ...(anbieter && hoechstens > 0
      ? {
          anbieter: {
            betrag: centToEuro(hoechstens),
            name: anbieterName(anbieter.name),
            modus: anbieter.modus,
          },
        }
      : {}),
    hatEmail: akte.auftrag.email !== '',
    ...bisOf(akte),
    erstattungen: (await listErstattungen(db, auftragId)).map((one) => toGezeigt(one, akte)),
  };
}

/** Until when the money of a withdrawal is returned in time, while some is to be returned. */
function bisOf({ ereignisse, lage }: Auftragsakte): Pick<Erstattungen, 'bis'> {
  const [erster] = nurVon(geltende(ereignisse), 'widerruf');
  return erster && lage.zurueckCent > 0 ? { bis: geldBis(erster.at) } : {};
}

/** How it stands by its order, too: a transfer that was said to be made can be taken back there. */
export function standOf(
  { id, stand }: Pick<Erstattung, 'id' | 'stand'>,
  { ereignisse }: Pick<Auftragsakte, 'ereignisse'>,
): Erstattung['stand'] {
  return stand === 'erledigt' && isZurueckgezogen(ereignisse, id) ? 'zurueckgezogen' : stand;
}

function toGezeigt(row: Erstattung, akte: Auftragsakte): Gezeigt {
  const { nummer } = akte.auftrag;
  const stand = standOf(row, akte);
  const { id: _id, weg, createdAt: begonnenAt, beendetAt, grund, betragCent, iban, inhaber } = row;
  const name = inhaber ?? '';
  return {
    ...{ _id, weg, stand, begonnenAt, betrag: centToEuro(betragCent) },
    ...(beendetAt === null ? {} : { beendetAt }),
    ...(grund === null ? {} : { grund }),
    ...(iban === null
      ? {}
      : {
          konto: {
            ...{ iban, inhaber: name, verwendungszweck: zweckOf(nummer) },
            giroCode: drawGiroCode({ name, iban, betragCent, text: zweckOf(nummer) }),
          },
        }),
  };
}

/** What the customer reads on her statement. */
function zweckOf(nummer: string): string {
  return `Rückzahlung ${nummer}`;
}
