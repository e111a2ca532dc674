import { type Anlass, dropWiderruf, recordWiderruf } from '#features/auftrag/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { AppError } from '#shared/errors.ts';
import { formatEuro } from '#shared/money.ts';
import { schlussOf } from '../ereignis.ts';
import type { ErledigenBody } from '../verwaltung-contract.ts';
import { changeWiderruf, refuseErledigt } from './change-widerruf.ts';
import { readWiderruf } from './list-widerrufe.ts';

/** Settles a withdrawal with a reason: its order, if it has one that is not booked, is packed again. */
export function settleWiderruf(db: Db, { id, text }: ErledigenBody & { id: string }, anlass: Anlass) {
  return changeWiderruf(db, { id, anlass }, async ({ ereignisse, auftragId }, db) => {
    refuseErledigt(ereignisse);
    const at = anlass.now.toISOString();
    const { isGebucht, aufgaben, auftrag } = await readWiderruf(db, id);
    if (aufgaben.includes('geld'))
      throw new AppError(
        'CONFLICT',
        `Es sind noch ${formatEuro(auftrag?.zurueck ?? 0)} zurückzuzahlen. Bitte tragen Sie das zuerst ein.`,
      );
    if (auftragId !== undefined && !isGebucht)
      await dropWiderruf(db, { id: auftragId, widerruf: id }, anlass);
    return { message: 'Der Widerruf ist abgeschlossen.', neue: [{ typ: 'erledigt', angaben: { text }, at }] };
  });
}

/** Opens a withdrawal again that was settled too early; its order, if it is not booked there, is not packed any more. */
export function reopenWiderruf(db: Db, { id }: { id: string }, anlass: Anlass) {
  return changeWiderruf(db, { id, anlass }, async ({ ereignisse, auftragId }, db) => {
    if (schlussOf(ereignisse) === undefined)
      throw new AppError(
        'CONFLICT',
        'Dieser Widerruf ist nicht abgeschlossen. Bitte laden Sie die Seite neu.',
      );
    const { isGebucht } = await readWiderruf(db, id);
    // A cancelled order too: its cancellation may be taken back.
    if (auftragId !== undefined && !isGebucht)
      await recordWiderruf(db, { id: auftragId, widerruf: id }, anlass);
    return {
      message: 'Der Widerruf ist wieder offen.',
      neue: [{ typ: 'geoeffnet', angaben: {}, at: anlass.now.toISOString() }],
    };
  });
}
