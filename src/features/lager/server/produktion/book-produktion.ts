import { randomUUIDv7 } from 'node:crypto';
import {
  type Buchungsanlass,
  findUngedeckte,
  listFehlende,
  lockBestaende,
  moveAll,
} from '#features/bestand/server/index.ts';
import { watchVerfuegbarkeit } from '#features/portfolio/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { AppError } from '#shared/wire/errors.ts';
import { produktionGrund } from '../../gruende.ts';
import type { Produktion, ProduktionBody } from '../../produktion/produktion-contract.ts';
import { type Bedarf, planProduktion } from '../../produktion/produktion-plan.ts';
import { loadPosten } from './load-posten.ts';
import { loadRezept } from './load-rezept.ts';
import { insertProduktion } from './produktion.repository.ts';

/** `gedeckte`: ids of the orders that waited for the pieces and lack none any more, the oldest first. */
export type GebuchteProduktion = { produktion: Produktion; gedeckte: string[] };

/**
 * Removes the raw materials from stock and adds the finished pieces, all or nothing (R13); finds the orders that waited
 * for them.
 */
export function bookProduktion(
  db: Db,
  body: ProduktionBody,
  anlass: Buchungsanlass,
): Promise<GebuchteProduktion> {
  return inTransaction(db, (db) =>
    watchVerfuegbarkeit(db, [body.produktId], async () => {
      const wartende = await findWartende(db, body.produktId);
      const produktion = await book(db, body, anlass);
      if (wartende.length === 0) return { produktion, gedeckte: [] };
      const ungedeckt = await findUngedeckte(db, wartende);
      return { produktion, gedeckte: wartende.filter((id) => !ungedeckt.has(id)) };
    }),
  );
}

/** The orders that wait for pieces of a product, the oldest first. */
async function findWartende(db: Tx, produktId: string): Promise<string[]> {
  const fehlende = await listFehlende(db, [produktId]);
  return fehlende.flatMap(({ warten }) => warten.map(({ auftragId }) => auftragId));
}

async function book(db: Tx, body: ProduktionBody, anlass: Buchungsanlass): Promise<Produktion> {
  const { produktId, anzahl } = body;
  const { name, mengen, fehlend } = await loadRezept(db, produktId);
  // Locked until the transaction ends, so that the shortages in an error message are exact.
  await lockBestaende(db, [produktId, ...mengen.keys()], body.buchungId);
  const plan = planProduktion({ posten: await loadPosten(db, mengen), fehlend }, anzahl);
  if (plan.fehler.length > 0)
    throw new AppError('CONFLICT', 'Produktion nicht möglich', { fehler: plan.fehler });

  const { buchungId = randomUUIDv7() } = body;
  const createdAt = (anlass.at ?? new Date()).toISOString();
  await insertProduktion(db, { buchungId, produktId, name, anzahl, stornoId: null, createdAt });
  const zugang = { artikelId: produktId, name, menge: anzahl };
  const notizen = body.notizen ?? undefined;
  const posten = [zugang, ...plan.bedarf.map(toAbgang)].map((one) => ({ ...one, notizen }));
  const neueBestaende = await moveAll(db, posten, {
    ...anlass,
    buchungId,
    grund: produktionGrund({ anzahl, name }),
  });
  return {
    buchungId,
    produkt: { _id: produktId, name, produziert: anzahl, neuerBestand: neueBestaende.get(produktId) ?? 0 },
    verwendeteRohstoffe: plan.bedarf.map(({ artikelId, name, typ, benoetigt: menge, einheit }) => ({
      name,
      typ,
      menge,
      einheit,
      neuerBestand: neueBestaende.get(artikelId) ?? 0,
    })),
  };
}

function toAbgang({ artikelId, name, benoetigt }: Bedarf) {
  return { artikelId, name, menge: -benoetigt };
}
