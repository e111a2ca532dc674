import type { Role } from '#shared/roles.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Lifetime of a session in milliseconds: `idle` since its last use, `absolute` since sign-in. Roles that can change the
 * shop have to sign in more often.
 */
export const sessionLimits: Record<Role, { idle: number; absolute: number }> = {
  customer: { idle: 14 * day, absolute: 90 * day },
  employee: { idle: 12 * hour, absolute: 7 * day },
  admin: { idle: 12 * hour, absolute: 7 * day },
};

/** The time at which a session started now ends, however much it is used. */
export function sessionExpiry(role: Role, now: Date): Date {
  return new Date(now.getTime() + sessionLimits[role].absolute);
}

/** Clocks of two nodes may differ by this much, in milliseconds. */
const clockSkew = 5 * minute;

/** No session that is valid now expires later. */
export function latestExpiry(now: Date): Date {
  const longest = Math.max(...Object.values(sessionLimits).map(({ absolute }) => absolute));
  return new Date(now.getTime() + longest + clockSkew);
}

/**
 * Whether a session is over: expired, or unused for too long. Also when it was used later than now, or
 * expires later than one that begins now: then the clock was ahead, and the limits would count from a moment
 * still to come. Times as ISO text.
 */
export function isSessionOver(
  { role, lastUsedAt, expiresAt }: { role: Role; lastUsedAt: string; expiresAt: string },
  now: Date,
): boolean {
  const { idle, absolute } = sessionLimits[role];
  const end = Math.min(Date.parse(lastUsedAt) + idle, Date.parse(expiresAt));
  const start = Math.max(Date.parse(lastUsedAt), Date.parse(expiresAt) - absolute);
  return now.getTime() >= end || start > now.getTime() + clockSkew;
}

/** Use is stored at most once a minute, so that a page of ten calls costs one write. */
export function isUseWorthNoting(lastUsedAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(lastUsedAt) >= minute;
}
