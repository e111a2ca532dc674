import type { Db } from '#server/db/connect.ts';
import { AppError } from '#shared/wire/errors.ts';
import type { NachrichtBody } from '../../contract.ts';
import { type Bearbeitung, changeAuftrag } from './change-auftrag.ts';

type Text = NachrichtBody & { id: string };

/**
 * A note for the workshop: it is on no page of the customer, and none is written any more about one who had
 * hers deleted.
 */
export function writeNotiz(db: Db, { id, gesehen, text }: Text, bearbeitung: Bearbeitung) {
  return changeAuftrag(db, { ...bearbeitung, id, gesehen, isTrotzDatei: true }, ({ auftrag }) => {
    if (auftrag.datenstand === 'pflicht')
      throw new AppError(
        'CONFLICT',
        `Zu ${auftrag.nummer} hat die Kundschaft ihre Daten löschen lassen. Notizen sind hier nicht mehr möglich.`,
      );
    return {
      message: `Notiz zu ${auftrag.nummer} gespeichert.`,
      neue: [{ typ: 'notiz', angaben: { text }, at: bearbeitung.now.toISOString() }],
    };
  });
}

/** A message to an order's customer, as a mail. */
export function writeNachricht(db: Db, { id, gesehen, text }: Text, bearbeitung: Bearbeitung) {
  return changeAuftrag(db, { ...bearbeitung, id, gesehen }, ({ auftrag: { nummer, email } }) => {
    if (email === '')
      throw new AppError(
        'CONFLICT',
        'Zu dieser Bestellung gibt es keine E-Mail-Adresse. Bitte rufen Sie an oder schreiben Sie einen Brief.',
      );
    return {
      message: `Die Nachricht zu ${nummer} ist unterwegs.`,
      neue: [{ typ: 'nachricht', angaben: { text }, at: bearbeitung.now.toISOString() }],
    };
  });
}
