import { isRecord, readText } from '#shared/wire/read-value.ts';
import type { LinkData } from './contract.ts';
import { isLinkArt, type LinkArt } from './link-art.ts';

/** What a link has done, kept in the history: so a reload shows it again, and the secret is gone. */
export type LinkGetan = { art: LinkArt; email: string; meldung: string };

/** What the page of links is about: a link that was opened, or what one has done. */
export type LinkLage = { link: string } | { getan: LinkGetan };

/**
 * Reads it from the address' fragment, where a mail has the secret, else from the history's state, where the
 * page keeps it; `undefined` if neither has it.
 */
export function linkLage(hash: string, state: unknown): LinkLage | undefined {
  const link = hash.slice(1);
  if (isGeheim(link)) return { link };
  if (!isRecord(state)) return undefined;
  const kept = readText(state.link);
  if (kept && isGeheim(kept)) return { link: kept };
  const getan = parseLink(state.getan);
  if (!getan || !isRecord(state.getan)) return undefined;
  return { getan: { art: getan.art, email: getan.email, meldung: readText(state.getan.meldung) ?? '' } };
}

/** What a link is for, from an answer of any shape; `undefined` without a kind that this page knows. */
export function parseLink(data: unknown): LinkData | undefined {
  if (!isRecord(data)) return undefined;
  const { art, istAngemeldet } = data;
  if (!isLinkArt(art)) return undefined;
  return {
    ...{ art, istAngemeldet: istAngemeldet === true },
    ...{ email: readText(data.email) ?? '', name: readText(data.name) ?? '' },
  };
}

function isGeheim(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}
