import { readNumber, readText } from '#shared/read-value.ts';
import type { CartItem } from './contract.ts';

/**
 * Reads the lines of an answer, from `data.items` (storefront.txt §7). A line with only the specified fields can be
 * bought, unless it is marked otherwise or has no price (R7). Invalid lines and lines without pieces are left out.
 */
export function cartLines(answer: unknown): CartItem[] {
  const items = itemsOf(answer);
  return Array.isArray(items) ? items.map(readLine).filter((line) => line !== undefined) : [];
}

/** Whether an answer contains the lines of the cart. */
export function hasLines(answer: unknown): boolean {
  return Array.isArray(itemsOf(answer));
}

function itemsOf(answer: unknown): unknown {
  return part(part(answer, 'data'), 'items');
}

function readLine(item: unknown): CartItem | undefined {
  const menge = readNumber(part(item, 'menge')) ?? 0;
  if (typeof part(item, 'produktId') !== 'string' || !Number.isInteger(menge) || menge < 1) return undefined;
  const line = item as CartItem;
  const preis = Math.max(readNumber(line.preis) ?? 0, 0);
  return {
    ...line,
    name: readText(line.name) ?? '',
    seife: readText(line.seife) ?? '',
    bild: readText(line.bild),
    grund: readText(line.grund),
    gramm: readNumber(line.gramm) ?? 0,
    packgewicht: readNumber(line.packgewicht),
    preis,
    menge,
    verfuegbar: line.verfuegbar !== false && preis > 0,
  };
}

function part(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
