import { roles } from '#shared/roles.ts';

/**
 * The roles that a screen distinguishes: the stored ones, and `user`, which an answer may contain
 * (requirements.md, admin §3).
 */
export const rollenAnzeigen = [...roles, 'user'] as const;
export type RollenAnzeige = (typeof rollenAnzeigen)[number];

/** The role in an answer; an unknown one counts as the one with the fewest rights. */
export function rollenAnzeige(wort: string | undefined): RollenAnzeige {
  return rollenAnzeigen.find((rolle) => rolle === wort) ?? 'customer';
}
