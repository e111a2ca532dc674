import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { entwuerfeKey, sessionStore } from '#web/api/browser-storage.ts';
import { typedValue } from './typed-values.ts';

/** After that nobody remembers what was meant. */
const lifetimeMs = 24 * 60 * 60 * 1000;

const entwurf = z.object({
  /** Which form it is, and of which record. */
  form: z.string(),
  title: z.string(),
  /** The page whose form it is. */
  path: z.string(),
  datum: z.string(),
  values: z.record(z.string(), typedValue),
});
const kept = z.object({ accountId: z.string(), entwuerfe: z.array(entwurf) });

/** What somebody had typed into a form when the session ended; the values by their paths in the form. */
export type FormEntwurf = z.infer<typeof entwurf>;

const listeners = new Set<() => void>();
const readRaw = () => sessionStore.getItem(entwuerfeKey);

/** The drafts of this account that are not too old; what cannot be read counts as none. */
export function listEntwuerfe(accountId: string, raw: string | null = readRaw()): FormEntwurf[] {
  const found = kept.safeParse(parse(raw)).data;
  if (found?.accountId !== accountId) return [];
  return found.entwuerfe.filter(({ datum }) => Date.now() - Date.parse(datum) < lifetimeMs);
}

export function findEntwurf(accountId: string, form: string): FormEntwurf | undefined {
  return listEntwuerfe(accountId).find((one) => one.form === form);
}

/**
 * Keeps a draft as long as the tab lives: it may hold a customer's address, which has no business in this browser for
 * longer. Drafts of somebody else are gone with it.
 */
export function keepEntwurf(accountId: string, entwurf: FormEntwurf): void {
  write(accountId, [...withoutForm(accountId, entwurf.form), entwurf]);
}

export function forgetEntwurf(accountId: string, form: string): void {
  write(accountId, withoutForm(accountId, form));
}

/** Whoever else sits down at this browser finds nothing. */
export function forgetEntwuerfeOfOthers(accountId: string): void {
  write(accountId, listEntwuerfe(accountId));
}

/** The drafts of this account, as they come and go. */
export function useEntwuerfe(accountId: string): FormEntwurf[] {
  return listEntwuerfe(accountId, useSyncExternalStore(subscribe, readRaw, readRaw));
}

function withoutForm(accountId: string, form: string): FormEntwurf[] {
  return listEntwuerfe(accountId).filter((one) => one.form !== form);
}

function write(accountId: string, entwuerfe: FormEntwurf[]): void {
  if (entwuerfe.length === 0) sessionStore.removeItem(entwuerfeKey);
  else sessionStore.setItem(entwuerfeKey, JSON.stringify({ accountId, entwuerfe }));
  for (const listener of listeners) listener();
}

function parse(raw: string | null): unknown {
  try {
    return JSON.parse(raw ?? 'null');
  } catch {
    return undefined;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
