import { z } from 'zod';
import { blaetterKey, sessionStore } from '../../../api/browser-storage.ts';

/** A sheet expires after a day, when it is unlikely to be of use. */
const lifetimeMs = 24 * 60 * 60 * 1000;

const blatt = z.object({ datum: z.string(), eingabe: z.unknown() });
const kept = z.object({ accountId: z.string(), blaetter: z.record(z.string(), blatt) });

/** What was typed on a sheet, and when. */
export type KeptBlatt<Eingabe> = { datum: string; eingabe: Eingabe };

/** What this account has typed on the sheet of that name; what is too old or not readable counts as nothing. */
export function readBlatt<Eingabe>(
  accountId: string,
  name: string,
  schema: z.ZodType<Eingabe>,
): KeptBlatt<Eingabe> | undefined {
  const found = readAll(accountId)[name];
  const eingabe = schema.safeParse(found?.eingabe);
  return found && eingabe.success ? { datum: found.datum, eingabe: eingabe.data } : undefined;
}

/**
 * Stores what is typed as long as the tab lives: it may contain a customer's address, which must not stay in
 * this browser any longer. The sheets of other accounts are deleted; without an account nothing is stored.
 */
export function keepBlatt(accountId: string, name: string, eingabe: unknown): void {
  if (!accountId) return;
  const datum = new Date().toISOString();
  write(accountId, { ...readAll(accountId), [name]: { datum, eingabe } });
}

export function forgetBlatt(accountId: string, name: string): void {
  const { [name]: _, ...others } = readAll(accountId);
  write(accountId, others);
}

/** Deletes the sheets of all other accounts, so that the next user of this browser cannot see them. */
export function forgetBlaetterOfOthers(accountId: string): void {
  write(accountId, readAll(accountId));
}

function readAll(accountId: string): z.infer<typeof kept>['blaetter'] {
  const found = kept.safeParse(parse(sessionStore.getItem(blaetterKey))).data;
  if (!accountId || found?.accountId !== accountId) return {};
  const isFresh = ({ datum }: { datum: string }) => Date.now() - Date.parse(datum) < lifetimeMs;
  return Object.fromEntries(Object.entries(found.blaetter).filter(([, one]) => isFresh(one)));
}

function write(accountId: string, blaetter: z.infer<typeof kept>['blaetter']): void {
  if (Object.keys(blaetter).length === 0) sessionStore.removeItem(blaetterKey);
  else sessionStore.setItem(blaetterKey, JSON.stringify({ accountId, blaetter }));
}

function parse(raw: string | null): unknown {
  try {
    return JSON.parse(raw ?? 'null');
  } catch {
    return undefined;
  }
}
