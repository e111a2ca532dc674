import type { Author } from '#features/auftrag/server/index.ts';
import { addAuftrag, bestellTokenOf, type PostAdresse, writePost } from '#features/auftrag/server/index.ts';
import { holdBestand } from '#features/bestand/server/index.ts';
import { keepBilder } from '#features/bild/server/index.ts';
import type { Steuerwechsel } from '#features/einstellung/server/index.ts';
import { keepFassungen } from '#features/rechtstexte/server/index.ts';
import { ascendingId } from '#server/db/ascending-id.ts';
import type { Tx } from '#server/db/connect.ts';
import type { AuftragTable } from '#server/db/schema.ts';
import { raiseKatalogVersion } from '#server/katalog-version/katalog-version.repository.ts';
import type { Bestellsumme } from '../konditionen/summe.ts';
import { isAndersGesagt, type Ware } from '../konditionen/ware.ts';
import type { KonditionenMitTexten } from './konditionen-cache.ts';
import { type Bestellangaben, toAuftragRow, toPostenRows } from './to-auftrag-rows.ts';

/** An order that was decided: goods, sums and conditions of this moment, and who makes it for whom. */
type Entschieden = {
  angaben: Bestellangaben;
  waren: Ware[];
  summe: Bestellsumme;
  konditionenMitTexten: KonditionenMitTexten;
  von: Author;
  /** The workshop enters it for somebody who called. */
  isTelefon?: boolean;
};

type Umstaende = { at: Date; adresse: PostAdresse; secret: string; steuerwechsel: Steuerwechsel };

/**
 * Writes an order with lines, first event, held pieces, legal texts and mail. The caller has locked the
 * catalogue and the levels, and has decided after that. The first one that is taxed ends § 19 UStG for the shop.
 * `secret`: the installation's. Returns it with its link's token.
 */
export async function writeAuftrag(
  db: Tx,
  { angaben, waren, summe, konditionenMitTexten, von, isTelefon = false }: Entschieden,
  { at, adresse, secret, steuerwechsel }: Umstaende,
): Promise<{ auftrag: AuftragTable; token: string }> {
  const { konditionen, fassungen, einstellungen } = konditionenMitTexten;
  const id = ascendingId();
  const token = bestellTokenOf(secret, id);
  const row = toAuftragRow({ ...angaben, id, token, konditionen, summe, at, waren });
  const { praefix, tag } = konditionen;
  const posten = (auftragId: string) => toPostenRows(auftragId, waren);
  const akte = await addAuftrag(db, { row, posten, praefix, tag, von, isTelefon });
  const { auftrag } = akte;
  await keepBilder(db, waren);
  await holdWaren(db, { auftrag, waren, at });
  if (!konditionenMitTexten.areKept) await keepFassungen(db, fassungen, at);
  await writePost(db, akte, { adresse, now: at, einstellungen });
  if (summe.steuermodus !== konditionen.steuermodus)
    await steuerwechsel.record(db, {
      ...{ ab: tag, now: at },
      verkauf: { art: 'bestellung', nummer: auftrag.nummer, cent: summe.gesamtCent },
    });
  return { auftrag, token };
}

/** Holds the pieces, and lets cached pages go that say 'noch 2' of what is 'gerade vergriffen' now. */
async function holdWaren(
  db: Tx,
  { auftrag, waren, at }: { auftrag: { id: string; nummer: string }; waren: Ware[]; at: Date },
): Promise<void> {
  const posten = waren.map(({ produktId, menge }) => ({ artikelId: produktId, menge }));
  await holdBestand(db, { auftragId: auftrag.id, nummer: auftrag.nummer, posten, at });
  if (waren.some(isAndersGesagt)) await raiseKatalogVersion(db);
}
