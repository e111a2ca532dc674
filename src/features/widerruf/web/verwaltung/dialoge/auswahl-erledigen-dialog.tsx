import { zodResolver } from '@hookform/resolvers/zod';
import { useController, useForm } from 'react-hook-form';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import type { GelesenerWiderruf } from '../../../bearbeitung/read-widerruf.ts';
import { type AlleErledigenBody, alleErledigenBody } from '../../../bearbeitung/verwaltung-contract.ts';
import { useAlleErledigen } from '../widerrufe.queries.ts';
import { WarumFeld } from './warum-feld.tsx';
import { WiderrufAuswahl } from './widerruf-auswahl.tsx';

type AuswahlErledigenDialogProps = { widerrufe: GelesenerWiderruf[]; onClose: () => void };

/** Withdrawals without an order, of which those that are ticked are settled with one reason. */
export function AuswahlErledigenDialog({ widerrufe, onClose }: AuswahlErledigenDialogProps) {
  const erledigen = useAlleErledigen();
  const form = useForm({
    resolver: zodResolver(alleErledigenBody),
    defaultValues: { text: '', ids: [] } as AlleErledigenBody,
  });
  const { field, fieldState } = useController({ control: form.control, name: 'ids' });
  // One that another person has finished meanwhile is not chosen any more.
  const gewaehlt = widerrufe.map(({ _id }) => _id).filter((id) => field.value?.includes(id));
  return (
    <FormDialog
      title="Mehrere abschließen"
      record={{ id: 'auswahlErledigen', name: 'Widerrufe ohne Bestellung', isShown: true }}
      submitLabel={gewaehlt.length > 0 ? `${gewaehlt.length} abschließen` : 'Abschließen'}
      form={form}
      size="36rem"
      onSubmit={({ text }) => erledigen({ text, ids: gewaehlt })}
      onClose={onClose}
    >
      <p>
        Ein Widerruf gilt auch ohne Grund und ohne Bestellnummer. Wählen Sie nur, wozu wirklich nichts zu tun
        ist: was doppelt kam oder von jemandem, der hier nicht bestellt hat.
      </p>
      <WiderrufAuswahl
        widerrufe={widerrufe}
        gewaehlt={gewaehlt}
        onWahl={field.onChange}
        fehler={fieldState.error?.message}
      />
      <WarumFeld form={form} mehrere />
    </FormDialog>
  );
}
