import { useForm } from 'react-hook-form';
import { formatEuro } from '#shared/number/money.ts';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import { schrittOf } from '#web/ui/verwaltung/schritt/use-schritt.ts';
import { auftragCalls } from '../../../calls.ts';
import { aktionLabel } from '../aktion-worte.ts';
import { auftragRecordOf, type SchrittDialogProps } from '../auftrag-props.ts';
import { stueckText } from '../auftrag-worte.ts';
import { useAuftragSchritt } from '../use-auftrag-schritt.ts';
import styles from './auftrag-dialoge.module.css';

/**
 * The goods are handed over, with or without what is still to be paid. Never the word cash: the shop is no
 * till (R44).
 */
export function AbgeholtDialog({ auftrag, onClose }: SchrittDialogProps) {
  const { offen, posten } = auftrag;
  const { send, gesehen } = useAuftragSchritt(auftrag);
  const form = useForm({ defaultValues: {} });
  const rest = posten.filter((one) => one.rest > 0).map(({ name, rest: menge }) => ({ name, menge }));
  const abgeholt = (wie: { bezahlt?: true; ohneZahlung?: true }) =>
    send(schrittOf(auftragCalls.abgeholt, { gesehen, ...wie }, { sonst: 'Abgeholt.' }));
  const ohneZahlung = {
    label: 'Ohne Zahlung eintragen',
    isMeant: false,
    isInBody: true,
    onSubmit: () => abgeholt({ ohneZahlung: true }),
  };
  return (
    <FormDialog
      title={aktionLabel.abgeholt}
      record={auftragRecordOf(auftrag)}
      submitLabel={offen > 0 ? 'Mit Zahlung eintragen' : 'Eintragen'}
      form={form}
      size="30rem"
      onSubmit={() => abgeholt(offen > 0 ? { bezahlt: true } : {})}
      {...(offen > 0 ? { alternative: ohneZahlung } : {})}
      onClose={onClose}
    >
      <p className={styles.text}>
        {rest.length > 0
          ? `Aus dem Haus gehen: ${stueckText(rest)}. Das lässt sich nicht zurücknehmen.`
          : 'Diese Bestellung ist inzwischen abgeholt: Hier ist nichts mehr zu tun.'}
      </p>
      {offen > 0 && <p>{`Bei Abholung zu bezahlen: ${formatEuro(offen)}.`}</p>}
    </FormDialog>
  );
}
