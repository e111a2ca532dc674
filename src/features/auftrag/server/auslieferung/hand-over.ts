import { randomUUIDv7 } from 'node:crypto';
import { endTeilHalt, lockBestaende, moveAll } from '#features/bestand/server/index.ts';
import type { Tx } from '#server/db/connect.ts';
import { AppError } from '#shared/wire/errors.ts';
import type { PostenTeil } from '../../ereignisse/ereignis.ts';
import type { PostenRow } from '../auftragsakte/auftrag.repository.ts';
import type { Auftragsakte } from '../auftragsakte/auftragsakte.ts';
import type { Author } from '../auftragsakte/ereignis.repository.ts';
import { stueckeOf } from './stuecke-of.ts';

type Uebergabe = { teile: PostenTeil[]; wie: 'verschickt' | 'abgeholt'; von: Author; now: Date };

/**
 * Takes goods that left the house off the shelf and ends what was held of them. The caller has locked the
 * order's row. What is free does not change by it, so shoppers read the same as before and the catalogue
 * stays unlocked.
 */
export async function handOver(
  db: Tx,
  { auftrag: { id, nummer }, posten }: Auftragsakte,
  { teile, wie, von, now }: Uebergabe,
): Promise<void> {
  const namen = new Map(posten.map(({ produktId, name }) => [produktId, name]));
  const stuecke = stueckeOf(posten, teile);
  const bestaende = await lockBestaende(
    db,
    stuecke.map(({ artikelId }) => artikelId),
  );
  for (const { artikelId, menge } of stuecke)
    refuseFehlende(
      { name: namen.get(artikelId) ?? '', menge },
      { bestand: bestaende.get(artikelId)?.menge ?? 0, wie },
    );
  await endTeilHalt(db, { auftragId: id, stuecke, stand: 'geliefert', at: now });
  await moveAll(
    db,
    stuecke.map(({ artikelId, menge }) => ({ artikelId, name: namen.get(artikelId) ?? '', menge: -menge })),
    {
      grund: `Bestellung ${nummer} ${wie}`,
      von: von.id === null ? undefined : { id: von.id, name: von.name },
      at: now,
      buchungId: randomUUIDv7(),
    },
  );
}

/** The shelf cannot hold less than nothing: a count is missing, or pieces were made and not yet booked. */
function refuseFehlende(
  { name, menge }: Pick<PostenRow, 'name' | 'menge'>,
  { bestand, wie }: { bestand: number; wie: Uebergabe['wie'] },
): void {
  if (bestand >= menge) return;
  const da =
    bestand === 0 ? 'liegt nichts mehr' : bestand === 1 ? 'liegt nur 1 Stück' : `liegen nur ${bestand} Stück`;
  const dann = wie === 'abgeholt' ? 'die Abholung' : 'den Versand';
  throw new AppError(
    'CONFLICT',
    `Von ${name} ${da} im Lager, bestellt: ${menge}. Bitte zuerst den Bestand berichtigen, dann ${dann} eintragen.`,
  );
}
