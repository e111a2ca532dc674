import type { Page } from '@playwright/test';
import { parseSetCookie } from 'cookie';
import { browserSpeicher, type SpeicherEintrag } from '#features/rechtstexte/platzhalter/browser-speicher.ts';
import { expect, openAlive } from './fixtures.ts';

const dayS = 86_400;

/**
 * Notes all that a browser keeps of the shop while its pages are walked through: keys that are written, also
 * those deleted again, and what is found on each visited page; each `Set-Cookie`; and every request to
 * another server.
 */
export class SpeicherWache {
  readonly #page: Page;
  readonly #seen = new Set<string>();
  readonly #cookies: Promise<void>[] = [];
  readonly #faults: string[] = [];

  private constructor(page: Page) {
    this.#page = page;
  }

  static async begin(page: Page, origin: string): Promise<SpeicherWache> {
    const wache = new SpeicherWache(page);
    const context = page.context();
    await context.exposeBinding('reportKey', (_, key: string) => void wache.#seen.add(key));
    await context.addInitScript(reportKeys);
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (url.origin !== origin && !['data:', 'blob:'].includes(url.protocol))
        wache.#faults.push(`asked another server: ${url.href}`);
    });
    context.on('response', (response) => {
      const read = response.headersArray().then((headers) => {
        for (const { name, value } of headers)
          if (name.toLowerCase() === 'set-cookie') for (const line of value.split('\n')) wache.#note(line);
      });
      // A page that was left has no more headers to read; its cookies are found in the browser.
      wache.#cookies.push(read.catch(() => {}));
    });
    return wache;
  }

  /** Opens a page and notes what it leaves. */
  async visit(path: string): Promise<void> {
    await openAlive(this.#page, path);
    await this.look();
  }

  /** Notes what the browser keeps now. */
  async look(): Promise<void> {
    for (const key of await this.#page.evaluate(findKeys)) this.#seen.add(key);
    for (const { name } of await this.#page.context().cookies()) this.#seen.add(`Cookie: ${name}`);
  }

  /**
   * The entries of the table that were seen, and all that is not in it; expects every cookie to be as it says
   * there.
   */
  async seen(): Promise<string[]> {
    await Promise.all(this.#cookies);
    expect(this.#faults).toEqual([]);
    return [...new Set([...this.#seen].map((key) => keyOf(entryOf(key)) ?? key))].sort();
  }

  #note(line: string): void {
    const { name, maxAge, sameSite, httpOnly, secure, path } = parseSetCookie(line);
    this.#seen.add(`Cookie: ${name}`);
    const { cookie } = entryOf(`Cookie: ${name}`) ?? {};
    if (!cookie) return;
    const said = { maxAge, sameSite: `${sameSite}`.toLowerCase(), httpOnly, isSecure: secure === true, path };
    const expected = {
      maxAge: maxAge === 0 ? 0 : cookie.tage * dayS,
      sameSite: cookie.sameSite.toLowerCase(),
      httpOnly: true,
      isSecure: false,
      path: cookie.path,
    };
    if (JSON.stringify(said) !== JSON.stringify(expected))
      this.#faults.push(`not as the table says: ${line}`);
  }
}

/** The keys that the table names for these people. */
export function keysFor(...people: SpeicherEintrag['fuer'][]): string[] {
  return browserSpeicher.flatMap((entry) => (people.includes(entry.fuer) ? (keyOf(entry) ?? []) : [])).sort();
}

function keyOf(entry: SpeicherEintrag | undefined): string | undefined {
  return entry && `${entry.ort}: ${entry.name}`;
}

function entryOf(key: string): SpeicherEintrag | undefined {
  return browserSpeicher.find((entry) => {
    const known = `${entry.ort}: ${entry.name}`;
    return known.endsWith('…') ? key.startsWith(known.slice(0, -1)) : key === known;
  });
}

/** Runs in each page before its scripts. */
function reportKeys(): void {
  const { setItem } = Storage.prototype;
  const { reportKey } = globalThis as unknown as { reportKey: (key: string) => void };
  Storage.prototype.setItem = function (key, value) {
    reportKey(`${this === localStorage ? 'Local' : 'Session'} Storage: ${key}`);
    setItem.call(this, key, value);
  };
}

/** Runs in the page. */
async function findKeys(): Promise<string[]> {
  const databases = await indexedDB.databases();
  const workers = await navigator.serviceWorker.getRegistrations();
  return [
    ...Object.keys(localStorage).map((key) => `Local Storage: ${key}`),
    ...Object.keys(sessionStorage).map((key) => `Session Storage: ${key}`),
    ...document.cookie.split('; ').flatMap((pair) => (pair ? [`Cookie for scripts: ${pair}`] : [])),
    ...databases.map(({ name }) => `IndexedDB: ${name}`),
    ...(await caches.keys()).map((key) => `Cache Storage: ${key}`),
    ...workers.map(({ scope }) => `Service worker: ${scope}`),
  ];
}
