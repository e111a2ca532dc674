import type { Db } from '#server/db/connect.ts';
import type { GesehenBody } from '../../contract.ts';
import { type Anlass, changeAuftrag } from '../auftragsakte/change-auftrag.ts';
import { refuseAktion } from '../auftragsakte/refuse-aktion.ts';

/** Asks for money that the shop does not ask for by itself: nothing is cancelled for want of it. */
export function remindAuftrag(db: Db, { id, gesehen }: GesehenBody & { id: string }, anlass: Anlass) {
  return changeAuftrag(db, { ...anlass, id, gesehen }, (vorgang) => {
    refuseAktion(vorgang, 'erinnern');
    return {
      message: `${vorgang.auftrag.nummer}: Die Erinnerung an die Zahlung ist unterwegs.`,
      neue: [{ typ: 'erinnert', angaben: {}, at: anlass.now.toISOString() }],
    };
  });
}
