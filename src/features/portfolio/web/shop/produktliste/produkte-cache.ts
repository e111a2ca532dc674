import { isRecord } from '#shared/wire/read-value.ts';
import { sessionStore } from '#web/api/browser-storage.ts';
import type { Produkt } from '../../../contract.ts';
import { parseProdukte } from '../../../read-produkt.ts';

/**
 * The product list in session storage: `cachedProducts` = {data, timestamp} (requirements.md, storefront §3
 * and §9).
 */
export const produkteCacheKey = 'cachedProducts';
const usableMs = 300_000;

/** `gesamt`: of how many products these are the first; missing where they are all. */
export type ProdukteCache = { data: Produkt[]; timestamp: number; gesamt?: number };

/** A cache is valid while it is younger than 5 minutes. A malformed one is ignored. */
export function parseProdukteCache(text: string | null, now: number): ProdukteCache | undefined {
  const stored = parseJson(text);
  if (!isProdukteCache(stored)) return undefined;
  const age = now - stored.timestamp;
  return age >= 0 && age < usableMs ? { ...stored, data: parseProdukte(stored.data) } : undefined;
}

export function readProdukteCache(): ProdukteCache | undefined {
  return parseProdukteCache(sessionStore.getItem(produkteCacheKey), Date.now());
}

export function writeProdukteCache(cache: ProdukteCache): void {
  sessionStore.setItem(produkteCacheKey, JSON.stringify(cache));
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function isProdukteCache(value: unknown): value is ProdukteCache {
  return (
    isRecord(value) &&
    typeof value.timestamp === 'number' &&
    (value.gesamt === undefined || typeof value.gesamt === 'number') &&
    Array.isArray(value.data) &&
    value.data.every(isProdukt)
  );
}

function isProdukt(value: unknown): value is Produkt {
  return (
    isRecord(value) &&
    ['_id', 'name'].every((field) => typeof value[field] === 'string') &&
    isRecord(value.bilder) &&
    Array.isArray(value.bilder.galerie) &&
    isRecord(value.beschreibung)
  );
}
