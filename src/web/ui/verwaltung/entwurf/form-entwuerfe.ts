import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { entwuerfeKey, sessionStore } from '../../../api/browser-storage.ts';
import { typedValue } from './typed-values.ts';

/** Drafts expire after a day, when they are unlikely to be of use. */
const lifetimeMs = 24 * 60 * 60 * 1000;

const entwurf = z.object({
  /** The form with its record. */
  form: z.string(),
  title: z.string(),
  /** The page of the form. */
  path: z.string(),
  datum: z.string(),
  values: z.record(z.string(), typedValue),
});
const kept = z.object({ accountId: z.string(), entwuerfe: z.array(entwurf) });

/** The unsaved input of a form at the end of a session; the values by their paths in the form. */
export type FormEntwurf = z.infer<typeof entwurf>;

const listeners = new Set<() => void>();
const readRaw = () => sessionStore.getItem(entwuerfeKey);

/** The drafts of this account that have not expired; unreadable ones are ignored. */
export function listEntwuerfe(accountId: string, raw: string | null = readRaw()): FormEntwurf[] {
  const found = kept.safeParse(parse(raw)).data;
  if (found?.accountId !== accountId) return [];
  return found.entwuerfe.filter(({ datum }) => Date.now() - Date.parse(datum) < lifetimeMs);
}

export function findEntwurf(accountId: string, form: string): FormEntwurf | undefined {
  return listEntwuerfe(accountId).find((one) => one.form === form);
}

/**
 * Stores a draft as long as the tab lives: it may contain a customer's address, which must not stay in this browser any
 * longer. Deletes the drafts of other accounts.
 */
export function keepEntwurf(accountId: string, entwurf: FormEntwurf): void {
  write(accountId, [...withoutForm(accountId, entwurf.form), entwurf]);
}

export function forgetEntwurf(accountId: string, form: string): void {
  write(accountId, withoutForm(accountId, form));
}

/** Deletes the drafts of all other accounts, so that the next user of this browser cannot see them. */
export function forgetEntwuerfeOfOthers(accountId: string): void {
  write(accountId, listEntwuerfe(accountId));
}

/** The drafts of this account; updates when they change. */
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
