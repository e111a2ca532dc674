import { zodResolver } from '@hookform/resolvers/zod';
import { TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { tagOf } from '#shared/datum/datum.ts';
import { formatEuro } from '#shared/number/money.ts';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import { schrittOf } from '#web/ui/verwaltung/schritt/use-schritt.ts';
import { widerrufVerwaltungCalls } from '../../../bearbeitung/verwaltung-calls.ts';
import { erstattetBody } from '../../../bearbeitung/verwaltung-contract.ts';
import { useWiderrufSchritt } from '../widerrufe.queries.ts';
import { Konto } from './rueckzahlung-konto.tsx';
import styles from './widerruf-dialoge.module.css';
import { type BuchungDialogProps, widerrufRecordOf } from './widerruf-props.ts';

const schema = z.object({ tag: erstattetBody.shape.tag });

/** The money was returned, all that has to be. */
export function ErstattetDialog({ widerruf, auftrag, onClose }: BuchungDialogProps) {
  const heute = tagOf(new Date());
  const { send, gesehen } = useWiderrufSchritt(widerruf);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { tag: heute } });
  const betrag = formatEuro(auftrag.zurueck);
  return (
    <FormDialog
      title="Rückzahlung eintragen"
      record={widerrufRecordOf(widerruf, 'erstattet')}
      submitLabel="Eintragen"
      form={form}
      size="28rem"
      onSubmit={({ tag }) =>
        send(
          schrittOf(
            widerrufVerwaltungCalls.erstattet,
            { gesehen, tag },
            { sonst: `${betrag} sind zurückgezahlt.` },
          ),
        )
      }
      onClose={onClose}
    >
      <p className={styles.summe}>{`Zurück: ${betrag}`}</p>
      <Konto />
      <TextInput type="date" label="Zurückgezahlt am" required max={heute} {...fieldProps(form)('tag')} />
    </FormDialog>
  );
}
