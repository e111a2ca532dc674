import { zodResolver } from '@hookform/resolvers/zod';
import { TextInput } from '@mantine/core';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { isPackstation } from '#shared/packstation.ts';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import { schrittOf } from '#web/ui/verwaltung/schritt/use-schritt.ts';
import { type AnschriftFeld, anschriftFelder } from '../../../anschrift/anschrift.ts';
import { auftragCalls } from '../../../calls.ts';
import { auftragAdresseBody } from '../../../contract.ts';
import { auftragRecordOf, type SchrittDialogProps } from '../auftrag-props.ts';
import { DruckWarnung } from '../einzelansicht/druck-warnung.tsx';
import { useAuftragSchritt } from '../use-auftrag-schritt.ts';
import styles from './auftrag-dialoge.module.css';
import { DhlHinweis } from './dhl-hinweis.tsx';

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
  const { send, gesehen } = useAuftragSchritt(auftrag);
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { anschrift: auftrag.lieferung ?? auftrag.rechnung },
  });
  const anschrift = useWatch({ control: form.control, name: 'anschrift' });
  const isStation = isPackstation(anschrift);
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
      <div className={styles.felder}>
        {anschriftFelder.map((name) => (
          <Feld key={name} name={name} form={form} isStation={isStation} />
        ))}
      </div>
      <DruckWarnung
        anschrift={{ ...anschrift, firma: anschrift.firma ?? '', zusatz: anschrift.zusatz ?? '' }}
        wo="dialog"
      />
    </FormDialog>
  );
}

type FeldProps = {
  name: AnschriftFeld;
  form: UseFormReturn<z.input<typeof schema>, unknown, z.output<typeof schema>>;
  /** Whether it goes to a Packstation, which needs a Postnummer. */
  isStation: boolean;
};

function Feld({ name, form, isStation }: FeldProps) {
  const isPostnummer = name === 'zusatz' && isStation;
  return (
    <TextInput
      label={isPostnummer ? 'Postnummer' : labels[name]}
      required={isPostnummer || !freiwillig.includes(name)}
      inputMode={name === 'plz' || isPostnummer ? 'numeric' : undefined}
      autoComplete="off"
      {...fieldProps(form)(`anschrift.${name}`)}
    />
  );
}
