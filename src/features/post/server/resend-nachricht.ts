import type { Tx } from '#server/db/connect.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { isLinkVerbraucht } from '../nachricht.ts';
import { findNachricht, setErneutFaellig } from './nachricht.repository.ts';
import { zeitenAt } from './send-times.ts';

/** Makes a message due again under its Message-ID, with attempts from the first on. */
export async function resendNachricht(db: Tx, id: string, now: Date): Promise<void> {
  const row = await findNachricht(db, id);
  if (!row) throw notFound('Nachricht');
  if (isLinkVerbraucht(row))
    throw new AppError(
      'CONFLICT',
      'Der Link in dieser Nachricht ist verbraucht. Lassen Sie sich bitte einen neuen schicken.',
    );
  if (!(await setErneutFaellig(db, id, zeitenAt(now))))
    throw new AppError(
      'CONFLICT',
      'Diese Nachricht wird gerade gesendet. Bitte warten Sie einen Augenblick.',
    );
}
