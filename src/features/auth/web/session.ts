import { useSyncExternalStore } from 'react';
import { localStore } from '#web/api/browser-storage.ts';

/**
 * The signed-in user as the server sent it at sign-in (requirements.md, storefront §3); the role is also read
 * as `rolle`.
 */
export type SessionUser = {
  id: string;
  email: string;
  name: string;
  role?: string;
  rolle?: string;
  permissions?: string[];
};

/** `isLoading` is true until the stored session has been read: on the server and during the first render. */
export type Session = { isLoading: boolean; token: string | null; user: SessionUser | null };

const loading: Session = { isLoading: true, token: null, user: null };
const keys = ['token', 'user'] as const;

/** The session of this browser; changes of another tab included. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, readSession, () => loading);
}

/**
 * Stores a session and fires its events (requirements.md, storefront §4, Auth); also for ready-made user data
 * and token.
 */
export function startSession(token: string, user: SessionUser): void {
  localStore.setItem('token', token);
  localStore.setItem('user', JSON.stringify(user));
  dispatchEvent(new Event('userLoggedIn'));
}

/** The signed-in user is called this from now on. */
export function renameUser(name: string): void {
  const { token, user } = readSession();
  if (!token || !user || user.name === name) return;
  localStore.setItem('user', JSON.stringify({ ...user, name }));
  dispatchEvent(new Event('userChanged'));
}

export function endSession(): void {
  for (const key of keys) localStore.removeItem(key);
  dispatchEvent(new Event('userLoggedOut'));
}

let lastRead: { raw: string; session: Session } | undefined;

export function readSession(): Session {
  const [token, user] = keys.map((key) => localStore.getItem(key));
  const raw = `${token} ${user}`;
  if (lastRead?.raw !== raw) lastRead = { raw, session: parseSession(token ?? null, user ?? null) };
  return lastRead.session;
}

function parseSession(token: string | null, storedUser: string | null): Session {
  const user = token ? parseUser(storedUser) : null;
  return { isLoading: false, token: user ? token : null, user };
}

/** An unreadable value counts as signed out: the user may have edited it. */
function parseUser(stored: string | null): SessionUser | null {
  try {
    const user: unknown = JSON.parse(stored ?? 'null');
    return isUser(user) ? user : null;
  } catch {
    return null;
  }
}

export function isUser(value: unknown): value is SessionUser {
  return typeof value === 'object' && value !== null && 'name' in value;
}

function subscribe(onChange: () => void): () => void {
  const events = ['userLoggedIn', 'userLoggedOut', 'userChanged', 'storage'];
  for (const event of events) addEventListener(event, onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
  };
}
