import type { Db } from '#server/db/connect.ts';
import type { GesehenBody } from '../../contract.ts';
import { type Bearbeitung, changeAuftrag } from '../auftragsakte/change-auftrag.ts';
import { refuseAktion } from '../auftragsakte/refuse-aktion.ts';

/** Asks for money that the shop does not ask for by itself: nothing is cancelled for want of it. */
export function remindAuftrag(
  db: Db,
  { id, gesehen }: GesehenBody & { id: string },
  bearbeitung: Bearbeitung,
) {
  return changeAuftrag(db, { ...bearbeitung, id, gesehen }, (akte) => {
    refuseAktion(akte, 'erinnern');
    return {
      message: `${akte.auftrag.nummer}: Die Erinnerung an die Zahlung ist unterwegs.`,
      neue: [{ typ: 'erinnert', angaben: {}, at: bearbeitung.now.toISOString() }],
    };
  });
}
