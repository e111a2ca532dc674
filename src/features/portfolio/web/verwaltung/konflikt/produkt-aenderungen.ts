import { aenderungenOf, type Drei, type FeldAenderung } from '#web/ui/verwaltung/konflikt/drei-werte.ts';
import type { KonfliktZeile } from '#web/ui/verwaltung/konflikt/konflikt-dialog.tsx';
import { felderOf, type ProduktValues } from '../formular/produkt-values.ts';

/** The changes of other users since `vorher`, in the form's order; `eigene` where the typed value differs from both. */
export function produktAenderungenOf(drei: Drei<ProduktValues>): KonfliktZeile[] {
  const byFeld = new Map(aenderungenOf(drei).map((one) => [one.feld, one]));
  return felderOf(drei.jetzt).flatMap(({ feld, label }) => {
    const one = byFeld.get(feld);
    if (!one) return [];
    const eigene = one.art === 'strittig' ? { eigene: show(one.eigene) } : {};
    return [{ feld, name: label, vorher: show(one.vorher), jetzt: show(one.jetzt), ...eigene }];
  });
}

function show(value: unknown): string {
  return typeof value === 'boolean' ? (value ? 'Ja' : 'Nein') : String(value);
}

/**
 * Whether the user has to decide. Not when only the reihenfolge has changed: dragging any card changes many, and
 * without an own change of it nothing is lost.
 */
export function needsDecision(aenderungen: FeldAenderung[]): boolean {
  return aenderungen.some(({ feld, art }) => feld !== 'reihenfolge' || art === 'strittig');
}
