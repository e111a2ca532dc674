import type { Db } from '#server/db/connect.ts';
import type { GesehenBody } from '../../contract.ts';
import { type Bearbeitung, changeAuftrag } from '../auftragsakte/change-auftrag.ts';
import { refuseAktion } from '../auftragsakte/refuse-aktion.ts';

type Schritt = GesehenBody & { id: string };

/** The goods of an order are packed: nothing has left the house. */
export function packLocked(db: Db, { id, gesehen }: Schritt, bearbeitung: Bearbeitung) {
  return changeAuftrag(db, { ...bearbeitung, id, gesehen, isTrotzDatei: true }, (akte) => {
    refuseAktion(akte, 'gepackt');
    return {
      message: `${akte.auftrag.nummer} ist gepackt.`,
      neue: [{ typ: 'gepackt', angaben: {}, at: bearbeitung.now.toISOString() }],
    };
  });
}

/** The goods of an order can be fetched, which its customer is told. */
export function readyAuftrag(db: Db, { id, gesehen }: Schritt, bearbeitung: Bearbeitung) {
  return changeAuftrag(db, { ...bearbeitung, id, gesehen }, (akte) => {
    refuseAktion(akte, 'abholbereit');
    const { nummer, email } = akte.auftrag;
    const bereit = `${nummer} liegt zum Abholen bereit.`;
    return {
      message:
        email === '' ? `${bereit} Bitte sagen Sie selbst Bescheid: Es gibt keine E-Mail-Adresse.` : bereit,
      neue: [{ typ: 'abholbereit', angaben: {}, at: bearbeitung.now.toISOString() }],
    };
  });
}
