import { useSyncExternalStore } from 'react';
import type { z } from 'zod';
import { sessionStore } from '../../../api/browser-storage.ts';
import { forgetStored, readStored, store } from '../../../entwurf/entwurf-store.ts';

/** Drafts expire after a day, when they are unlikely to be of use. */
const lifetimeMs = 24 * 60 * 60 * 1000;

/**
 * Drafts of one account by their names, as long as the tab lives: they may contain a customer's address, which must not
 * stay in this browser any longer. Those of another account are not found, and deleted with the next change; without an
 * account nothing is stored. What is too old or not readable counts as nothing. `key` also names their list in what is
 * stored. `datum`: when it was typed, as ISO text.
 */
export function makeKept<Entry extends { datum: string }>(
  key: 'entwuerfe' | 'blaetter',
  schema: z.ZodType<Entry>,
) {
  const listeners = new Set<() => void>();

  const readAll = (accountId: string): Record<string, Entry> => {
    const stored = Object(readStored(key));
    return accountId && stored.accountId === accountId ? freshOf(stored[key], schema) : {};
  };
  const write = (accountId: string, entries: Record<string, Entry>): void => {
    if (Object.keys(entries).length === 0) forgetStored(key);
    else store(key, { accountId, [key]: entries });
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const readRaw = () => sessionStore.getItem(key);

  const list = (accountId: string): Entry[] => Object.values(readAll(accountId));
  return {
    list,
    /** As `list`; updates when they change. */
    useList: (accountId: string): Entry[] => {
      useSyncExternalStore(subscribe, readRaw, readRaw);
      return list(accountId);
    },
    find: (accountId: string, name: string): Entry | undefined => readAll(accountId)[name],
    keep: (accountId: string, name: string, entry: Omit<Entry, 'datum'>): void => {
      if (!accountId) return;
      const others = without(name, readAll(accountId));
      write(accountId, { ...others, [name]: { ...entry, datum: new Date().toISOString() } as Entry });
    },
    forget: (accountId: string, name: string): void => write(accountId, without(name, readAll(accountId))),
    /** Deletes those of all other accounts, so that the next user of this browser cannot see them. */
    forgetOthers: (accountId: string): void => write(accountId, readAll(accountId)),
  };
}

function freshOf<Entry extends { datum: string }>(
  stored: unknown,
  schema: z.ZodType<Entry>,
): Record<string, Entry> {
  const fresh = Object.entries(Object(stored)).flatMap(([name, one]) => {
    const { data } = schema.safeParse(one);
    const entry = data && Date.now() - Date.parse(data.datum) < lifetimeMs ? data : undefined;
    // A list, as it was stored before, has the names in its entries.
    return entry ? [[Object(one).form ?? name, entry]] : [];
  });
  return Object.fromEntries(fresh);
}

function without<Entry>(
  name: string,
  { [name]: _, ...others }: Record<string, Entry>,
): Record<string, Entry> {
  return others;
}
