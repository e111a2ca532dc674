import { onTestFinished } from 'vitest';
import { signInReply } from '#features/auth/contract.ts';
import { portfolioCalls } from '#features/portfolio/calls.ts';
import { okList } from '#shared/wire/envelope.ts';
import type { Answers } from '../answers.ts';
import { made } from '../made.ts';
import { people, type Who } from '../people.ts';

/** The session in the browser's storage. */
export function storedSession(): { token: string | null; user: unknown } {
  return {
    token: localStorage.getItem('token'),
    user: JSON.parse(localStorage.getItem('user') ?? 'null'),
  };
}

export const noSession = { token: null, user: null };

/** What the server answers to who signs in. */
export function signedIn(who: Who) {
  return made(signInReply, { token: `new-token-of-${who}`, user: people[who] });
}

/** Answers what the start page asks. */
export function startPage(answers: Answers): void {
  answers.on(portfolioCalls.listWithPrices, okList([]));
}

/** The session events from now on, until the test is over. */
export function recordSessionEvents(): string[] {
  const events: string[] = [];
  const end = new AbortController();
  for (const name of ['userLoggedIn', 'userLoggedOut'])
    addEventListener(name, () => events.push(name), { signal: end.signal });
  onTestFinished(() => end.abort());
  return events;
}
