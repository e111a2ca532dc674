import type { APIRequestContext, Page } from '@playwright/test';
import { authCalls } from '#features/auth/calls.ts';
import type { SignInReply } from '#features/auth/contract.ts';
import { demoKonten, demoPassword } from '../demo/konten.ts';
import { senderOf } from './send.ts';

/** The accounts of the demo: an admin, an employee and two customers with a cart. */
export type Who = 'admin' | 'werkstatt' | 'anna' | 'ben';

export const emailOf = (who: Who): string => `${who}@lindenblatt.example`;
export { demoPassword };

/** The name the shop greets this account with. */
export function nameOf(who: Who): string {
  const konto = demoKonten.find(({ email }) => email === emailOf(who));
  if (!konto) throw new Error(`the demo has no account ${who}`);
  return `${konto.vorname} ${konto.nachname}`;
}

/** The token of an account's session that the example workshop of the tests comes with (`make-demo-data.ts`). */
export const earlierTokenOf = (who: Who): string => `earlier-session-of-${who}`.padEnd(43, '_');

/** Signs in by the call alone, on one device more; the browser knows nothing of it. */
export function fetchSession(request: APIRequestContext, who: Who): Promise<SignInReply> {
  const body = { email: emailOf(who), password: demoPassword };
  return senderOf(request)(authCalls.login, { body });
}

/** Opens the browser as somebody who signed in on an earlier visit. Nothing is written into the shop by it. */
export async function signIn(page: Page, who: Who): Promise<Pick<SignInReply, 'token' | 'user'>> {
  const token = earlierTokenOf(who);
  const { data: user } = await senderOf(page.request, token)(authCalls.me);
  const session = { token, user };
  await storeSession(page, session);
  return session;
}

/** Puts a session where an earlier visit would have left it (storefront.txt §3, Session). */
export async function storeSession(
  page: Page,
  { token, user }: { token: string; user: object },
): Promise<void> {
  // An answer without scripts: nothing of the shop runs while the session is put there.
  if (!page.url().startsWith('http')) await page.goto('/api/health');
  await page.evaluate(
    ([storedToken, storedUser]) => {
      localStorage.setItem('token', storedToken);
      localStorage.setItem('user', storedUser);
    },
    [token, JSON.stringify(user)] as const,
  );
}

/** What the browser has stored of a session. */
export function storedSession(page: Page): Promise<{ token: string | null; user: unknown }> {
  return page.evaluate(() => ({
    token: localStorage.getItem('token'),
    user: JSON.parse(localStorage.getItem('user') ?? 'null'),
  }));
}

/** Writes down which of the session's events the page fires from now on, also after a reload. */
export async function recordSessionEvents(page: Page): Promise<() => Promise<string[]>> {
  const events: string[] = [];
  await page.exposeFunction('tellSessionEvent', (name: string) => void events.push(name));
  await page.addInitScript(() => {
    const { tellSessionEvent } = globalThis as unknown as { tellSessionEvent: (name: string) => void };
    for (const name of ['userLoggedIn', 'userLoggedOut'])
      addEventListener(name, () => tellSessionEvent(name));
  });
  // Whatever the page has fired has arrived when it answers.
  return async () => {
    await page.evaluate(() => undefined);
    return events;
  };
}

/** Every path the browser has been at from now on. */
export function watchPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) paths.push(new URL(frame.url()).pathname);
  });
  return paths;
}
