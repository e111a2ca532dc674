import { nummernIm } from '#features/auftrag/nummer-und-suche/gemeinte-nummern.ts';
import {
  type Bearbeitung,
  dropWiderruf,
  findByNummerAllein,
  recordWiderruf,
} from '#features/auftrag/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { AppError } from '#shared/wire/errors.ts';
import type { ZuordnenBody } from '../../bearbeitung/verwaltung-contract.ts';
import { changeWiderruf, refuseErledigt } from './change-widerruf.ts';

/** Says to which order a withdrawal belongs. */
export function assignWiderruf(
  db: Db,
  { id, nummer }: ZuordnenBody & { id: string },
  bearbeitung: Bearbeitung,
) {
  return changeWiderruf(db, { id, bearbeitung }, async ({ ereignisse, auftragId }, db) => {
    refuseErledigt(ereignisse);
    if (auftragId !== undefined)
      throw new AppError('CONFLICT', 'Dieser Widerruf ist schon zugeordnet. Bitte laden Sie die Seite neu.');
    const gefunden = await findByNummerAllein(db, nummernIm(nummer));
    if (!gefunden) {
      const text = `Eine Bestellung ${nummer} gibt es nicht.`;
      throw new AppError('BAD_REQUEST', text, { fehler: [`nummer: ${text}`] });
    }
    await recordWiderruf(db, { id: gefunden.id, widerruf: id }, bearbeitung);
    const angaben = { auftragId: gefunden.id, wie: 'laden' as const };
    return {
      message: `Der Widerruf gehört jetzt zu ${gefunden.nummer}.`,
      neue: [{ typ: 'zugeordnet', angaben, at: bearbeitung.now.toISOString() }],
    };
  });
}

/** It was the wrong order; possible until its pieces are booked. */
export function detachWiderruf(db: Db, { id }: { id: string }, bearbeitung: Bearbeitung) {
  return changeWiderruf(db, { id, bearbeitung }, async ({ ereignisse, auftragId }, db) => {
    refuseErledigt(ereignisse);
    if (auftragId === undefined)
      throw new AppError(
        'CONFLICT',
        'Dieser Widerruf gehört zu keiner Bestellung. Bitte laden Sie die Seite neu.',
      );
    await dropWiderruf(db, { id: auftragId, widerruf: id }, bearbeitung);
    return {
      message: 'Der Widerruf gehört zu keiner Bestellung mehr.',
      neue: [{ typ: 'geloest', angaben: {}, at: bearbeitung.now.toISOString() }],
    };
  });
}
