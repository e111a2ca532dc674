import { each, shape, text } from '#shared/wire/reader.ts';

/**
 * What the page that led to the sign-in has left in the history: the address to sign in with, and what was
 * done there.
 */
export type AnmeldeHinweis = { email: string; meldung: string };

/** Reads it from the history's state of any shape. */
export const anmeldeHinweis = shape<AnmeldeHinweis>(each(['email', 'meldung'], text));
