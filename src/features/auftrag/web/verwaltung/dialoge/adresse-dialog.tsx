import { zodResolver } from '@hookform/resolvers/zod';
import { TextInput } from '@mantine/core';
import { useForm, useWatch } from 'react-hook-form';
import { isPackstation } from '#shared/packstation.ts';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import { type AnschriftFeld, anschriftFelder } from '../../../anschrift/anschrift.ts';
import { auftragCalls } from '../../../calls.ts';
import { auftragAdresseBody } from '../../../contract.ts';
import type { SchrittDialogProps } from '../auftrag-props.ts';
import { DruckWarnung } from '../einzelansicht/druck-warnung.tsx';
import styles from './auftrag-dialoge.module.css';
import { DhlHinweis } from './dhl-hinweis.tsx';
import { useAuftragDialog } from './use-schritt-dialog.ts';

const schema = auftragAdresseBody.pick({ anschrift: true });

const labels: Record<AnschriftFeld, string> = {
  vorname: 'Vorname',
  nachname: 'Nachname',
  firma: 'Firma',
  strasse: 'Straße',
  hausnummer: 'Hausnummer',
  zusatz: 'Adresszusatz',
  plz: 'PLZ',
  stadt: 'Ort',
};
const freiwillig: AnschriftFeld[] = ['firma', 'zusatz'];

/** Where it is sent instead. The address of the order stays as it was; the change is an event. */
export function AdresseDialog({ auftrag, onClose }: SchrittDialogProps) {
  const { senden, gesehen, record } = useAuftragDialog(auftrag);
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { anschrift: auftrag.lieferung ?? auftrag.rechnung },
  });
  const field = fieldProps(form);
  const anschrift = useWatch({ control: form.control, name: 'anschrift' });
  const isStation = isPackstation(anschrift);
  const feld = (name: AnschriftFeld) => {
    const isPostnummer = name === 'zusatz' && isStation;
    return (
      <TextInput
        key={name}
        label={isPostnummer ? 'Postnummer' : labels[name]}
        required={isPostnummer || !freiwillig.includes(name)}
        inputMode={name === 'plz' || isPostnummer ? 'numeric' : undefined}
        autoComplete="off"
        {...field(`anschrift.${name}`)}
      />
    );
  };
  return (
    <FormDialog
      title="Lieferadresse ändern"
      record={record}
      submitLabel="Speichern"
      form={form}
      size="36rem"
      onSubmit={({ anschrift }) =>
        senden(
          (api, ziel) => api.send(auftragCalls.adresse, { ...ziel, body: { gesehen, anschrift } }),
          'Die Lieferadresse ist geändert.',
          'adresse',
        )
      }
      onClose={onClose}
    >
      <DhlHinweis auftrag={auftrag} wie="weg" />
      <div className={styles.felder}>{anschriftFelder.map(feld)}</div>
      <DruckWarnung
        anschrift={{ ...anschrift, firma: anschrift.firma ?? '', zusatz: anschrift.zusatz ?? '' }}
        wo="dialog"
      />
    </FormDialog>
  );
}
