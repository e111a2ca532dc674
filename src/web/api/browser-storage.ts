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
