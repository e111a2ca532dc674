import type { CartItem } from './contract.ts';

/**
 * The lines out of an answer, from `data.items` (storefront.txt §7). A line with just the fields of the specification
 * can be bought: only one that says so cannot (R7).
 */
export function cartLines(answer: unknown): CartItem[] {
  const items = part(part(answer, 'data'), 'items');
  return Array.isArray(items)
    ? items
        .filter((item) => typeof part(item, 'produktId') === 'string')
        .map((item) => ({ ...item, verfuegbar: item.verfuegbar !== false }))
    : [];
}

function part(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
