import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { isPackstation } from '#shared/packstation.ts';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import { schrittOf } from '#web/ui/verwaltung/schritt/use-schritt.ts';
import { auftragCalls } from '../../../calls.ts';
import { auftragAdresseBody } from '../../../contract.ts';
import { auftragRecordOf, type SchrittDialogProps } from '../auftrag-props.ts';
import { DruckWarnung } from '../einzelansicht/druck-warnung.tsx';
import { useAuftragSchritt } from '../use-auftrag-schritt.ts';
import { AnschriftFelder } from './anschrift-felder.tsx';
import { DhlHinweis } from './dhl-hinweis.tsx';

const schema = auftragAdresseBody.pick({ anschrift: true });

/** Where it is sent instead. The address of the order stays as it was; the change is an event. */
export function AdresseDialog({ auftrag, onClose }: SchrittDialogProps) {
  const { send, gesehen } = useAuftragSchritt(auftrag);
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { anschrift: auftrag.lieferung ?? auftrag.rechnung },
  });
  const anschrift = useWatch({ control: form.control, name: 'anschrift' });
  const field = fieldProps(form);
  return (
    <FormDialog
      title="Lieferadresse ändern"
      record={auftragRecordOf(auftrag)}
      submitLabel="Speichern"
      form={form}
      size="36rem"
      onSubmit={({ anschrift }) =>
        send(
          schrittOf(
            auftragCalls.adresse,
            { gesehen, anschrift },
            { sonst: 'Die Lieferadresse ist geändert.', typ: 'adresse' },
          ),
        )
      }
      onClose={onClose}
    >
      <DhlHinweis auftrag={auftrag} wie="weg" />
      <AnschriftFelder field={(name) => field(`anschrift.${name}`)} isStation={isPackstation(anschrift)} />
      <DruckWarnung
        anschrift={{ ...anschrift, firma: anschrift.firma ?? '', zusatz: anschrift.zusatz ?? '' }}
        wo="dialog"
      />
    </FormDialog>
  );
}
