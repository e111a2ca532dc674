import { changeAccount, noPassword } from '#features/auth/server/index.ts';
import { type Author, insertAenderung, setSperrgrund } from '#features/kunde/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { AppError } from '#shared/wire/errors.ts';
import type { BenutzerData } from '../contract.ts';
import { eingriffProblem, statusNachEntsperren } from '../zugang-regeln.ts';
import { changeLocked } from './change-locked.ts';

type By = { von: Author; now: Date };

/**
 * Blocks an account, with the reason for the workshop: all its sessions and links end at once, orders stay.
 * Of one that is blocked already nothing changes, neither the reason.
 */
export function blockBenutzer(
  db: Db,
  id: string,
  { grund, von, now }: By & { grund: string },
): Promise<BenutzerData> {
  return changeLocked(db, id, {
    now,
    change: async (db, locked) => {
      const problem = eingriffProblem('sperren', { accountId: id, vonId: von.id });
      if (problem) throw new AppError('CONFLICT', problem);
      if (locked.account.status === 'blocked') return;
      await changeAccount(db, locked, { status: 'blocked', now });
      await setSperrgrund(db, id, grund);
      await insertAenderung(db, id, { von, felder: ['status'], now });
    },
  });
}

/** Unblocks an account and forgets the reason; of one that is not blocked nothing changes. */
export function unblockBenutzer(db: Db, id: string, { von, now }: By): Promise<BenutzerData> {
  return changeLocked(db, id, {
    now,
    change: async (db, locked) => {
      const { status, passwordHash, lastLogin } = locked.account;
      if (status !== 'blocked') return;
      const after = statusNachEntsperren({ hasPassword: passwordHash !== noPassword, lastLogin });
      await changeAccount(db, locked, { status: after, now });
      await setSperrgrund(db, id, '');
      await insertAenderung(db, id, { von, felder: ['status'], now });
    },
  });
}
