import type { Db } from '#server/db/connect.ts';
import type { Ask, Outcome } from '../ask.ts';
import type { Random } from '../seeded-random.ts';
import { type Memory, OwnedThing, type Tally } from './memory.ts';

/** Columns that change together; one without the others would be half a change. */
type Produkt = { version: number; kurz: string | null; preisCent: number | null };

/** An owner who changes the text and the price of one product. */
export async function produktMemory(
  db: Db,
  { id, token }: { id: string; token: string },
  { random, tally }: { random: Random; tally: Tally },
): Promise<Memory & { version: () => number }> {
  const produkt = new OwnedThing(`product ${id}`, await readProdukt(db, id), tally);

  function write(ask: Ask): Promise<Outcome> {
    const { version } = produkt.state;
    const preisCent = random.between(1, 9999);
    const after = { version: version + 1, kurz: `Stand ${version + 1} zu ${preisCent} Cent`, preisCent };
    const body = { version, preis: preisCent / 100, beschreibung: { kurz: after.kurz } };
    const send = (ask: Ask) => ask({ method: 'PUT', path: `/admin/portfolio/${id}`, token, body });
    return produkt.change(ask, { after, send });
  }

  return {
    write,
    compare: async (db) => produkt.compare(await readProdukt(db, id)),
    version: () => produkt.state.version,
  };
}

function readProdukt(db: Db, id: string): Promise<Produkt> {
  return db
    .selectFrom('produkt')
    .select(['version', 'kurz', 'preisCent'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
    .then(({ version, kurz, preisCent }) => ({ version, kurz, preisCent }));
}
