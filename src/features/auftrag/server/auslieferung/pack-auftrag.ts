import type { Db } from '#server/db/connect.ts';
import type { GesehenBody } from '../../contract.ts';
import { type Anlass, changeAuftrag } from '../auftragsakte/change-auftrag.ts';
import { refuseAktion } from '../auftragsakte/refuse-aktion.ts';

type Schritt = GesehenBody & { id: string };

/** The goods of an order are packed: nothing has left the house. */
export function packAuftrag(db: Db, { id, gesehen }: Schritt, anlass: Anlass) {
  return changeAuftrag(db, { ...anlass, id, gesehen, isTrotzDatei: true }, (vorgang) => {
    refuseAktion(vorgang, 'gepackt');
    return {
      message: `${vorgang.auftrag.nummer} ist gepackt.`,
      neue: [{ typ: 'gepackt', angaben: {}, at: anlass.now.toISOString() }],
    };
  });
}

/** The goods of an order can be fetched, which its customer is told. */
export function readyAuftrag(db: Db, { id, gesehen }: Schritt, anlass: Anlass) {
  return changeAuftrag(db, { ...anlass, id, gesehen }, (vorgang) => {
    refuseAktion(vorgang, 'abholbereit');
    const { nummer, email } = vorgang.auftrag;
    const bereit = `${nummer} liegt zum Abholen bereit.`;
    return {
      message:
        email === '' ? `${bereit} Bitte sagen Sie selbst Bescheid: Es gibt keine E-Mail-Adresse.` : bereit,
      neue: [{ typ: 'abholbereit', angaben: {}, at: anlass.now.toISOString() }],
    };
  });
}
