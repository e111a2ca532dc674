import { type Kysely, sql } from 'kysely';

/**
 * A soap without scent has no oil in its recipe, one that is sold bare no packaging (R57). Some are linked to a raw
 * material of such a name ('ohne Duft'), which only stood in for nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; angaben: string }>`
    select id, angaben from produkt where typ = 'seife'`.execute(db);
  for (const { id, angaben } of rows) {
    const worte = JSON.parse(angaben);
    for (const [teil, ohne] of [
      ['aroma', ohneDuft],
      ['verpackung', ohneVerpackung],
    ] as const)
      if (ohne.test(lineOf(worte[teil])))
        await sql`delete from rezept where "produktId" = ${id} and teil = ${teil}`.execute(db);
  }
}

const ohneDuft =
  /^((ohne|keine?[nr]?)( (duft(stoffe?|öle?)?|parf[uü]m|aroma))?|un(beduftet|parfümiert)|(duft|parf[uü]m)frei|[-–—])$/i;
const ohneVerpackung = /^((ohne|keine?)( verpackung)?|unverpackt|verpackungsfrei|lose|[-–—])$/i;

function lineOf(text: unknown): string {
  return typeof text === 'string' ? text.normalize().trim().replace(/\s+/g, ' ') : '';
}
