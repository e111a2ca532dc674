import { formatZeitpunkt } from '#shared/datum/datum.ts';
import { KonfliktDialog } from '#web/ui/verwaltung/konflikt/konflikt-dialog.tsx';
import type { Frage } from '#web/ui/verwaltung/konflikt/use-save-beside.ts';
import type { ProduktValues } from '../formular/produkt-values.ts';
import { produktAenderungenOf } from './produkt-aenderungen.ts';

type ProduktKonfliktDialogProps = { frage: Frage<ProduktValues>; onSaved: () => void };

/** Shown when another user has changed the product during editing: author, time, changes, and the choices. */
export function ProduktKonfliktDialog({ frage, onSaved }: ProduktKonfliktDialogProps) {
  const { jetzt, take } = frage;
  const { angaben, von, geaendertAt } = jetzt;
  return (
    <KonfliktDialog
      title="Das Produkt wurde inzwischen geändert"
      frage={frage}
      zeilen={produktAenderungenOf({ ...frage, jetzt: angaben })}
      hinweis="„Meine Änderungen übernehmen“ speichert nur, was Sie selbst geändert haben; alles andere bleibt wie jetzt. „Neu laden“ verwirft Ihre Eingaben."
      saveLabel="Meine Änderungen übernehmen"
      sonst={{ label: 'Neu laden', onClick: () => take(angaben) }}
      onSaved={onSaved}
    >
      <bdi>{von ?? 'Jemand anderes'}</bdi> hat „<bdi>{angaben.name}</bdi>
      <span>{`“ am ${formatZeitpunkt(geaendertAt ?? '')} Uhr geändert, während Sie es bearbeitet haben:`}</span>
    </KonfliktDialog>
  );
}
