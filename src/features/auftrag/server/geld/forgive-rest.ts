import type { Db } from '#server/db/connect.ts';
import { centToEuro, formatEuro } from '#shared/number/money.ts';
import type { GesehenBody } from '../../contract.ts';
import { type Bearbeitung, changeAuftrag } from '../auftragsakte/change-auftrag.ts';
import { refuseAktion } from '../auftragsakte/refuse-aktion.ts';

/** What little is missing of an order is not asked for any more: from then on it counts as paid (ADR 095). */
export function forgiveRest(db: Db, { id, gesehen }: GesehenBody & { id: string }, bearbeitung: Bearbeitung) {
  return changeAuftrag(db, { ...bearbeitung, id, gesehen }, (akte) => {
    refuseAktion(akte, 'erlassen');
    const betragCent = akte.lage.offenCent;
    return {
      message: `${akte.auftrag.nummer}: ${formatEuro(centToEuro(betragCent))} sind erlassen.`,
      neue: [{ typ: 'erlassen', angaben: { betragCent }, at: bearbeitung.now.toISOString() }],
    };
  });
}
