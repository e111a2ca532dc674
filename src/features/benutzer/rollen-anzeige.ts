import { roles } from '#shared/roles.ts';

/** The roles as a screen tells them apart: the stored ones, and `user`, which an answer may say (admin.txt §3). */
export const rollenAnzeigen = [...roles, 'user'] as const;
export type RollenAnzeige = (typeof rollenAnzeigen)[number];

/** The role in an answer; one nobody knows is the least one. */
export function rollenAnzeige(wort: string | undefined): RollenAnzeige {
  return rollenAnzeigen.find((rolle) => rolle === wort) ?? 'customer';
}
