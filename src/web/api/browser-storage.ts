/**
 * The browser's storages. A browser may refuse access (blocked cookies, a full disk): then values are kept in memory,
 * so that the shop works until the page is left.
 */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Both `open` and each operation of its result may throw. */
export function withMemory(open: () => BrowserStorage): BrowserStorage {
  const memory = new Map<string, string>();
  return {
    getItem: (key) => {
      try {
        return memory.get(key) ?? open().getItem(key);
      } catch {
        return null;
      }
    },
    setItem: (key, value) => {
      memory.delete(key);
      try {
        open().setItem(key, value);
      } catch {
        memory.set(key, value);
      }
    },
    removeItem: (key) => {
      memory.delete(key);
      try {
        open().removeItem(key);
      } catch {
        // Access is refused, so nothing of ours is stored.
      }
    },
  };
}

/** Persists across visits. */
export const localStore = withMemory(() => localStorage);

/** Persists as long as the tab. */
export const sessionStore = withMemory(() => sessionStorage);

/** The key in `sessionStore` of drafts kept at the end of a session; signing out deletes them. */
export const entwuerfeKey = 'entwuerfe';

/** The key in `sessionStore` of what was typed in the checkout; signing out deletes it. */
export const kasseKey = 'kasse';

/** The key in `sessionStore` of what was typed into the contact form; signing out deletes it. */
export const kontaktKey = 'kontakt';

/** The key in `sessionStore` of what was typed into the withdrawal form; signing out deletes it. */
export const widerrufKey = 'widerruf';

/** The key in `sessionStore` of what is ticked while orders are packed; signing out deletes it. */
export const packenKey = 'packen';

/** The key in `sessionStore` of what was typed on the workshop's sheets; signing out deletes it. */
export const blaetterKey = 'blaetter';
