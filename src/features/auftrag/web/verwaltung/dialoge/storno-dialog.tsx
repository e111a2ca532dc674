import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { formatEuro } from '#shared/number/money.ts';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import { schrittOf } from '#web/ui/verwaltung/schritt/use-schritt.ts';
import { auftragCalls } from '../../../calls.ts';
import { stornierenBody } from '../../../contract.ts';
import { auftragRecordOf, type SchrittDialogProps } from '../auftrag-props.ts';
import { useAuftragSchritt } from '../use-auftrag-schritt.ts';
import { DhlHinweis } from './dhl-hinweis.tsx';
import { TextFeld } from './text-feld.tsx';

const schema = stornierenBody.pick({ text: true });

/** Cancels all of an order. The reason is read by its customer. */
export function StornoDialog({ auftrag, onClose }: SchrittDialogProps) {
  const { gesamt, bezahlt, email } = auftrag;
  const { send, gesehen } = useAuftragSchritt(auftrag);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { text: '' } });
  return (
    <FormDialog
      title="Bestellung stornieren"
      record={auftragRecordOf(auftrag)}
      submitLabel="Stornieren"
      cancelLabel="Nicht stornieren"
      isDestructive
      form={form}
      size="34rem"
      onSubmit={({ text }) =>
        send(schrittOf(auftragCalls.stornieren, { gesehen, text }, { sonst: 'Storniert.', typ: 'storniert' }))
      }
      onClose={onClose}
    >
      <p>{`Die ganze Bestellung über ${formatEuro(gesamt)} wird storniert. Die Ware ist danach wieder zu kaufen. Zurücknehmen lässt es sich nur, solange die Ware noch frei und kein Geld zurückgezahlt ist.`}</p>
      {bezahlt > 0 && (
        <Alert kind="warning">{`Bezahlt sind ${formatEuro(bezahlt)}: Bitte zahlen Sie das Geld danach zurück. Die Bestellung steht solange unter „Problem“.`}</Alert>
      )}
      <DhlHinweis auftrag={auftrag} wie="weg" />
      <TextFeld
        form={form}
        name="text"
        label="Grund"
        required
        description={
          email
            ? 'Die Kundin oder der Kunde liest ihn in der E-Mail.'
            : 'Es gibt keine E-Mail-Adresse: Bitte rufen Sie an.'
        }
        max={500}
      />
    </FormDialog>
  );
}
