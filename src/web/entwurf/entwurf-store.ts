import { localStore, sessionStore, withMemory } from '../api/browser-storage.ts';

/** Never stored: it lives as long as the document. */
const memory = withMemory(() => {
  throw new Error('Not stored.');
});

/**
 * Where drafts are kept, by their keys: as long as the tab, or the document, because they may be a person's
 * address, which must not stay in this browser any longer. All of them are here, so that signing out also
 * deletes those whose page is not loaded. A key and the format of its value outlive a version of the shop: an
 * open tab goes on with what it has kept.
 */
const storages = {
  /** Forms of the back office whose session has ended. */
  entwuerfe: sessionStore,
  /** Sheets of the back office. */
  blaetter: sessionStore,
  /** What is ticked while orders are packed. */
  packen: sessionStore,
  kasse: sessionStore,
  kontakt: sessionStore,
  widerruf: sessionStore,
  'profil-name': memory,
  'profil-adressen': memory,
};

type OwnKey = keyof typeof storages;

/** A count of a shelf is hours of work and names nobody: it is kept across visits, and when its account signs out. */
export type EntwurfKey = OwnKey | `lager.zaehlung.${string}`;

const storageOf = (key: EntwurfKey) => storages[key as OwnKey] ?? localStore;

/** What is kept under this key, of whatever version of the shop; `undefined` when nothing is, or nothing readable. */
export function readStored(key: EntwurfKey): unknown {
  return parseStored(storageOf(key).getItem(key));
}

/** A stored text as a value; `undefined` without one, and for one that was edited. */
export function parseStored(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function store(key: EntwurfKey, value: object): void {
  storageOf(key).setItem(key, JSON.stringify(value));
}

export function forgetStored(key: EntwurfKey): void {
  storageOf(key).removeItem(key);
}

/** Signing out deletes the drafts; a session that the server ends deletes none. */
export function forgetEntwuerfe(): void {
  for (const key in storages) forgetStored(key as OwnKey);
}
