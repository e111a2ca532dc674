import { entwuerfeKey, sessionStore } from '#web/api/browser-storage.ts';
import { type Api, ApiError } from '#web/api/client.ts';
import { makeLastCalls } from '#web/api/last-calls.ts';
import { endSession, type SessionUser, startSession } from './session.ts';

/** storefront.txt §3, Login result. `fehler`: what is wrong with which field, as `field: text`. */
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

type SignInReply = { token: string; user: SessionUser };

/** Signs in; a refusal is a result and not an exception (storefront.txt §8, Login failure). */
export function signIn(api: Api, fields: { email: string; password: string }): Promise<SignInResult> {
  return toResult(() => api.login<SignInReply>(fields));
}

/** Makes an account and signs in with it (R28). */
export function register(api: Api, fields: RegisterFields): Promise<SignInResult> {
  return toResult(() => api.post<SignInReply>('/auth/register', fields));
}

/**
 * Ends the session here at once, and on the server when the last calls have arrived and it can be reached; it expires
 * there by itself as well.
 */
export async function signOut(api: Api): Promise<void> {
  const ended = api.post('/auth/logout', undefined, { after: makeLastCalls() }).catch(() => undefined);
  sessionStore.removeItem(entwuerfeKey);
  endSession();
  await ended;
}

/** storefront.txt §8, Login failure: what is said when the server says nothing. */
const noWords = { message: 'Login fehlgeschlagen', fehler: [] };

async function toResult(call: () => Promise<SignInReply>): Promise<SignInResult> {
  try {
    const { token, user } = await call();
    startSession(token, user);
    return { success: true, user };
  } catch (error) {
    const { message, fehler } = error instanceof ApiError && error.isTold ? error : noWords;
    return { success: false, error: message, fehler };
  }
}
