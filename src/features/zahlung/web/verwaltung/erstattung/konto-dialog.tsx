import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { ibanText } from '#features/auftrag/kundensicht/bestellung-text.ts';
import { auftragRecordOf, type SchrittDialogProps } from '#features/auftrag/web/verwaltung/auftrag-props.ts';
import { formatEuro } from '#shared/number/money.ts';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import { schrittOf } from '#web/ui/verwaltung/schritt/use-schritt.ts';
import { erstattungCalls } from '../../../erstattung/erstattung-calls.ts';
import { kontoBody } from '../../../erstattung/erstattung-contract.ts';
import type { GeleseneErstattung } from '../../../erstattung/read-erstattungen.ts';
import { useErstattungSchritt } from './erstattung.queries.ts';
import { KontoFelder } from './konto-felder.tsx';
import { kontoLabel } from './rueckzahlung-schritte.ts';

type KontoDialogProps = SchrittDialogProps & { erstattung: GeleseneErstattung };

/** The account that money is transferred to, as its customer has said it to the owner. */
export function KontoDialog({ auftrag, erstattung, onClose }: KontoDialogProps) {
  const { _id: id, betrag, konto } = erstattung;
  const { send } = useErstattungSchritt(auftrag, id);
  const form = useForm({
    resolver: zodResolver(kontoBody),
    defaultValues: { iban: ibanText(konto?.iban ?? ''), inhaber: konto?.inhaber ?? '' },
  });
  return (
    <FormDialog
      title={kontoLabel(erstattung)}
      record={{ ...auftragRecordOf(auftrag), id }}
      submitLabel="Speichern"
      form={form}
      size="28rem"
      onSubmit={(body) =>
        send(schrittOf(erstattungCalls.konto, body, { sonst: 'Die Bankverbindung ist eingetragen.' }))
      }
      onClose={onClose}
    >
      <p>{`Für die Überweisung von ${formatEuro(betrag)}. Sie wird gelöscht, sobald das Geld überwiesen ist.`}</p>
      <KontoFelder form={form} iban="iban" inhaber="inhaber" required />
    </FormDialog>
  );
}
