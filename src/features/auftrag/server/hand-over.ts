import { randomUUIDv7 } from 'node:crypto';
import { endHalt, lockBestaende, moveAll } from '#features/bestand/server/index.ts';
import type { Tx } from '#server/db/connect.ts';
import { AppError } from '#shared/errors.ts';
import { type AuftragRow, listPosten, type PostenRow } from './bestellung.repository.ts';
import type { Author } from './ereignis.repository.ts';

type Uebergabe = { von: Author; now: Date };

/**
 * Takes the goods of a fetched order off the shelf and ends what it held. The caller has locked the order's row. What is free does
 * not change by it, so shoppers read the same as before and the catalogue stays unlocked.
 */
export async function handOver(db: Tx, { id, nummer }: AuftragRow, { von, now }: Uebergabe): Promise<void> {
  const posten = await listPosten(db, id);
  const namen = new Map(posten.map(({ produktId, name }) => [produktId, name]));
  const bestaende = await lockBestaende(db, namen.keys());
  for (const one of posten) refuseFehlende(one, bestaende.get(one.produktId)?.menge ?? 0);
  const gehalten = await endHalt(db, { auftragId: id, stand: 'geliefert', at: now });
  await moveAll(
    db,
    gehalten.map(({ artikelId, menge }) => ({ artikelId, name: namen.get(artikelId) ?? '', menge: -menge })),
    {
      grund: `Bestellung ${nummer} abgeholt`,
      von: von.id === null ? undefined : { id: von.id, name: von.name },
      at: now,
      buchungId: randomUUIDv7(),
    },
  );
}

/** The shelf cannot hold less than nothing: a count is missing, or pieces were made and not yet booked. */
function refuseFehlende({ name, menge }: PostenRow, bestand: number): void {
  if (bestand >= menge) return;
  const da =
    bestand === 0 ? 'liegt nichts mehr' : bestand === 1 ? 'liegt nur 1 Stück' : `liegen nur ${bestand} Stück`;
  throw new AppError(
    'CONFLICT',
    `Von ${name} ${da} im Lager, bestellt: ${menge}. Bitte zuerst den Bestand berichtigen, dann die Abholung eintragen.`,
  );
}
