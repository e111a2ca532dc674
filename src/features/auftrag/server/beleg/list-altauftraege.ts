import { setImmediate as nextTurn } from 'node:timers/promises';
import { belegBruttoOf } from '#features/beleg/beleg-summen.ts';
import { belegEmpfaengerName, ohneNamen } from '#features/beleg/beleg-worte.ts';
import type { Db } from '#server/db/connect.ts';
import { tagOf } from '#shared/datum/datum.ts';
import { altbelegOf, isOhneEmpfaenger } from '../../beleg/beleg-entwurf.ts';
import type { Auftragsakte } from '../auftragsakte/auftragsakte.ts';
import { findAuftragsakten } from '../auftragsakte/list-auftragsakten.ts';
import { listAuftraegeById } from '../verwaltungsansicht/auftraege.repository.ts';
import { listAltlieferungRows } from './altlieferung.repository.ts';
import { isUnlesbar } from './is-unlesbar.ts';
import { toBerechnet } from './to-berechnet.ts';

/** Few enough that other requests are answered in between; their events are read and replayed in one turn. */
const batch = 5;

/** An order that was delivered before there were documents; `bruttoCent`: what one would say today. */
export type Altauftrag = {
  id: string;
  nummer: string;
  /** The latest day of supply. */
  tag: string;
  name?: string;
  bruttoCent: number;
  hindernis?: 'anschrift' | 'unlesbar';
};

/**
 * The latest day of supply of these orders. Those that need no document are left out: nothing is billed of them any
 * more, or their person was deleted as the time to keep their documents is over. Events are only read where that is
 * not plain.
 */
export async function listAltlieferungen(db: Db, ids: string[]): Promise<{ id: string; tag: string }[]> {
  if (ids.length === 0) return [];
  const rows = await listAltlieferungRows(db, ids);
  await nextTurn();
  const bewegte = rows.filter(({ istBewegt }) => istBewegt).map(({ auftragId }) => auftragId);
  const zuBerechnen = new Map((await listAltauftraege(db, bewegte)).map((one) => [one.id, one.tag]));
  return rows.flatMap(({ auftragId: id, at, istBewegt }) => {
    const tag = istBewegt ? zuBerechnen.get(id) : tagOf(new Date(at));
    return tag === undefined ? [] : { id, tag };
  });
}

/** The same for all of them, whatever they need; who was deleted is left out. */
export async function listAltlieferungstage(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  return new Map(
    (await listAltlieferungRows(db, ids)).map(({ auftragId, at }) => [auftragId, tagOf(new Date(at))]),
  );
}

/** What the documents of these orders would say; those that need none are left out. */
export async function listAltauftraege(db: Db, ids: string[]): Promise<Altauftrag[]> {
  const alle: Altauftrag[] = [];
  for (let from = 0; from < ids.length; from += batch) {
    const rows = await listAltlieferungRows(db, ids.slice(from, from + batch));
    const akten = await readAkten(
      db,
      rows.map(({ auftragId }) => auftragId),
    );
    const fort = new Map(rows.map(({ auftragId, at }) => [auftragId, at]));
    for (const [id, akte] of akten) {
      const altauftrag = akte && altauftragOf(akte);
      if (altauftrag === 'unlesbar' || !akte) alle.push(...(await unlesbare(db, id, fort.get(id) ?? '')));
      else if (altauftrag) alle.push(altauftrag);
    }
    await nextTurn();
  }
  return alle;
}

/** The orders with their events; `undefined` for one that cannot be read. */
async function readAkten(db: Db, ids: string[]): Promise<Map<string, Auftragsakte | undefined>> {
  try {
    return new Map((await findAuftragsakten(db, ids)).map((akte) => [akte.auftrag.id, akte]));
  } catch (error) {
    if (!isUnlesbar(error)) throw error;
    const [id = ''] = ids;
    if (ids.length === 1) return new Map([[id, undefined]]);
    const einzeln = new Map<string, Auftragsakte | undefined>();
    for (const one of ids) for (const [id, akte] of await readAkten(db, [one])) einzeln.set(id, akte);
    return einzeln;
  }
}

function altauftragOf({ auftrag, posten, ereignisse }: Auftragsakte): Altauftrag | 'unlesbar' | undefined {
  try {
    const berechnet = toBerechnet(auftrag, posten, ereignisse);
    const entwurf = altbelegOf(berechnet, ereignisse, '');
    if (!entwurf) return undefined;
    const name = belegEmpfaengerName(berechnet.rechnung);
    return {
      ...{ id: auftrag.id, nummer: auftrag.nummer, tag: entwurf.leistung.bis },
      ...(name === ohneNamen ? {} : { name }),
      bruttoCent: belegBruttoOf(entwurf),
      ...(isOhneEmpfaenger(entwurf) ? { hindernis: 'anschrift' } : {}),
    };
  } catch (error) {
    if (isUnlesbar(error)) return 'unlesbar';
    throw error;
  }
}

async function unlesbare(db: Db, id: string, at: string): Promise<Altauftrag[]> {
  const rows = await listAuftraegeById(db, [id]);
  return rows.map(({ nummer }) => {
    return { id, nummer, tag: tagOf(new Date(at)), bruttoCent: 0, hindernis: 'unlesbar' };
  });
}
