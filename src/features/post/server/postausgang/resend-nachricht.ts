import type { Tx } from '#server/db/connect.ts';
import { AppError, notFound } from '#shared/wire/errors.ts';
import { textOf, unlesbar } from '../../inhalt.ts';
import { isLinkVerbraucht, ohneAdresse } from '../../nachricht.ts';
import { findNachricht, setEmpfaenger, setErneutFaellig } from '../nachricht.repository.ts';
import { unpackInhalt } from '../pack-inhalt.ts';
import { readWerkstatt } from '../queue-nachricht.ts';
import { zeitenAt } from '../zustellung/send-times.ts';

/** Makes a message due again under its Message-ID, with attempts from the first on. */
export async function resendNachricht(db: Tx, id: string, now: Date): Promise<void> {
  const row = await findNachricht(db, id);
  if (!row) throw notFound('Nachricht');
  const inhalt = unpackInhalt(row.inhalt);
  if (!inhalt) throw new AppError('CONFLICT', unlesbar);
  if (isLinkVerbraucht({ ...row, text: textOf(inhalt) }))
    throw new AppError(
      'CONFLICT',
      'Der Link in dieser Nachricht ist verbraucht. Lassen Sie sich bitte einen neuen schicken.',
    );
  if (row.an === ohneAdresse) await addressToWerkstatt(db, id);
  if (!(await setErneutFaellig(db, id, zeitenAt(now))))
    throw new AppError(
      'CONFLICT',
      'Diese Nachricht wird gerade gesendet. Bitte warten Sie einen Augenblick.',
    );
}

async function addressToWerkstatt(db: Tx, id: string): Promise<void> {
  const an = await readWerkstatt(db);
  if (an === '')
    throw new AppError(
      'CONFLICT',
      'Die Werkstatt hat noch keine E-Mail-Adresse. Bitte tragen Sie unter Einstellungen › Laden eine ein.',
    );
  await setEmpfaenger(db, id, an);
}
