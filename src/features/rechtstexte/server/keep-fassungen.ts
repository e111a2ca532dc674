import { createHash } from 'node:crypto';
import type { Einstellungen } from '#features/einstellung/gruppen/gruppen.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import type { RechtstextLage } from '../platzhalter/rechtstext-angaben.ts';
import { fassungAm } from '../rechtstext-fassung.ts';
import { insertFassungen, listKeptFassungen } from './gezeigte-fassung.repository.ts';
import { listFassungen, readFassungText } from './list-fassungen.ts';
import { bloeckeOf } from './read-rechtstext.ts';
import { withAnbieter } from './with-anbieter.ts';

/** The texts that belong to the contract of an order, or that it must name. */
const arten = ['agb', 'widerruf', 'versand', 'datenschutz'] as const;

/** A legal text as shoppers read it; `hash` is the SHA-256 of `bloecke`, which is JSON. */
export type GezeigteFassung = { art: string; nr: number; hash: string; bloecke: string };

/** The legal texts that an order refers to, filled with these settings, as they are valid on a day. */
export async function readGezeigteFassungen(
  db: Db,
  einstellungen: Einstellungen,
  jetzt: RechtstextLage,
): Promise<GezeigteFassung[]> {
  const lage = await withAnbieter(db, einstellungen, jetzt);
  const gezeigt: GezeigteFassung[] = [];
  for (const art of arten) {
    const aktuell = fassungAm(await listFassungen(db, art), lage.tag);
    if (!aktuell) continue;
    const text = await readFassungText(db, art, aktuell.nr);
    const bloecke = JSON.stringify(bloeckeOf(text, einstellungen, lage));
    const hash = createHash('sha256').update(bloecke).digest('hex');
    gezeigt.push({ art, nr: aktuell.nr, hash, bloecke });
  }
  return gezeigt;
}

/** Keeps what these texts say, once for all orders that refer to it (R40). */
export async function keepFassungen(db: Tx, fassungen: GezeigteFassung[], at: Date): Promise<void> {
  const kept = new Set(
    await listKeptFassungen(
      db,
      fassungen.map(({ hash }) => hash),
    ),
  );
  const missing = fassungen.filter(({ hash }) => !kept.has(hash));
  const createdAt = at.toISOString();
  if (missing.length > 0)
    await insertFassungen(
      db,
      missing.map((fassung) => ({ ...fassung, createdAt })),
    );
}
