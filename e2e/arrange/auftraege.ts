import type { Db } from '#server/db/connect.ts';
import { insertAuftrag as insertAt, testGezeigt } from '#test/auftrag/auftraege.ts';
import { inTagen, vorTagen } from './tage.ts';

/**
 * An order that was made an hour ago unless said otherwise: the shop of these tests has the clock of the machine, and
 * would remind of an older one, or cancel it, in the middle of a test.
 */
export function insertAuftrag(db: Db, auftrag: Parameters<typeof insertAt>[1]): ReturnType<typeof insertAt> {
  const { ueberweisung } = testGezeigt;
  const tage = { zahlbarBis: inTagen(7), erinnernAm: inTagen(5), stornoAm: inTagen(10) };
  const gezeigt = JSON.stringify({ ...testGezeigt, ueberweisung: { ...ueberweisung, ...tage } });
  return insertAt(db, {
    ...{ at: vorTagen(1 / 24), gezeigt, terminVon: inTagen(4), terminBis: inTagen(7) },
    ...auftrag,
  });
}
