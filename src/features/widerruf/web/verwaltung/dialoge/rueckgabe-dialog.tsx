import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import { schrittOf } from '#web/ui/verwaltung/schritt/use-schritt.ts';
import { type RueckgabeZeile, rueckgabeTeile } from '../../../bearbeitung/buchung.ts';
import { widerrufVerwaltungCalls } from '../../../bearbeitung/verwaltung-calls.ts';
import { useWiderrufSchritt } from '../widerrufe.queries.ts';
import { zurueckFeld } from './buchen-form.ts';
import { RueckgabeWahl } from './rueckgabe-wahl.tsx';
import { type BuchungDialogProps, widerrufRecordOf } from './widerruf-props.ts';

const schemaOf = (zeilen: RueckgabeZeile[]) =>
  z.object({
    zurueck: zurueckFeld.refine(
      (zurueck) => rueckgabeTeile(zeilen, zurueck).length > 0,
      'Bitte mindestens ein Stück wählen.',
    ),
  });

/** Goods that came back; pieces that are still missing can be booked when they are there. */
export function RueckgabeDialog({ widerruf, auftrag, onClose }: BuchungDialogProps) {
  const { send, gesehen } = useWiderrufSchritt(widerruf);
  const zeilen = auftrag.posten.filter(({ erwartet }) => erwartet > 0);
  const form = useForm({
    resolver: zodResolver(schemaOf(zeilen)),
    defaultValues: { zurueck: { da: {}, gut: {} } },
  });
  return (
    <FormDialog
      title="Rückgabe eintragen"
      record={widerrufRecordOf(widerruf, 'rueckgabe')}
      submitLabel="Ware buchen"
      form={form}
      size="32rem"
      onSubmit={({ zurueck }) => {
        const body = { gesehen, zurueck: rueckgabeTeile(zeilen, zurueck) };
        return send(schrittOf(widerrufVerwaltungCalls.rueckgabe, body, { sonst: 'Die Ware ist gebucht.' }));
      }}
      onClose={onClose}
    >
      <RueckgabeWahl control={form.control} name="zurueck" zeilen={zeilen} />
      {zeilen.length === 0 && <p>Von dieser Bestellung fehlt keine Ware mehr.</p>}
    </FormDialog>
  );
}
