import type { Role } from '#shared/roles.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How long a sign-in lasts in milliseconds: `idle` since it was last used, `absolute` since it was made. Whoever can
 * change the shop has to sign in more often.
 */
export const sessionLimits: Record<Role, { idle: number; absolute: number }> = {
  customer: { idle: 14 * day, absolute: 90 * day },
  employee: { idle: 12 * hour, absolute: 7 * day },
  admin: { idle: 12 * hour, absolute: 7 * day },
};

/** The moment after which a session made now is over however much it is used. */
export function sessionExpiry(role: Role, now: Date): Date {
  return new Date(now.getTime() + sessionLimits[role].absolute);
}

/** Whether a session is over, by its own end or because nobody used it. Times as ISO text. */
export function isSessionOver(
  { role, lastUsedAt, expiresAt }: { role: Role; lastUsedAt: string; expiresAt: string },
  now: Date,
): boolean {
  const idleEnd = Date.parse(lastUsedAt) + sessionLimits[role].idle;
  return now.getTime() >= Math.min(idleEnd, Date.parse(expiresAt));
}

/** Use is written down at most once a minute: a page of ten calls costs one write. */
export function isUseWorthNoting(lastUsedAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(lastUsedAt) >= minute;
}
