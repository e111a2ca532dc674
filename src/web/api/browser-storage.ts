/**
 * The browser's storages, in one place. A browser may refuse them (blocked cookies, a full disk): then what would be
 * stored is kept in memory, so that the shop works until the page is left.
 */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** `open` may throw, and so may each use of what it answers. */
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
        // Refused: then nothing of ours is in it.
      }
    },
  };
}

/** Outlives the visit. */
export const localStore = withMemory(() => localStorage);

/** Lives as long as the tab. */
export const sessionStore = withMemory(() => sessionStorage);

/** Where forms that a session left behind lie in `sessionStore`; whoever signs out leaves none. */
export const entwuerfeKey = 'entwuerfe';
