import { bookBewegung } from '#features/bestand/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { AppError } from '#shared/errors.ts';
import type { Anlass } from './anlass.ts';

type Posten = { artikelId: string; name: string; menge: number };
type Buchung = Anlass & {
  buchungId: string;
  grund: string;
  notizen?: string | undefined;
  typ?: 'storno';
  stornoVon?: string;
};

/**
 * Books several movements as one booking, in the order that every booking keeps, so that two never wait for each other;
 * answers the new level of each article.
 */
export async function moveAll(db: Db, posten: Posten[], buchung: Buchung): Promise<Map<string, number>> {
  const neueBestaende = new Map<string, number>();
  for (const { artikelId, name, menge } of posten.toSorted(byArtikelId)) {
    const bewegung = await bookBewegung(db, { ...buchung, artikelId, menge });
    if (!bewegung) throw new AppError('CONFLICT', `${name}: Der Bestand lässt sich so nicht ändern.`);
    neueBestaende.set(artikelId, bewegung.bestandNachher);
  }
  return neueBestaende;
}

function byArtikelId(a: Posten, b: Posten): number {
  return a.artikelId < b.artikelId ? -1 : 1;
}
