import { type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { ZahlungsAnbieter } from './anbieter/anbieter.ts';
import { laufendeStaende } from './erstattung/erstattung.repository.ts';

/** Payments, tries of the owner's among them, and refunds at this provider that it has not brought to an end. */
export async function countLaufende(db: Db, bei: Pick<ZahlungsAnbieter, 'name' | 'modus'>): Promise<number> {
  const { zahlungen } = await db
    .selectFrom('zahlungsversuch')
    // As the index says it.
    .where(sql<SqlBool>`stand in ('beginnt', 'offen')`)
    .where('anbieter', '=', bei.name)
    .where('modus', '=', bei.modus)
    .select((eb) => eb.fn.countAll<number>().as('zahlungen'))
    .executeTakeFirstOrThrow();
  const { erstattungen } = await db
    .selectFrom('erstattung')
    .innerJoin('zahlungsversuch', 'zahlungsversuch.id', 'erstattung.versuchId')
    .where('erstattung.pruefenAt', 'is not', null)
    .where('erstattung.stand', 'in', laufendeStaende)
    .where('zahlungsversuch.anbieter', '=', bei.name)
    .where('zahlungsversuch.modus', '=', bei.modus)
    .select((eb) => eb.fn.countAll<number>().as('erstattungen'))
    .executeTakeFirstOrThrow();
  const { proben } = await db
    .selectFrom('probelauf')
    .where('stand', 'in', ['begonnen', 'bezahlt'])
    .where('anbieter', '=', bei.name)
    .where('modus', '=', bei.modus)
    .select((eb) => eb.fn.countAll<number>().as('proben'))
    .executeTakeFirstOrThrow();
  return zahlungen + erstattungen + proben;
}
