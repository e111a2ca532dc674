import { findAuftragsakten, hasOffenenEingang } from '#features/auftrag/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { aufgabenOf, isGebucht } from '../bearbeitung/aufgaben.ts';
import { auftragOf, schlussOf, widerrufEreignisAngaben } from '../bearbeitung/ereignis.ts';
import { klareTeile } from '../klare-angabe.ts';
import { listIds, listWiderrufEreignisRows, listWiderrufRows } from './verify-widerrufe.repository.ts';
import { listWiderrufEreignisse } from './widerruf.repository.ts';

const batch = 500;

/**
 * Finds problems with withdrawals: declarations and events that cannot be read, and such whose order is
 * missing, or does not know of them, so that it would be packed.
 */
export async function verifyWiderrufe(db: Db): Promise<string[]> {
  const problems: string[] = [];
  let nach = '';
  for (;;) {
    const ids = await listIds(db, { nach, limit: batch });
    if (ids.length === 0) return problems;
    problems.push(...(await verifySome(db, ids)));
    nach = ids.at(-1) ?? '';
  }
}

async function verifySome(db: Db, ids: string[]): Promise<string[]> {
  const rows = await listWiderrufRows(db, ids);
  const unlesbar = new Map<string, string>();
  for (const { id, teile } of rows) if (!isTeile(teile)) unlesbar.set(id, 'die Stücke sind nicht lesbar.');
  const ereignisse = Map.groupBy(await listWiderrufEreignisRows(db, ids), ({ widerrufId }) => widerrufId);
  for (const [id, all] of ereignisse)
    all.forEach(({ nr, typ, angaben }, index) => {
      const schema = Object.entries(widerrufEreignisAngaben).find(([name]) => name === typ)?.[1];
      if (nr !== index + 1 || !schema?.safeParse(parsed(angaben)).success)
        unlesbar.set(id, `Ereignis ${nr} ist nicht lesbar oder nicht an seiner Stelle.`);
    });
  const lesbar = rows.filter(({ id }) => !unlesbar.has(id));
  return [
    ...[...unlesbar].map(([id, problem]) => `Widerruf ${id}: ${problem}`),
    ...(await auftragProblems(db, lesbar)),
  ];
}

type Rows = Awaited<ReturnType<typeof listWiderrufRows>>;

async function auftragProblems(db: Db, rows: Rows): Promise<string[]> {
  const ereignisse = await listWiderrufEreignisse(
    db,
    rows.map(({ id }) => id),
  );
  const auftragIds = new Set([...ereignisse.values()].flatMap((all) => auftragOf(all) ?? []));
  const akten = new Map((await findAuftragsakten(db, [...auftragIds])).map((one) => [one.auftrag.id, one]));
  return rows.flatMap(({ id, ...row }) => {
    const geschehen = ereignisse.get(id) ?? [];
    const auftragId = auftragOf(geschehen);
    if (row.auftragId !== (auftragId ?? null) || row.offen !== (schlussOf(geschehen) === undefined ? 1 : 0))
      return [`Widerruf ${id}: Was von ihm in der Liste steht, folgt nicht aus seinen Ereignissen.`];
    if (auftragId === undefined) return [];
    const akte = akten.get(auftragId);
    if (!akte) return [`Widerruf ${id}: seine Bestellung fehlt.`];
    // Of several that wait it notes one.
    const weiss = hasOffenenEingang(akte) || isGebucht(id, akte.ereignisse);
    const isNoetig = schlussOf(geschehen) === undefined && akte.lage.stand !== 'storniert';
    if (isNoetig && !weiss) return [`Widerruf ${id}: Bestellung ${akte.auftrag.nummer} weiß nichts von ihm.`];
    const hasAufgaben = aufgabenOf(id, geschehen, akte).length > 0;
    return hasAufgaben && !akte.lage.isWiderrufZuTun
      ? [`Widerruf ${id}: Er steht bei den erledigten, obwohl etwas zu tun ist.`]
      : [];
  });
}

function isTeile(text: string): boolean {
  const teile = parsed(text);
  return Array.isArray(teile) && klareTeile(teile).length === teile.length;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
