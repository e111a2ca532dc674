import { isRecord } from '#shared/wire/read-value.ts';

/**
 * Stored values, with those of a new shop for fields that did not exist when they were stored, at any depth.
 * A list is one value: it stays as it was stored.
 */
export function fillAngaben(leer: unknown, stored: unknown): unknown {
  if (!isBranch(leer) || !isBranch(stored)) return stored === undefined ? leer : stored;
  const names = new Set([...Object.keys(leer), ...Object.keys(stored)]);
  return Object.fromEntries([...names].map((name) => [name, fillAngaben(leer[name], stored[name])]));
}

function isBranch(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && !Array.isArray(value);
}
