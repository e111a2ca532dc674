import { flag, having, matching, type Open, shape, text, word } from '#shared/wire/reader.ts';
import type { LinkData } from './contract.ts';
import { type LinkArt, linkArten } from './link-art.ts';

/** What a link has done, kept in the history: so a reload shows it again, and the secret is gone. */
export type LinkGetan = { art: LinkArt; email: string; meldung: string };

/** What the page of links is about: a link that was opened, or what one has done. */
export type LinkLage = { link: string } | { getan: LinkGetan };

const readGeheim = matching(/^[\w-]{43}$/);

const readState = shape({
  link: readGeheim,
  getan: having(['art'], shape<Open<LinkGetan, 'art'>>({ art: word(linkArten), email: text, meldung: text })),
});

/**
 * Reads it from the address' fragment, where a mail has the secret, else from the history's state, where the
 * page keeps it; `undefined` if neither has it.
 */
export function linkLage(hash: string, state: unknown): LinkLage | undefined {
  const { link, getan } = readState(state);
  const geheim = readGeheim(hash.slice(1)) || link;
  return geheim ? { link: geheim } : getan && { getan };
}

/** What a link is for, from an answer of any shape; `undefined` without a kind that this page knows. */
export const parseLink = having(
  ['art'],
  shape<Open<LinkData, 'art'>>({ art: word(linkArten), email: text, name: text, istAngemeldet: flag }),
);
