import { vi } from 'vitest';

/** The storage of one tab of a browser, kept in `stored`, which is emptied. */
export function stubSessionStorage(stored: Map<string, string>): void {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
}
