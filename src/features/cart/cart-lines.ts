import { readStueck, readVerfuegbarkeit } from '#features/portfolio/verkauf/read-verfuegbarkeit.ts';
import { readNumber, readText } from '#shared/wire/read-value.ts';
import type { Cart, CartItem } from './contract.ts';

/** What the cart's pages need of an answer; the sums are computed from the lines. */
export type CartAnswer = Pick<Cart, 'items' | 'lieferung' | 'abholung'> & { message?: string | undefined };

/** Reads an answer of any shape; days that are none and a message that is no text are left out. */
export function readCartAnswer(answer: unknown): CartAnswer {
  const data = part(answer, 'data');
  const [von, bis] = ['von', 'bis'].map((name) => readTag(part(part(data, 'lieferung'), name)));
  const ab = readTag(part(part(data, 'abholung'), 'ab'));
  return {
    items: cartLines(answer),
    lieferung: von && bis ? { von, bis } : undefined,
    abholung: ab ? { ab } : undefined,
    message: readText(part(answer, 'message')),
  };
}

/**
 * Reads the lines of an answer, from `data.items` (requirements.md, storefront §7). A line with only the
 * specified fields can be bought, unless it is marked otherwise or has no price (R7). Invalid lines and lines
 * without pieces are left out.
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
    verfuegbarkeit: readVerfuegbarkeit(line.verfuegbarkeit),
    hoechstens: readStueck(line.hoechstens),
  };
}

/** A day as it is stored. */
function readTag(value: unknown): string | undefined {
  const tag = readText(value) ?? '';
  return /^\d{4}-\d\d-\d\d$/.test(tag) && !Number.isNaN(Date.parse(tag)) ? tag : undefined;
}

function part(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
