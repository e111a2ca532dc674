import type { Db } from '#server/db/connect.ts';
import { notFound } from '#shared/wire/errors.ts';
import type { Widerruf, Widerrufe } from '../../bearbeitung/verwaltung-contract.ts';
import { isGeldOffen } from '../../bearbeitung/widerruf-worte.ts';
import { listZuTun } from '../list-zu-tun.ts';
import { countOffene, findWiderruf, listErledigte, listOffene } from '../widerruf.repository.ts';
import { toWiderrufe } from './to-widerruf.ts';

/** Withdrawals with something to do that one answer holds: a workshop has a handful. */
const mostOffene = 300;

/** Those that are done, in one page. */
const seite = 20;

/** All withdrawals with something to do, the first due first, and a page of those that are done. */
export async function listWiderrufe(db: Db, { nach }: { nach?: string | undefined }): Promise<Widerrufe> {
  const zuTun = await listZuTun(db);
  const rows = nach === undefined ? await listOffene(db, { zuTun, limit: mostOffene }) : [];
  const erledigte = await listErledigte(db, { zuTun, nach, limit: seite + 1 });
  const weiter = erledigte.length > seite ? erledigte[seite - 1]?.id : undefined;
  const seitenZeilen = await toWiderrufe(db, erledigte.slice(0, seite));
  const alle = [...(await toWiderrufe(db, rows)), ...seitenZeilen];
  const isOffen = ({ aufgaben }: Widerruf) => aufgaben.length > 0;
  // Of an order with several, one may be done while another is not.
  const fertig = alle.filter((one) => !isOffen(one)).toSorted((a, b) => (a._id < b._id ? 1 : -1));
  return {
    offene: alle.filter(isOffen).toSorted((a, b) => (faelligkeitOf(a) < faelligkeitOf(b) ? -1 : 1)),
    weitere: rows.length < mostOffene ? 0 : (await countOffene(db, zuTun)) - mostOffene,
    erledigte: fertig,
    ...(weiter === undefined ? {} : { weiter }),
  };
}

/** How many have something to do, and the first day on which money is due. */
export async function readWiderrufLage(db: Db): Promise<{ offen: number; geldBis?: string }> {
  const zuTun = await listZuTun(db);
  const alle = await toWiderrufe(db, await listOffene(db, { zuTun, limit: mostOffene }));
  const offene = alle.filter(({ aufgaben }) => aufgaben.length > 0);
  const offen = alle.length < mostOffene ? offene.length : await countOffene(db, zuTun);
  const faellige = offene.filter(isGeldOffen);
  const [erste] = faellige.map(({ geldBis }) => geldBis).sort();
  return { offen, ...(erste ? { geldBis: erste } : {}) };
}

/** One that came by letter is due by its own day, whenever it was taken in. */
function faelligkeitOf({ geldBis, _id }: Widerruf): string {
  return `${geldBis} ${_id}`;
}

export async function readWiderruf(db: Db, id: string): Promise<Widerruf> {
  const row = await findWiderruf(db, id);
  const [widerruf] = row ? await toWiderrufe(db, [row]) : [];
  if (!widerruf) throw notFound('Widerruf');
  return widerruf;
}
