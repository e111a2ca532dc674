import type { Status } from '#features/auth/contract.ts';

/** What an admin does with another person's access, and never with the own one. */
export type Eingriff = 'sperren' | 'loeschen';

const eigenes: Record<Eingriff, string> = {
  sperren:
    'Das ist Ihr eigenes Konto. Sie können es nicht selbst sperren: Bitten Sie einen anderen Administrator darum.',
  loeschen:
    'Das ist Ihr eigenes Konto. Sie können es nicht selbst löschen: Bitten Sie einen anderen Administrator darum.',
};

/** Why the caller cannot do this to this account, or `undefined`. */
export function eingriffProblem(
  eingriff: Eingriff,
  { accountId, vonId }: { accountId: string; vonId: string | undefined },
): string | undefined {
  return accountId === vonId ? eigenes[eingriff] : undefined;
}

/** Why an account of this status gets no link for a new password, or `undefined`. */
export function passwortLinkProblem(status: Status): string | undefined {
  if (status === 'blocked') return 'Dieses Konto ist gesperrt. Bitte entsperren Sie es zuerst.';
  if (status === 'pending')
    return 'Diese Einladung ist noch nicht angenommen, es gibt noch kein Passwort. Bitte senden Sie die Einladung noch einmal.';
  return undefined;
}

/** Why an account of this status is not invited again, or `undefined`. */
export function einladungProblem(status: Status): string | undefined {
  if (status === 'blocked') return 'Dieses Konto ist gesperrt. Bitte entsperren Sie es zuerst.';
  if (status === 'active') return 'Dieses Konto ist schon aktiv und braucht keine Einladung mehr.';
  return undefined;
}

/**
 * The status after unblocking: an account that was never opened, and has no password, waits for its
 * invitation again.
 */
export function statusNachEntsperren(konto: { hasPassword: boolean; lastLogin: string | null }): Status {
  return konto.hasPassword || konto.lastLogin !== null ? 'active' : 'pending';
}
