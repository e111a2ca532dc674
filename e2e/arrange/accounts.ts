import type { APIRequestContext, Page } from '@playwright/test';
import { authCalls } from '#features/auth/calls.ts';
import type { SignInReply } from '#features/auth/contract.ts';
import { demoAccounts, demoPassword } from '../../demo/accounts.ts';
import { senderOf } from './send.ts';

/** The accounts of the demo: an admin, an employee and two customers with a cart. */
export type Who = 'admin' | 'werkstatt' | 'anna' | 'ben';

export const emailOf = (who: Who): string => `${who}@lindenblatt.example`;
export { demoPassword };

/** The name with which the shop greets this account. */
export function nameOf(who: Who): string {
  const account = demoAccounts.find(({ email }) => email === emailOf(who));
  if (!account) throw new Error(`the demo has no account ${who}`);
  return `${account.vorname} ${account.nachname}`;
}

/** The token of this account's session in the tests' example workshop (`make-templates.ts`). */
export const earlierTokenOf = (who: Who): string => `earlier-session-of-${who}`.padEnd(43, '_');

/** Signs in by a call, as on another device; the page's session is unchanged. */
export function fetchSession(request: APIRequestContext, who: Who): Promise<SignInReply> {
  const body = { email: emailOf(who), password: demoPassword };
  return senderOf(request)(authCalls.login, { body });
}

/** Opens the browser with the session of an earlier visit. Nothing is written to the shop. */
export async function signIn(page: Page, who: Who): Promise<Pick<SignInReply, 'token' | 'user'>> {
  const token = earlierTokenOf(who);
  const { data: user } = await senderOf(page.request, token)(authCalls.me);
  const session = { token, user };
  await storeSession(page, session);
  return session;
}

/** Stores a session as an earlier visit would have (requirements.md, storefront §3, Session). */
export async function storeSession(
  page: Page,
  { token, user }: { token: string; user: object },
): Promise<void> {
  // A response without scripts: no code of the shop runs while the session is stored.
  if (!page.url().startsWith('http')) await page.goto('/api/health');
  await page.evaluate(
    ([storedToken, storedUser]) => {
      localStorage.setItem('token', storedToken);
      localStorage.setItem('user', storedUser);
    },
    [token, JSON.stringify(user)] as const,
  );
}

/** The session in the browser's storage. */
export function storedSession(page: Page): Promise<{ token: string | null; user: unknown }> {
  return page.evaluate(() => ({
    token: localStorage.getItem('token'),
    user: JSON.parse(localStorage.getItem('user') ?? 'null'),
  }));
}

/** Records the session events that the page fires from now on, also after a reload. */
export async function recordSessionEvents(page: Page): Promise<() => Promise<string[]>> {
  const events: string[] = [];
  await page.exposeFunction('reportSessionEvent', (name: string) => void events.push(name));
  await page.addInitScript(() => {
    const { reportSessionEvent } = globalThis as unknown as { reportSessionEvent: (name: string) => void };
    for (const name of ['userLoggedIn', 'userLoggedOut'])
      addEventListener(name, () => reportSessionEvent(name));
  });
  // Events fired before this call have been recorded when it returns.
  return async () => {
    await page.evaluate(() => undefined);
    return events;
  };
}
