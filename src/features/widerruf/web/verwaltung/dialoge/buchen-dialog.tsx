import { zodResolver } from '@hookform/resolvers/zod';
import { Checkbox, TextInput } from '@mantine/core';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { StueckWahl } from '#features/auftrag/web/verwaltung/dialoge/stueck-wahl.tsx';
import { tagOf } from '#shared/datum/datum.ts';
import { centToEuro, formatEuro } from '#shared/number/money.ts';
import { confirm } from '#web/ui/verwaltung/dialog/confirm.ts';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import { rueckgabeZeilen, type Stueck } from '../../../bearbeitung/buchung.ts';
import type { GelesenerAuftrag } from '../../../bearbeitung/read-widerruf.ts';
import { widerrufVerwaltungCalls } from '../../../bearbeitung/verwaltung-calls.ts';
import {
  type BuchenForm,
  betraegeOf,
  buchenForm,
  folgenText,
  leereBuchung,
  toBuchung,
} from './buchen-form.ts';
import { BuchenPorto } from './buchen-porto.tsx';
import { RueckgabeWahl } from './rueckgabe-wahl.tsx';
import { Konto } from './rueckzahlung-konto.tsx';
import { type BuchungDialogProps, useWiderrufDialog } from './use-schritt-dialog.ts';
import styles from './widerruf-dialoge.module.css';

/**
 * The whole of a withdrawal in one go: pieces, what is back already, postage, and the money if it was
 * returned today.
 */
export function BuchenDialog({ widerruf, auftrag, onClose }: BuchungDialogProps) {
  const { senden, gesehen, record } = useWiderrufDialog(widerruf, 'buchen');
  const form = useForm({
    resolver: zodResolver(buchenForm(auftrag)),
    defaultValues: leereBuchung(auftrag, tagOf(new Date())),
  });
  const { teile, istDa } = useWatch({ control: form.control }) as BuchenForm;
  const zeilen = rueckgabeZeilen(auftrag.posten, teile);
  const field = fieldProps(form);
  return (
    <FormDialog
      title="Widerruf bearbeiten"
      record={record}
      submitLabel="Widerruf buchen"
      form={form}
      size="36rem"
      onAsk={(wahl) =>
        confirm({
          question: 'Widerruf so buchen?',
          what: record.name,
          consequence: folgenText(auftrag, toBuchung(auftrag, wahl, gesehen)),
          yes: 'Ja, buchen',
          isDestructive: false,
        })
      }
      onSubmit={(wahl) => {
        const body = toBuchung(auftrag, wahl, gesehen);
        return senden(
          (api, ziel) => api.send(widerrufVerwaltungCalls.buchen, { ...ziel, body }),
          'Der Widerruf ist gebucht.',
        );
      }}
      onClose={onClose}
    >
      {widerruf.stuecke && (
        <p className={styles.erklaert}>
          <bdi>{`„${widerruf.stuecke}“`}</bdi>
        </p>
      )}
      <StueckWahl
        control={form.control}
        name="teile"
        label="Was ist widerrufen?"
        posten={waehlbar(auftrag, teile)}
        hinweis={({ preis, imHaus }) =>
          `${formatEuro(preis)} je Stück${imHaus > 0 ? `, ${imHaus} noch im Haus` : ''}`
        }
      />
      {zeilen.length > 0 && (
        <>
          <Checkbox label="Die Ware ist schon wieder da" {...field('istDa')} />
          {istDa && <RueckgabeWahl control={form.control} name="zurueck" zeilen={zeilen} />}
        </>
      )}
      {auftrag.versand > 0 && <BuchenPorto auftrag={auftrag} form={form} />}
      <Geld auftrag={auftrag} form={form} isUnterwegs={zeilen.length > 0} />
    </FormDialog>
  );
}

/** The lines that are left to withdraw, and those that were chosen before another person took them. */
function waehlbar({ posten }: GelesenerAuftrag, teile: Stueck) {
  return posten
    .filter(({ nr, moeglich }) => moeglich > 0 || (teile[nr] ?? 0) > 0)
    .map((one) => ({ ...one, rest: one.moeglich }));
}

type GeldProps = {
  auftrag: GelesenerAuftrag;
  form: UseFormReturn<BuchenForm>;
  isUnterwegs: boolean;
};

/** What has to be returned; that it was can be said at once or afterwards. */
function Geld({ auftrag, form, isUnterwegs }: GeldProps) {
  const { teile, versand, istErstattet } = useWatch({ control: form.control }) as BuchenForm;
  const betraege = betraegeOf(auftrag, teile, versand);
  const field = fieldProps(form);
  const zurueck = betraege?.zurueck ?? 0;
  return (
    <fieldset className={styles.teil}>
      <legend className={styles.legende}>Geld</legend>
      <p aria-live="polite" className={styles.summe}>
        {betraege ? `Zurück: ${formatEuro(centToEuro(zurueck))}` : 'Zurück: Bitte das Porto prüfen.'}
      </p>
      {betraege && betraege.weniger !== zurueck && (
        <p
          className={styles.leise}
        >{`Die Bestellung kostet ${formatEuro(centToEuro(betraege.weniger))} weniger. Bezahlt sind ${formatEuro(auftrag.bezahlt)}: Mehr ist nicht zurückzuzahlen.`}</p>
      )}
      {(!betraege || zurueck > 0) && (
        <>
          {isUnterwegs && (
            <p className={styles.leise}>
              Das Geld darf warten, bis die Ware oder ein Beleg da ist, dass sie abgeschickt wurde (§ 357 Abs.
              4 BGB).
            </p>
          )}
          <Konto />
          <Checkbox label="Geld ist zurückgezahlt" {...field('istErstattet')} />
          {istErstattet && (
            <TextInput
              type="date"
              label="Zurückgezahlt am"
              required
              max={tagOf(new Date())}
              {...field('tag')}
            />
          )}
        </>
      )}
    </fieldset>
  );
}
