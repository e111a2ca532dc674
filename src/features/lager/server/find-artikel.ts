import type { Db } from '#server/db/connect.ts';
import { AppError, notFound } from '#shared/wire/errors.ts';
import type { LagerTyp } from '../artikel.ts';
import type { LagerArtikel } from '../contract.ts';
import { type ArtikelRow, findArtikelRows } from './lager.repository.ts';
import { toLagerArtikel } from './to-lager-artikel.ts';

/** How a body refers to an article: by its own id or that of its level, a product also by portfolioId. */
export type ArtikelWahl = {
  typ: LagerTyp;
  artikelId?: string | undefined;
  portfolioId?: string | undefined;
};

/** The article that a body refers to; a deleted one counts as missing. */
export async function findArtikel(
  db: Db,
  { typ, artikelId, portfolioId }: ArtikelWahl,
): Promise<LagerArtikel> {
  const ids = [artikelId, portfolioId].filter((id) => id !== undefined);
  const [row, other] = await findArtikelRows(db, ids);
  if (other) {
    const fehler = ['portfolioId: gehört zu einem anderen Artikel als artikelId'];
    throw new AppError('BAD_REQUEST', 'Ungültige Eingabe: Welcher Artikel?', { fehler });
  }
  const artikel = row && row.entferntAls === null ? toLagerArtikel(row) : undefined;
  if (artikel?.typ !== typ) throw notFound('Artikel');
  return artikel;
}

/** The level with this id or of the article with this id; deleted articles included (R9). */
export async function findBestand(db: Db, itemId: string): Promise<ArtikelRow> {
  const [row] = await findArtikelRows(db, [itemId]);
  if (!row) throw notFound('Artikel');
  return row;
}
