import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import { schrittOf } from '#web/ui/verwaltung/schritt/use-schritt.ts';
import { auftragCalls } from '../../../calls.ts';
import { nachrichtBody } from '../../../contract.ts';
import { auftragRecordOf, type SchrittDialogProps } from '../auftrag-props.ts';
import { useAuftragSchritt } from '../use-auftrag-schritt.ts';
import { TextFeld } from './text-feld.tsx';

const schema = nachrichtBody.pick({ text: true });

const worte = {
  nachricht: { titel: 'Nachricht schreiben', submit: 'Absenden', sonst: 'Die Nachricht ist geschrieben.' },
  notiz: { titel: 'Notiz schreiben', submit: 'Speichern', sonst: 'Die Notiz ist gespeichert.' },
};

/** A mail to the customer, or a note for the workshop alone. */
export function SchreibenDialog({
  art,
  auftrag,
  onClose,
}: SchrittDialogProps & { art: 'nachricht' | 'notiz' }) {
  const { send, gesehen } = useAuftragSchritt(auftrag);
  const { titel, submit, sonst } = worte[art];
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { text: '' } });
  return (
    <FormDialog
      title={titel}
      record={auftragRecordOf(auftrag)}
      submitLabel={submit}
      keepsEntwurf
      form={form}
      size="34rem"
      onSubmit={({ text }) => send(schrittOf(auftragCalls[art], { gesehen, text }, { sonst }))}
      onClose={onClose}
    >
      <TextFeld
        form={form}
        name="text"
        label={art === 'nachricht' ? 'Nachricht' : 'Notiz'}
        description={
          art === 'nachricht'
            ? `Geht per E-Mail an ${auftrag.email}. Anrede, Nummer der Bestellung und Gruß schreibt der Laden dazu.`
            : 'Für die Werkstatt. Wer seine Daten verlangt, bekommt auch die Notizen dazu.'
        }
        max={2000}
        required
      />
    </FormDialog>
  );
}
