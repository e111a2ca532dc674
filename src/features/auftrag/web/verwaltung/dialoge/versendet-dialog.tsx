import { zodResolver } from '@hookform/resolvers/zod';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { tagOf } from '#shared/datum/datum.ts';
import { formatEuro } from '#shared/number/money.ts';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import { schrittOf } from '#web/ui/verwaltung/schritt/use-schritt.ts';
import { auftragCalls } from '../../../calls.ts';
import { dienste } from '../../../kundensicht/paketdienste.ts';
import { aktionLabel } from '../aktion-worte.ts';
import { auftragRecordOf, type SchrittDialogProps } from '../auftrag-props.ts';
import { NummerScannen } from '../nummer-scannen/nummer-scannen.tsx';
import { useAuftragSchritt } from '../use-auftrag-schritt.ts';
import styles from './auftrag-dialoge.module.css';
import { endgueltigText } from './endgueltig-text.ts';
import { RechnungAnTeil } from './rechnung-an/rechnung-an-teil.tsx';
import { toTeile } from './stueck-je-zeile.ts';
import { StueckWahl } from './stueck-wahl.tsx';
import {
  isTeilweise,
  lagerText,
  leerVersand,
  toVersand,
  type VersandForm,
  versandForm,
} from './versendet-form.ts';

/** A parcel that left: carrier, number, and what is in it. What is missing is said to the customer with its days. */
export function VersendetDialog({ auftrag, onClose }: SchrittDialogProps) {
  const { offen, email, brauchtRechnungAn } = auftrag;
  const { send, gesehen } = useAuftragSchritt(auftrag);
  const posten = auftrag.posten.filter(({ rest }) => rest > 0);
  const form = useForm<VersandForm>({
    resolver: zodResolver(versandForm(posten, auftrag)),
    defaultValues: leerVersand(auftrag, tagOf(new Date())),
  });
  const field = fieldProps(form);
  const teile = useWatch({ control: form.control, name: 'teile' });
  return (
    <FormDialog
      title={aktionLabel.versendet}
      record={auftragRecordOf(auftrag)}
      submitLabel="Eintragen"
      form={form}
      size="36rem"
      startField="nummer"
      onSubmit={(values) => {
        const body = { gesehen, ...toVersand(values, { posten, offen }) };
        return send(schrittOf(auftragCalls.versendet, body, { sonst: 'Verschickt.' }));
      }}
      onClose={onClose}
    >
      <NativeSelect label="Wer hat das Paket?" data={dienste} {...field('dienst')} />
      <Sendungsnummer form={form} hatPost={Boolean(email)} />
      <StueckWahl
        control={form.control}
        name="teile"
        label="Was ist im Paket?"
        posten={posten}
        hinweis={lagerText}
      />
      {isTeilweise(posten, teile) && toTeile(teile).length > 0 && <RestTage field={field} />}
      {brauchtRechnungAn && <RechnungAnTeil field={(name) => field(`rechnungAn.${name}`)} />}
      {offen > 0 && <OhneZahlung offen={offen} field={field} />}
      {posten.length > 0 && <p className={styles.text}>{endgueltigText(auftrag)}</p>}
    </FormDialog>
  );
}

type SendungsnummerProps = { form: UseFormReturn<VersandForm>; hatPost: boolean };

function Sendungsnummer({ form, hatPost }: SendungsnummerProps) {
  return (
    <div className={`row-2 ${styles.nummer}`}>
      <TextInput
        label="Sendungsnummer"
        description={
          hatPost
            ? 'Sie steht in der E-Mail an die Kundschaft. Gibt es keine, bleibt das Feld leer.'
            : undefined
        }
        autoComplete="off"
        autoCapitalize="characters"
        {...fieldProps(form)('nummer')}
      />
      <NummerScannen
        onNummer={(nummer) => form.setValue('nummer', nummer, { shouldDirty: true, shouldValidate: true })}
      />
    </div>
  );
}

type Feld = ReturnType<typeof fieldProps<VersandForm>>;

/** The workshop may trust its customers, when it says so. */
function OhneZahlung({ offen, field }: { offen: number; field: Feld }) {
  return (
    <Alert kind="warning">
      <p>{`${formatEuro(offen)} sind noch nicht da.`}</p>
      <Checkbox label="Trotzdem verschicken" {...field('ohneZahlung')} />
    </Alert>
  );
}

/** When the other pieces follow. */
function RestTage({ field }: { field: Feld }) {
  return (
    <fieldset>
      <legend className={styles.legende}>Der Rest kommt an zwischen</legend>
      <div className={styles.felder}>
        <TextInput type="date" label="Von" required {...field('von')} />
        <TextInput type="date" label="Bis" required {...field('bis')} />
      </div>
    </fieldset>
  );
}
