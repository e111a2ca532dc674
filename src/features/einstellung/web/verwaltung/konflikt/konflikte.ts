import { isRecord } from '#shared/wire/read-value.ts';

/**
 * A field that two people have changed differently: the value when the form was opened, the saved and the
 * typed one.
 */
export type Konflikt = { feld: string; vorher: unknown; jetzt: unknown; eigene: unknown };
type Drei = { vorher: unknown; jetzt: unknown; eigene: unknown };

/** Which value applies, by field; the typed one where nothing was decided. */
export type Wahl = Record<string, 'jetzt' | 'eigene'>;

/** The fields in which both have changed something, differently. A list is one field. */
export function konflikteOf(drei: Drei): Konflikt[] {
  return blaetter(drei).filter(
    ({ vorher, jetzt, eigene }) =>
      !isSame(vorher, jetzt) && !isSame(vorher, eigene) && !isSame(jetzt, eigene),
  );
}

/** The fields that only the other person has changed: they are taken over. */
export function uebernommeneOf(drei: Drei): string[] {
  return blaetter(drei)
    .filter(({ vorher, jetzt, eigene }) => !isSame(vorher, jetzt) && isSame(vorher, eigene))
    .map(({ feld }) => feld);
}

/** Both changes in one: the own ones on top of the current values, except where the saved value was chosen. */
export function zusammen<T>({ vorher, jetzt, eigene }: Drei & { eigene: T }, wahl: Wahl = {}): T {
  return merge({ vorher, jetzt, eigene }, wahl, '') as T;
}

function merge({ vorher, jetzt, eigene }: Drei, wahl: Wahl, feld: string): unknown {
  if (isBranch(eigene) && isBranch(jetzt)) {
    const alt = isBranch(vorher) ? vorher : {};
    const parts = Object.keys(eigene).map((key) => {
      const drei = { vorher: alt[key], jetzt: jetzt[key], eigene: eigene[key] };
      return [key, merge(drei, wahl, pathOf(feld, key))];
    });
    return Object.fromEntries(parts);
  }
  if (isSame(vorher, eigene)) return jetzt;
  return wahl[feld] === 'jetzt' ? jetzt : eigene;
}

function blaetter({ vorher, jetzt, eigene }: Drei, feld = ''): Konflikt[] {
  if (!isBranch(eigene) || !isBranch(jetzt)) return [{ feld, vorher, jetzt, eigene }];
  const alt = isBranch(vorher) ? vorher : {};
  return Object.keys(eigene).flatMap((key) =>
    blaetter({ vorher: alt[key], jetzt: jetzt[key], eigene: eigene[key] }, pathOf(feld, key)),
  );
}

function pathOf(feld: string, key: string): string {
  return feld === '' ? key : `${feld}.${key}`;
}

function isBranch(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && !Array.isArray(value);
}

/** The order of the keys is the schema's, so equal values have equal texts. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
