import { readSomeEinstellungen } from '#features/einstellung/server/index.ts';
import type { Umgebung } from '#features/einstellung/umgebung.ts';
import type { Db } from '#server/db/connect.ts';
import type { PostLage } from '../../contract.ts';
import { postLageOf } from '../../post-lage.ts';
import { countHaengende, countNichtZugestellt } from './postausgang.repository.ts';

const hour = 3_600_000;

/** Whether something in the outbox needs the owner. */
export async function readPostLage(
  db: Db,
  { now, umgebung: { smtp, oeffentlich } }: { now: Date; umgebung: Umgebung },
): Promise<PostLage> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const [nichtZugestellt, haengt, { post }] = await Promise.all([
    countNichtZugestellt(db, before(30 * 24 * hour)),
    countHaengende(db, before(hour)),
    readSomeEinstellungen(db, ['post']),
  ]);
  return postLageOf({
    nichtZugestellt,
    haengt,
    smtp,
    oeffentlich,
    hasAbsender: post.angaben.absender !== '',
  });
}
