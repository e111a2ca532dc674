import { isRecord } from '#shared/wire/read-value.ts';

/** A record when its form was opened, as it is saved now, and as it is typed. */
export type Drei<T = unknown> = { vorher: T; jetzt: T; eigene: T };

/**
 * A field that another person has changed, by its path: `adresse.plz`. `fremd`: nobody else did; `gleich`: both
 * have made the same of it; `strittig`: each something else.
 */
export type FeldAenderung = Drei & { feld: string; art: 'fremd' | 'gleich' | 'strittig' };

/** Which value applies, by field; the typed one where nothing was decided. */
export type Wahl = Record<string, 'jetzt' | 'eigene'>;

/** What others have changed since the form was opened. A list is one field. */
export function aenderungenOf({ vorher, jetzt, eigene }: Drei, feld = ''): FeldAenderung[] {
  if (isBranch(eigene) && isBranch(jetzt))
    return Object.keys(eigene).flatMap((key) =>
      aenderungenOf(partOf({ vorher, jetzt, eigene }, key), pathOf(feld, key)),
    );
  if (isSame(vorher, jetzt)) return [];
  const art = isSame(vorher, eigene) ? 'fremd' : isSame(jetzt, eigene) ? 'gleich' : 'strittig';
  return [{ feld, vorher, jetzt, eigene, art }];
}

/**
 * Both changes in one: fields that were typed in, and all others as they are saved now, so that a change of
 * another person is not reverted. A field that both have changed is as it was typed, unless the saved value was
 * chosen.
 */
export function mergeWerte<T>(drei: Drei<T>, wahl: Wahl = {}): T {
  return merge(drei, wahl, '') as T;
}

function merge(drei: Drei, wahl: Wahl, feld: string): unknown {
  const { vorher, jetzt, eigene } = drei;
  if (isBranch(eigene) && isBranch(jetzt)) {
    const parts = Object.keys(eigene).map((key) => [key, merge(partOf(drei, key), wahl, pathOf(feld, key))]);
    return Object.fromEntries(parts);
  }
  return isSame(vorher, eigene) || wahl[feld] === 'jetzt' ? jetzt : eigene;
}

function partOf(drei: Drei, key: string): Drei {
  const at = (value: unknown) => (isBranch(value) ? value[key] : undefined);
  return { vorher: at(drei.vorher), jetzt: at(drei.jetzt), eigene: at(drei.eigene) };
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
