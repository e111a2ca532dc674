import { type Feld, felderOf, type ProduktValues } from './produkt-values.ts';

/** One field that somebody else has changed: as it was when the form was opened, as it is, and what was typed here. */
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

/** What somebody else has changed since `vorher`; `eigene` is told where it says something else again. */
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
 * Whether somebody has to choose. Not when the other one only moved the product on the shelf: dragging any card moves many,
 * and who did not touch its place here has nothing to lose.
 */
export function needsDecision(aenderungen: Aenderung[]): boolean {
  return aenderungen.some(({ feld, eigene }) => feld !== 'reihenfolge' || eigene !== undefined);
}
