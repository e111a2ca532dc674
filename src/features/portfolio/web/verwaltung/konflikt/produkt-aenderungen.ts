import { type Feld, felderOf, type ProduktValues } from '../formular/produkt-values.ts';

/** One field changed by another user: its value when the form was opened, its current one, and the typed one. */
export type Aenderung = { feld: Feld; name: string; vorher: string; jetzt: string; eigene?: string };

type Value = string | boolean;

function read(values: ProduktValues, feld: Feld): Value {
  const [key, inner] = feld.split('.') as [
    keyof ProduktValues,
    keyof ProduktValues['beschreibung'] | undefined,
  ];
  return inner ? values.beschreibung[inner] : (values[key] as Value);
}

function show(value: Value): string {
  return typeof value === 'boolean' ? (value ? 'Ja' : 'Nein') : value;
}

type Drei = { vorher: ProduktValues; jetzt: ProduktValues; eigene: ProduktValues };

/** The changes of other users since `vorher`; `eigene` is set where the typed value differs from both. */
export function aenderungenOf({ vorher, jetzt, eigene }: Drei): Aenderung[] {
  return felderOf(jetzt)
    .filter(({ feld }) => read(vorher, feld) !== read(jetzt, feld))
    .map(({ feld, label }) => {
      const [alt, neu, mein] = [vorher, jetzt, eigene].map((values) => read(values, feld)) as [
        Value,
        Value,
        Value,
      ];
      const isOwn = mein !== alt && mein !== neu;
      return {
        feld,
        name: label,
        vorher: show(alt),
        jetzt: show(neu),
        ...(isOwn ? { eigene: show(mein) } : {}),
      };
    });
}

/**
 * Whether the user has to decide. Not when only the reihenfolge has changed: dragging any card changes many, and
 * without an own change of it nothing is lost.
 */
export function needsDecision(aenderungen: Aenderung[]): boolean {
  return aenderungen.some(({ feld, eigene }) => feld !== 'reihenfolge' || eigene !== undefined);
}
