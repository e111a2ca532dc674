import { holdBestand, lockBestaende } from '#features/bestand/server/index.ts';
import { listProdukteKurz, watchVerfuegbarkeit } from '#features/portfolio/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { lockKatalog } from '#server/katalog-version/katalog-version.repository.ts';
import { AppError } from '#shared/wire/errors.ts';
import type { Markttag, MitnehmenBody } from '../contract.ts';
import { marktName } from '../markt-text.ts';
import { findMarkttag, insertMarkttag, savePosten } from './markt.repository.ts';
import { refuseOhnePreis } from './refuse-ohne-preis.ts';
import { toMarkttage } from './to-markttag.ts';

/** Who does something with a market day, and when. */
export type MarktBearbeitung = { von: { id: string; name: string }; now: Date };

/**
 * Holds the pieces that are taken to a market, so that the shop cannot sell them meanwhile; all or nothing,
 * and once for its id.
 */
export function takeAlong(db: Db, body: MitnehmenBody, bearbeitung: MarktBearbeitung): Promise<Markttag> {
  const posten = body.posten.filter(({ menge }) => menge > 0);
  const ids = posten.map(({ produktId }) => produktId);
  return inTransaction(db, (db) =>
    watchVerfuegbarkeit(db, ids, async () => {
      const vorher = await findMarkttag(db, body._id);
      if (!vorher) await hold(db, { ...body, posten }, bearbeitung);
      return readMarkttag(db, body._id);
    }),
  );
}

async function hold(db: Tx, { _id: id, ort, tag, posten }: MitnehmenBody, bearbeitung: MarktBearbeitung) {
  const { von, now } = bearbeitung;
  const ids = posten.map(({ produktId }) => produktId);
  const bestaende = await lockBestaende(db, ids);
  const produkte = await listProdukteKurz(db, ids);
  const fehler = posten.flatMap(({ produktId, menge }) => {
    const bestand = bestaende.get(produktId);
    const frei = Math.max(0, (bestand?.menge ?? 0) - (bestand?.reserviert ?? 0));
    return menge > frei ? mangelText(produkte.get(produktId)?.name, frei) : [];
  });
  if (fehler.length > 0) throw new AppError('CONFLICT', 'So viel ist nicht frei', { fehler });
  refuseOhnePreis(produkte);

  const at = now.toISOString();
  await insertMarkttag(db, {
    ...{ id, ort, tag, stand: 'unterwegs', von: von.name, vonId: von.id, createdAt: at, geaendertAt: at },
    ...{ umsatzCent: null, steuermodus: null, buchungId: null, stornoId: null },
  });
  const rows = posten.map(({ produktId, menge }, index) => {
    const produkt = produkte.get(produktId);
    return {
      ...{ markttagId: id, nr: index + 1, produktId, mitgenommen: menge, zurueck: 0 },
      name: produkt?.name ?? '',
      preisCent: produkt?.preisCent ?? 0,
      steuersatzPromille: produkt?.steuersatzPromille ?? 0,
    };
  });
  await savePosten(db, rows);
  const stuecke = posten.map(({ produktId, menge }) => ({ artikelId: produktId, menge }));
  await holdBestand(db, { auftragId: id, nummer: marktName({ ort, tag }), posten: stuecke, at: now });
}

function mangelText(name: string | undefined, frei: number): string {
  if (name === undefined) return 'Ein Produkt gibt es nicht mehr. Bitte laden Sie das Blatt neu.';
  if (frei === 0) return `Von ${name} ist nichts frei.`;
  return frei === 1 ? `Von ${name} ist nur 1 Stück frei.` : `Von ${name} sind nur ${frei} Stück frei.`;
}

/** A day as it is now. */
export async function readMarkttag(db: Db, id: string): Promise<Markttag> {
  const row = await findMarkttag(db, id);
  const [tag] = row ? await toMarkttage(db, [row]) : [];
  if (!tag) throw new AppError('NOT_FOUND', 'Diesen Markttag gibt es nicht.');
  return tag;
}

/** Locks what every change of a market day waits for, and reads it after that. */
export async function lockTag(db: Tx, id: string) {
  await lockKatalog(db);
  return findMarkttag(db, id);
}
