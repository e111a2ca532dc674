import { zodResolver } from '@hookform/resolvers/zod';
import { Checkbox, TextInput } from '@mantine/core';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { StueckWahl } from '#features/auftrag/web/verwaltung/dialoge/stueck-wahl.tsx';
import { tagOf } from '#shared/datum/datum.ts';
import { centToEuro, formatEuro } from '#shared/number/money.ts';
import { confirm } from '#web/ui/verwaltung/dialog/confirm.ts';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import { schrittOf } from '#web/ui/verwaltung/schritt/use-schritt.ts';
import { rueckgabeZeilen, type Stueck } from '../../../bearbeitung/buchung.ts';
import type { GelesenerAuftrag } from '../../../bearbeitung/read-widerruf.ts';
import { widerrufVerwaltungCalls as calls } from '../../../bearbeitung/verwaltung-calls.ts';
import { useWiderrufSchritt } from '../widerrufe.queries.ts';
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
import styles from './widerruf-dialoge.module.css';
import { type BuchungDialogProps, widerrufRecordOf } from './widerruf-props.ts';

/**
 * The whole of a withdrawal in one go: pieces, what is back already, postage, and the money if it was
 * returned today.
 */
export function BuchenDialog({ widerruf, auftrag, onClose }: BuchungDialogProps) {
  const { send, gesehen } = useWiderrufSchritt(widerruf);
  const record = widerrufRecordOf(widerruf, 'buchen');
  const form = useForm({
    resolver: zodResolver(buchenForm(auftrag)),
    defaultValues: leereBuchung(auftrag, tagOf(new Date())),
  });
  const buchungOf = (wahl: BuchenForm) => toBuchung(auftrag, wahl, gesehen);
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
          consequence: folgenText(auftrag, buchungOf(wahl)),
          yes: 'Ja, buchen',
          isDestructive: false,
        })
      }
      onSubmit={(wahl) =>
        send(schrittOf(calls.buchen, buchungOf(wahl), { sonst: 'Der Widerruf ist gebucht.' }))
      }
      onClose={onClose}
    >
      {widerruf.stuecke && (
        <p className={styles.erklaert}>
          <bdi>{`„${widerruf.stuecke}“`}</bdi>
        </p>
      )}
      <Ware auftrag={auftrag} form={form} />
      {auftrag.versand > 0 && <BuchenPorto auftrag={auftrag} form={form} />}
      <Geld auftrag={auftrag} form={form} />
    </FormDialog>
  );
}

type TeilProps = { auftrag: GelesenerAuftrag; form: UseFormReturn<BuchenForm> };

/** What is withdrawn, and what of it has come back already. */
function Ware({ auftrag, form }: TeilProps) {
  const { teile, istDa } = useWatch({ control: form.control }) as BuchenForm;
  const zeilen = rueckgabeZeilen(auftrag.posten, teile);
  return (
    <>
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
          <Checkbox label="Die Ware ist schon wieder da" {...fieldProps(form)('istDa')} />
          {istDa && <RueckgabeWahl control={form.control} name="zurueck" zeilen={zeilen} />}
        </>
      )}
    </>
  );
}

/** The lines that are left to withdraw, and those that were chosen before another person took them. */
function waehlbar({ posten }: GelesenerAuftrag, teile: Stueck) {
  return posten
    .filter(({ nr, moeglich }) => moeglich > 0 || (teile[nr] ?? 0) > 0)
    .map((one) => ({ ...one, rest: one.moeglich }));
}

/** What has to be returned; that it was can be said at once or afterwards. */
function Geld({ auftrag, form }: TeilProps) {
  const { teile, versand, istErstattet } = useWatch({ control: form.control }) as BuchenForm;
  const betraege = betraegeOf(auftrag, teile, versand);
  const field = fieldProps(form);
  const zurueck = betraege?.zurueck ?? 0;
  const isUnterwegs = rueckgabeZeilen(auftrag.posten, teile).length > 0;
  return (
    <fieldset className="stack-3">
      <legend className={styles.legende}>Geld</legend>
      <p aria-live="polite" className={styles.summe}>
        {betraege ? `Zurück: ${formatEuro(centToEuro(zurueck))}` : 'Zurück: Bitte das Porto prüfen.'}
      </p>
      {betraege && betraege.weniger !== zurueck && (
        <p className="quiet">{`Die Bestellung kostet ${formatEuro(centToEuro(betraege.weniger))} weniger. Bezahlt sind ${formatEuro(auftrag.bezahlt)}: Mehr ist nicht zurückzuzahlen.`}</p>
      )}
      {(!betraege || zurueck > 0) && (
        <>
          {isUnterwegs && (
            <p className="quiet">
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
