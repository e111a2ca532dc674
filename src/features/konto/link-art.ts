const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * What a link in a mail is for, and the milliseconds that it works: confirm the account's address, set a new
 * password, accept an invitation with a first one, confirm a new address.
 */
export const linkDauer = {
  bestaetigung: 7 * day,
  passwort: 30 * minute,
  einladung: 7 * day,
  email: day,
} as const;
export type LinkArt = keyof typeof linkDauer;
export const linkArten = Object.keys(linkDauer) as [LinkArt, ...LinkArt[]];

/** The page of all links. The secret stands behind `#`: no server, log or referrer gets it. */
export const linkPfad = '/konto/link';
