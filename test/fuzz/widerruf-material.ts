import { bestellTokenOf } from '#features/auftrag/server/index.ts';
import { hashToken } from '#features/auth/server/index.ts';
import { mostErledigt } from '#features/widerruf/bearbeitung/verwaltung-contract.ts';
import { erklaerungLaengen } from '#features/widerruf/erklaerung.ts';
import { ascendingId } from '#server/db/ascending-id.ts';
import type { Db } from '#server/db/connect.ts';
import { readSecret } from '#server/secret/secret.repository.ts';
import { seitenTokenOf } from '#server/secret/seiten-link.ts';

/**
 * Declarations of a flood that wait, those of one order, and those without one: together as many as one place
 * may send in a minute.
 */
const flood = { wartend: 1000, einer: 1000, ohne: 1000 };
/** Places that the flood comes from. */
const places = 10;
const rowsAtOnce = 500;

const { name, bestellung, email, stuecke } = erklaerungLaengen;
const voll = {
  ...{ name: 'x'.repeat(name), bestellung: 'x'.repeat(bestellung) },
  ...{ email: 'x'.repeat(email), stuecke: 'x'.repeat(stuecke) },
};

/** The order that a flood is about. */
function findAuftrag(db: Db): Promise<{ id: string }> {
  return db.selectFrom('auftrag').select('id').orderBy('id').executeTakeFirstOrThrow();
}

/** Stores far more declarations than a workshop ever gets, all at their longest. */
export async function floodWiderrufe(db: Db): Promise<void> {
  const secret = await readSecret(db);
  const { id: auftragId } = await findAuftrag(db);
  const createdAt = new Date().toISOString();
  const insert = async (anzahl: number, more: (nr: number) => object, zu?: string) => {
    for (let nr = 0; nr < anzahl; nr += rowsAtOnce) {
      const rows = Array.from({ length: rowsAtOnce }, (_, one) => {
        const id = ascendingId();
        const tokenHash = hashToken(seitenTokenOf(secret, 'widerruf', id));
        return {
          ...voll,
          id,
          tokenHash,
          schluessel: id,
          teile: '[]',
          link: '',
          createdAt,
          ...more(nr + one),
        };
      });
      await db.transaction().execute(async (db) => {
        await db
          .insertInto('widerruf')
          .values(rows.map((row) => ({ ...row, auftragId: zu ?? null })))
          .execute();
        if (zu === undefined) return;
        const angaben = JSON.stringify({ auftragId: zu, wie: 'link' });
        const ereignis = { nr: 1, typ: 'zugeordnet', angaben, von: 'Automatisch', vonId: null, createdAt };
        await db
          .insertInto('widerrufEreignis')
          .values(rows.map(({ id }) => ({ ...ereignis, widerrufId: id })))
          .execute();
      });
    }
  };
  await insert(flood.einer, () => ({ bearbeitet: 1 }), auftragId);
  await db.updateTable('auftrag').set({ widerrufZuTun: 1 }).where('id', '=', auftragId).execute();
  await insert(flood.ohne, () => ({ bearbeitet: 1 }));
  await insert(flood.wartend, (nr) => ({ runde: Math.floor(nr / places) }));
}

/** The ids, links and receipts of declarations, as the calls about them use them. */
export async function collectWiderrufe(db: Db) {
  const [widerrufe, auftraege] = [
    await db.selectFrom('widerruf').select('id').where('offen', '=', 1).orderBy('id').limit(20).execute(),
    await db.selectFrom('auftrag').select(['id', 'nummer']).orderBy('createdAt', 'desc').limit(20).execute(),
  ];
  const secret = await readSecret(db);
  const ids = widerrufe.map(({ id }) => id);
  const ofWiderrufe: Record<string, string[]> = {
    ...{ id: ids, ids, nach: ids, auftragId: auftraege.map(({ id }) => id) },
    token: ids.map((id) => seitenTokenOf(secret, 'widerruf', id)),
    nummer: auftraege.map(({ nummer }) => nummer),
    bestellung: auftraege.map(({ nummer }) => nummer),
    link: auftraege.map(({ id }) => bestellTokenOf(secret, id)),
    text: ['kam doppelt'],
  };
  return (url: string, key: string): string[] | undefined =>
    url.startsWith('/api/widerruf') ? ofWiderrufe[key] : undefined;
}

/** Requests about a flood: one of its own by the link of an order, and what the workshop does with many. */
export async function widerrufRequests(db: Db): Promise<[string, string, object?][]> {
  const secret = await readSecret(db);
  const { id: auftragId } = await findAuftrag(db);
  const offene = await db
    .selectFrom('widerruf')
    .select('id')
    .where('offen', '=', 1)
    .orderBy('id', 'desc')
    .limit(mostErledigt)
    .execute();
  return [
    ['GET', `/api/widerruf/${seitenTokenOf(secret, 'widerruf', offene[0]?.id ?? '')}`],
    ['GET', '/api/widerrufe'],
    ['GET', '/api/widerrufe/lage'],
    [
      'POST',
      '/api/widerruf',
      { ...voll, stuecke: 'x'.repeat(40_000), link: bestellTokenOf(secret, auftragId) },
    ],
    ['POST', '/api/widerrufe/erledigen', { text: 'Eine Flut', ids: offene.map(({ id }) => id) }],
    ['POST', '/api/widerrufe/erledigen', { text: 'Eine Flut', auftragId }],
  ];
}
