/**
 * What the page that led to the sign-in has left in the history: the address to sign in with, and what was
 * done there.
 */
export type AnmeldeHinweis = { email: string; meldung: string };

/** Reads it from the history's state of any shape. */
export function anmeldeHinweis(state: unknown): AnmeldeHinweis {
  const { email, meldung } = (typeof state === 'object' && state !== null ? state : {}) as Record<
    string,
    unknown
  >;
  return { email: textOf(email), meldung: textOf(meldung) };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
