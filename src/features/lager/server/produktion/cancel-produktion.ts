import { randomUUIDv7 } from 'node:crypto';
import { type Buchungsanlass, listBuchung, lockBestaende, moveAll } from '#features/bestand/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { AppError, notFound } from '#shared/wire/errors.ts';
import { lagerGruppen } from '../../artikel.ts';
import type { LagerArtikel } from '../../contract.ts';
import { stornoGrund } from '../../gruende.ts';
import { mengeText } from '../../menge-text.ts';
import type { Storno } from '../../produktion/produktion-contract.ts';
import { bookWatched } from '../book-watched.ts';
import { findArtikelRows } from '../lager.repository.ts';
import { toLagerArtikel } from '../to-lager-artikel.ts';
import { claimStorno, findProduktion } from './produktion.repository.ts';

type Rueckgabe = { artikel: LagerArtikel; isEntfernt: boolean; menge: number };

/** Reverses a whole production, once, by a booking that refers to it; names the orders that it hits (R38). */
export function cancelProduktion(db: Db, produktionId: string, anlass: Buchungsanlass): Promise<Storno> {
  return inTransaction(db, async (db) => {
    const produktion = await findProduktion(db, produktionId);
    if (!produktion) throw notFound('Produktion');
    const { typ } = lagerGruppen.produkte;
    const { produktId: artikelId } = produktion;
    const { gebucht, betroffene } = await bookWatched(db, [{ typ, artikelId }], () =>
      takeBack(db, produktionId, anlass),
    );
    return { ...gebucht, betroffen: betroffene.get(artikelId) };
  });
}

async function takeBack(db: Tx, produktionId: string, anlass: Buchungsanlass): Promise<Storno> {
  const buchungId = randomUUIDv7();
  // Of two concurrent reversals, the second waits here and then finds the production reversed.
  const produktion = await claimStorno(db, { buchungId: produktionId, stornoId: buchungId });
  if (!produktion) throw new AppError('CONFLICT', 'Diese Produktion wurde schon zurückgenommen.');
  const rueckgaben = await loadRueckgaben(db, produktionId);
  const fehler = rueckgaben.flatMap(describeHindernis);
  if (fehler.length > 0)
    throw new AppError('CONFLICT', 'Die Produktion kann nicht zurückgenommen werden', { fehler });

  const posten = rueckgaben.map(({ artikel: { artikelId, name }, menge }) => ({ artikelId, name, menge }));
  const neueBestaende = await moveAll(db, posten, {
    ...anlass,
    buchungId,
    typ: 'storno',
    stornoVon: produktionId,
    grund: stornoGrund(produktion),
  });
  return {
    buchungId,
    bewegungen: rueckgaben.map(({ artikel: { artikelId, name, einheit }, menge }) => ({
      name,
      menge,
      einheit,
      neuerBestand: neueBestaende.get(artikelId) ?? 0,
    })),
  };
}

/** The inverted movements of the production, with their levels locked until the transaction ends. */
async function loadRueckgaben(db: Tx, produktionId: string): Promise<Rueckgabe[]> {
  const gebucht = new Map((await listBuchung(db, produktionId)).map((one) => [one.artikelId, one.menge]));
  await lockBestaende(db, gebucht.keys());
  const rows = await findArtikelRows(db, [...gebucht.keys()]);
  return rows.map((row) => ({
    artikel: toLagerArtikel(row),
    isEntfernt: row.entferntAls !== null,
    menge: -(gebucht.get(row.artikelId) ?? 0),
  }));
}

function describeHindernis({ artikel, isEntfernt, menge }: Rueckgabe): string[] {
  const { name, einheit, menge: vorrat } = artikel;
  if (isEntfernt) return [`${name} gibt es nicht mehr`];
  if (vorrat + menge >= 0) return [];
  return [`${name}: ${mengeText(-menge, einheit)} zurückzunehmen, ${mengeText(vorrat, einheit)} vorhanden`];
}
