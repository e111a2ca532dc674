import { zodResolver } from '@hookform/resolvers/zod';
import { TextInput } from '@mantine/core';
import { useEffect } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { auftragCalls } from '#features/auftrag/calls.ts';
import { aktionLabel } from '#features/auftrag/web/verwaltung/aktion-worte.ts';
import { auftragRecordOf, type SchrittDialogProps } from '#features/auftrag/web/verwaltung/auftrag-props.ts';
import { useAuftragSchritt } from '#features/auftrag/web/verwaltung/use-auftrag-schritt.ts';
import { formatLangesDatum, tagOf } from '#shared/datum/datum.ts';
import { formatEuro } from '#shared/number/money.ts';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import { FieldGroup } from '#web/ui/verwaltung/field/field-group.tsx';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import { NumberField } from '#web/ui/verwaltung/number-field/number-field.tsx';
import { schrittOf } from '#web/ui/verwaltung/schritt/use-schritt.ts';
import { erstattungCalls } from '../../../erstattung/erstattung-calls.ts';
import type { GeleseneErstattungen } from '../../../erstattung/read-erstattungen.ts';
import { useErstattungen, useErstattungSchritt } from './erstattung.queries.ts';
import {
  type ErstattungForm,
  erstattungForm,
  ersteErstattung,
  type GewaehlteErstattung,
  toErstattung,
  type Vorgabe,
  type Weg,
  zuUeberweisenText,
} from './erstattung-form.ts';
import { ErstattungWege } from './erstattung-wege.tsx';
import { KontoFelder } from './konto-felder.tsx';
import { anbieterWort } from './rueckzahlung-worte.ts';

type ErstattungDialogProps = SchrittDialogProps & { vorgabe?: Partial<Vorgabe> };

/** Returns money of an order, once it is known what can go back. */
export function ErstattungDialog(props: ErstattungDialogProps) {
  const { data, isError, isFetching } = useErstattungen(props.auftrag);
  const isFailed = !data && isError && !isFetching;
  const { onClose } = props;
  useEffect(() => {
    if (!isFailed) return;
    snackbar.error(
      'Was zurückzuzahlen ist, lässt sich gerade nicht laden. Bitte versuchen Sie es noch einmal.',
    );
    onClose();
  }, [isFailed, onClose]);
  return data ? <Formular {...props} lage={data} /> : null;
}

const submitLabel: Record<Weg, string> = {
  anbieter: 'Zurückzahlen',
  ueberweisung: 'Überweisung vorbereiten',
  hand: 'Eintragen',
};

function Formular({
  auftrag,
  vorgabe,
  lage,
  onClose,
}: ErstattungDialogProps & { lage: GeleseneErstattungen }) {
  const save = useSave(auftrag, lage);
  const form = useForm<ErstattungForm, unknown, GewaehlteErstattung>({
    resolver: zodResolver(erstattungForm(lage)),
    defaultValues: ersteErstattung(lage, vorgabe),
  });
  const weg = useWatch({ control: form.control, name: 'weg' });
  const teil = { form, lage, weg };
  return (
    <FormDialog
      title={aktionLabel.erstattung}
      record={{ ...auftragRecordOf(auftrag), id: `${auftrag._id} erstattung` }}
      submitLabel={submitLabel[weg]}
      form={form}
      size="34rem"
      onSubmit={save}
      onClose={onClose}
    >
      {lage.bis && <p>{`Spätestens am ${formatLangesDatum(lage.bis)} (§ 357 BGB)`}</p>}
      <Betrag {...teil} />
      <ErstattungWege form={form} lage={lage} />
      {weg === 'hand' && (
        <TextInput
          type="date"
          label="Zurückgezahlt am"
          required
          max={tagOf(new Date())}
          {...fieldProps(form)('tag')}
        />
      )}
      <Konto {...teil} />
    </FormDialog>
  );
}

/** Saves by the way that was chosen. */
function useSave(auftrag: SchrittDialogProps['auftrag'], lage: GeleseneErstattungen) {
  const { send, gesehen } = useErstattungSchritt(auftrag);
  const hand = useAuftragSchritt(auftrag);
  return ({ weg, tag, ...wahl }: GewaehlteErstattung): Promise<void> => {
    const betrag = formatEuro(wahl.betrag);
    if (weg === 'hand')
      return hand.send(
        schrittOf(
          auftragCalls.erstattung,
          { gesehen: hand.gesehen, betrag: wahl.betrag, tag },
          { sonst: `${betrag} sind zurückgezahlt.`, typ: 'erstattung' },
        ),
      );
    return send(
      schrittOf(erstattungCalls.beginnen, toErstattung(wahl, { weg, gesehen, lage }), {
        sonst: `${betrag} sind auf dem Weg zurück.`,
      }),
    );
  };
}

type TeilProps = {
  form: UseFormReturn<ErstattungForm, unknown, GewaehlteErstattung>;
  lage: GeleseneErstattungen;
  weg: Weg;
};

/** What the provider can't return of it is transferred. */
function Betrag({ form, lage, weg }: TeilProps) {
  const betrag = useWatch({ control: form.control, name: 'betrag' });
  const rest = zuUeberweisenText(weg, betrag, lage);
  const { anbieter } = lage;
  const geteilt =
    weg === 'anbieter' && anbieter && rest > 0
      ? ` Über ${anbieterWort(anbieter)} gehen nur ${formatEuro(anbieter.betrag)} zurück, die übrigen ${formatEuro(rest)} per Überweisung.`
      : '';
  return (
    <NumberField
      label="Betrag"
      required
      unit="€"
      description={`Zurückzuzahlen: ${formatEuro(lage.frei)}.${geteilt}`}
      {...fieldProps(form)('betrag')}
    />
  );
}

/** Where a transfer goes; who has no mail has to be asked in person. */
function Konto({ form, lage: { hatEmail, ...lage }, weg }: TeilProps) {
  const betrag = useWatch({ control: form.control, name: 'betrag' });
  const isNoetig = weg === 'ueberweisung' || zuUeberweisenText(weg, betrag, lage) > 0;
  if (!isNoetig) return null;
  const error = form.formState.errors.konto?.message;
  return (
    <FieldGroup title="Konto der Kundschaft">
      <p className="quiet">
        {hatEmail
          ? 'Lassen Sie beides leer, fragt der Laden die Kundschaft per E-Mail nach ihrer Bankverbindung.'
          : 'Zu dieser Bestellung gibt es keine E-Mail-Adresse, der Laden kann also nicht fragen: Bitte erfragen Sie die Bankverbindung und tragen Sie sie hier ein.'}
      </p>
      {error && <p role="alert">{error}</p>}
      <KontoFelder form={form} iban="konto.iban" inhaber="konto.inhaber" required={!hatEmail} />
    </FieldGroup>
  );
}
