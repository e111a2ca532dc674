import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import { schrittOf } from '#web/ui/verwaltung/schritt/use-schritt.ts';
import { widerrufVerwaltungCalls } from '../../../bearbeitung/verwaltung-calls.ts';
import { erledigenBody } from '../../../bearbeitung/verwaltung-contract.ts';
import { useWiderrufSchritt } from '../widerrufe.queries.ts';
import { WarumFeld } from './warum-feld.tsx';
import { type WiderrufDialogProps, widerrufRecordOf } from './widerruf-props.ts';

/** A withdrawal that asks for nothing: declared twice, or taken back by its author. */
export function ErledigenDialog({ widerruf, onClose }: WiderrufDialogProps) {
  const { send } = useWiderrufSchritt(widerruf);
  const form = useForm({ resolver: zodResolver(erledigenBody), defaultValues: { text: '' } });
  return (
    <FormDialog
      title="Widerruf abschließen"
      record={widerrufRecordOf(widerruf, 'erledigen')}
      submitLabel="Abschließen"
      form={form}
      size="32rem"
      onSubmit={(body) =>
        send(schrittOf(widerrufVerwaltungCalls.erledigen, body, { sonst: 'Der Widerruf ist abgeschlossen.' }))
      }
      onClose={onClose}
    >
      <p>
        Ein Widerruf gilt auch ohne Grund und ohne Bestellnummer. Schließen Sie ihn nur ab, wenn wirklich
        nichts zu tun ist: weil er doppelt kam, zurückgenommen wurde oder niemand hier bestellt hat.
      </p>
      <WarumFeld form={form} />
    </FormDialog>
  );
}
