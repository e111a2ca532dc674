import { z } from 'zod';

/** The field values that can be stored: no files. A list is one value. */
export const typedValue = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.json())]);
export type TypedValues = Record<string, z.infer<typeof typedValue>>;

/** What was typed into fields, and what it was typed over, by the same paths. */
export type Getippt = { values: TypedValues; vorher: TypedValues };

/** A bank account is money, and so is a provider's key: they stay on the screen only, even of who typed them. */
const secret = /passwor[td]|schluessel$|(^|\.)(iban|kontoinhaber|meldungen)$/i;

/**
 * The typed values of a form: the fields that differ from their initial value, by their paths (`adresse.plz`).
 * Passwords, keys and bank accounts are left out: they must never be stored.
 */
export function typedValues(values: object, initial: object | undefined): TypedValues {
  const before = leavesOf(initial ?? {});
  const changed = [...leavesOf(values)].filter(
    ([path, value]) => !isSame(value, before.get(path)) && !secret.test(path),
  );
  return Object.fromEntries(changed);
}

/** Whether something was typed that is never stored, by the marks of a form's `dirtyFields`. */
export function hasSecret(dirtyFields: object): boolean {
  return [...leavesOf(dirtyFields).keys()].some((path) => secret.test(path));
}

/** The part of `typed` that differs from these values; fields that do not exist (any more) are left out. */
export function newValues(typed: TypedValues, values: object): TypedValues {
  const known = leavesOf(values);
  const isNew = ([path, value]: [string, unknown]) => known.has(path) && !isSame(known.get(path), value);
  return Object.fromEntries(Object.entries(typed).filter(isNew));
}

/** The typed values of a form, as `typedValues`, with what they were typed over. */
export function typedOver(values: object, initial: object | undefined): Getippt {
  const typed = typedValues(values, initial);
  return { values: typed, vorher: pick(Object.fromEntries(leavesOf(initial ?? {})), Object.keys(typed)) };
}

/**
 * What was typed before that still changes these initial values. `ueberholt`: the part whose fields were saved with
 * another value since; it would overwrite that. What it was typed over is not known of drafts of the version before.
 */
export function sortTyped(
  { values, vorher }: Getippt,
  initial: object,
): Record<'passend' | 'ueberholt', Getippt> {
  const heute = leavesOf(initial);
  const isUeberholt = (path: string) => path in vorher && !isSame(vorher[path], heute.get(path));
  const paths = Object.keys(newValues(values, initial));
  const partOf = (part: string[]): Getippt => ({ values: pick(values, part), vorher: pick(vorher, part) });
  return {
    passend: partOf(paths.filter((path) => !isUeberholt(path))),
    ueberholt: partOf(paths.filter(isUeberholt)),
  };
}

function pick(values: TypedValues, paths: string[]): TypedValues {
  return Object.fromEntries(Object.entries(values).filter(([path]) => paths.includes(path)));
}

function leavesOf(values: object, prefix = ''): Map<string, z.infer<typeof typedValue>> {
  const leaves = new Map();
  for (const [key, value] of Object.entries(values)) {
    const path = prefix + key;
    if (isRecord(value)) for (const leaf of leavesOf(value, `${path}.`)) leaves.set(...leaf);
    else if (typedValue.safeParse(value).success) leaves.set(path, value);
  }
  return leaves;
}

/** Lists are the same if they read the same. */
function isSame(a: unknown, b: unknown): boolean {
  return a === b || (Array.isArray(a) && JSON.stringify(a) === JSON.stringify(b));
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
