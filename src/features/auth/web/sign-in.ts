import { type Api, ApiError, unreadable } from '#web/api/client.ts';
import { errorText } from '#web/api/error-text.ts';
import { makeLastCalls } from '#web/api/last-calls.ts';
import { forgetEntwuerfe } from '#web/entwurf/entwurf-store.ts';
import { showError } from '#web/ui/shop/message/toast.ts';
import { authCalls } from '../calls.ts';
import { endSession, isUser, type SessionUser, startSession } from './session.ts';

/** requirements.md, storefront §3, Login result. `fehler`: the invalid fields, as `field: text`. */
export type SignInResult =
  | { success: true; user: SessionUser }
  | { success: false; error: string; fehler: string[] };

export type RegisterFields = {
  email: string;
  password: string;
  vorname: string;
  nachname: string;
  datenschutz: boolean;
};

type SignInReply = { token?: unknown; user?: unknown };

/** Signs in; a refusal is returned, not thrown (requirements.md, storefront §8, Login failure). */
export function signIn(api: Api, fields: { email: string; password: string }): Promise<SignInResult> {
  return toResult(() => api.send(authCalls.login, { body: fields, credentials: 'include' }), [401]);
}

/** Creates an account and signs in (R28). */
export function register(api: Api, fields: RegisterFields): Promise<SignInResult> {
  return toResult(() => api.send(authCalls.register, { body: fields }), [400, 409]);
}

/**
 * Ends the session in the browser at once, and on the server after the calls still in flight, if it can be reached;
 * otherwise it expires there.
 */
export async function signOut(api: Api): Promise<void> {
  const ended = api.send(authCalls.logout, { after: makeLastCalls() }).catch(() => undefined);
  forgetSession();
  await ended;
}

/** Ends the session in this browser, where the server has ended it already; drafts go with it. */
export function forgetSession(): void {
  forgetEntwuerfe();
  endSession();
}

/** `shownByForm`: statuses that only the form shows; every other failure has a toast as well (R5). */
async function toResult(call: () => Promise<SignInReply>, shownByForm: number[]): Promise<SignInResult> {
  try {
    const { token, user } = await call();
    if (typeof token !== 'string' || !token || !isUser(user)) throw unreadable(200);
    startSession(token, user);
    return { success: true, user };
  } catch (error) {
    const { status, fehler } = error instanceof ApiError ? error : { status: 0, fehler: [] };
    if (!shownByForm.includes(status)) showError(errorText(error));
    return { success: false, error: formText(error, status), fehler };
  }
}

/**
 * requirements.md, storefront §8, Login failure: the server's words. Without them a failure of the server
 * must not read like a wrong password (R5).
 */
function formText(error: unknown, status: number): string {
  if (error instanceof ApiError && error.hasServerText) return error.message;
  const isRefusal = status >= 400 && status < 500 && ![403, 404, 429].includes(status);
  return isRefusal ? 'Login fehlgeschlagen' : errorText(error);
}
