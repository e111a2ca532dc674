import { setImmediate as nextTurn } from 'node:timers/promises';
import { gesuchteAuftraege } from '#features/auftrag/server/index.ts';
import type { BelegSteuer } from '#features/beleg/beleg-inhalt.ts';
import {
  type BelegStelle,
  countMonate,
  findBelegStelle,
  listBelegeById,
  listMonatsbelege,
  readBelegSteuern,
  searchBelege,
} from '#features/beleg/server/index.ts';
import { findMarkttageIn } from '#features/markt/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { AppError } from '#shared/wire/errors.ts';
import type { BelegeListe, BelegeQuery } from '../contract.ts';
import { addSteuern, toSatzSumme } from '../satz-summen.ts';
import { hasAltbestand } from './altbestand.ts';
import { readAnlaesse } from './read-anlaesse.ts';

/** Documents on one page. */
const limit = 100;

/** Documents whose taxes are added in one turn: few enough that no request waits for it. */
const proTurn = 500;

type Seite = { ids: string[]; anzahl?: number; summen?: BelegSteuer[] };

/** A page of the documents of a month, or of those that a search finds; the newest first. */
export async function listBelege(db: Db, { monat, suche, nach }: BelegeQuery): Promise<BelegeListe> {
  const stelle = nach === undefined ? undefined : await readStelle(db, nach);
  const { ids, anzahl, summen } = await (suche === undefined
    ? listMonat(db, monat ?? '', stelle)
    : listGesuchte(db, suche, stelle));
  await nextTurn();
  const belege = await listBelegeById(db, ids.slice(0, limit));
  const mitAnlass = await readAnlaesse(db, belege);
  await nextTurn();
  return {
    belege: mitAnlass.map(({ zeile }) => zeile),
    ...(anzahl === undefined ? {} : { anzahl }),
    hatMehr: ids.length > limit,
    ...(summen ? { summen: summen.map(toSatzSumme) } : {}),
    monate: await countMonate(db),
    ...(suche === undefined && nach === undefined ? { hatAltbestand: await hasAltbestand(db) } : {}),
  };
}

async function readStelle(db: Db, nummer: string): Promise<BelegStelle> {
  const stelle = await findBelegStelle(db, nummer);
  if (stelle) return stelle;
  throw new AppError('BAD_REQUEST', 'Den Beleg, nach dem die Liste weitergehen soll, gibt es nicht.');
}

async function listMonat(db: Db, monat: string, nach: BelegStelle | undefined): Promise<Seite> {
  const alle = await listMonatsbelege(db, monat);
  let summen: BelegSteuer[] = [];
  for (let from = 0; from < alle.length; from += proTurn) {
    if (from > 0) await nextTurn();
    const teil = alle.slice(from, from + proTurn);
    summen = addSteuern(
      summen,
      teil.flatMap(({ steuern }) => readBelegSteuern(steuern)),
    );
  }
  const rest = alle.filter((one) => !nach || isDavor(one, nach)).slice(0, limit + 1);
  return { ids: rest.map(({ id }) => id), anzahl: alle.length, summen };
}

function isDavor(a: BelegStelle, b: BelegStelle): boolean {
  return a.jahr < b.jahr || (a.jahr === b.jahr && a.lauf < b.lauf);
}

async function listGesuchte(db: Db, suche: string, nach: BelegStelle | undefined): Promise<Seite> {
  const auftraege = gesuchteAuftraege(db, suche);
  const markttage = await findMarkttageIn(db, suche);
  const ids = await searchBelege(db, { suche, auftraege, markttage, nach, limit: limit + 1 });
  return { ids, ...(nach === undefined && ids.length <= limit ? { anzahl: ids.length } : {}) };
}
