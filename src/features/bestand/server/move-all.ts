import type { Tx } from '#server/db/connect.ts';
import { AppError } from '#shared/wire/errors.ts';
import { type Buchungsposten, bookBewegungen, type Vermerk } from './book-bewegung.ts';

/** `name`: the article's name in a refusal. */
type BenannterPosten = Buchungsposten & { name: string };

/**
 * Books several movements as one booking, all or nothing; the caller has locked the levels (`lockBestaende`). Returns
 * the new level of each article.
 */
export async function moveAll(
  db: Tx,
  posten: BenannterPosten[],
  vermerk: Vermerk & { buchungId: string },
): Promise<Map<string, number>> {
  const bewegungen = await bookBewegungen(db, posten, vermerk);
  const fehlt = posten.find(({ artikelId }) => !bewegungen.has(artikelId));
  if (fehlt) throw new AppError('CONFLICT', `${fehlt.name}: Der Bestand lässt sich so nicht ändern.`);
  return new Map([...bewegungen].map(([artikelId, { bestandNachher }]) => [artikelId, bestandNachher]));
}
