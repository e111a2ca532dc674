import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { formatEuro } from '#shared/number/money.ts';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import { schrittOf } from '#web/ui/verwaltung/schritt/use-schritt.ts';
import { auftragCalls } from '../../../calls.ts';
import { aktionLabel } from '../aktion-worte.ts';
import { auftragRecordOf, type SchrittDialogProps } from '../auftrag-props.ts';
import { stueckText } from '../auftrag-worte.ts';
import { useAuftragSchritt } from '../use-auftrag-schritt.ts';
import styles from './auftrag-dialoge.module.css';
import { endgueltigText } from './endgueltig-text.ts';
import { leeresRechnungAn, type RechnungAn, rechnungAnForm } from './rechnung-an/rechnung-an-form.ts';
import { RechnungAnTeil } from './rechnung-an/rechnung-an-teil.tsx';

type AbgeholtForm = { rechnungAn: RechnungAn };

/**
 * The goods are handed over, with or without what is still to be paid. Never the word cash: the shop is no
 * till (R44).
 */
export function AbgeholtDialog({ auftrag, onClose }: SchrittDialogProps) {
  const { offen, posten, brauchtRechnungAn } = auftrag;
  const { send, gesehen } = useAuftragSchritt(auftrag);
  const form = useForm<AbgeholtForm>({
    resolver: zodResolver(z.object({ rechnungAn: rechnungAnForm(auftrag) })),
    defaultValues: { rechnungAn: leeresRechnungAn(auftrag) },
  });
  const field = fieldProps(form);
  const rest = posten.filter((one) => one.rest > 0).map(({ name, rest: menge }) => ({ name, menge }));
  const abgeholt = ({ rechnungAn }: AbgeholtForm, wie: { bezahlt?: true; ohneZahlung?: true }) => {
    const body = { gesehen, ...wie, ...(rechnungAn ? { rechnungAn } : {}) };
    return send(schrittOf(auftragCalls.abgeholt, body, { sonst: 'Abgeholt.' }));
  };
  const ohneZahlung = {
    label: 'Ohne Zahlung eintragen',
    isMeant: false,
    isInBody: true,
    onSubmit: (values: AbgeholtForm) => abgeholt(values, { ohneZahlung: true }),
  };
  return (
    <FormDialog
      title={aktionLabel.abgeholt}
      record={auftragRecordOf(auftrag)}
      submitLabel={offen > 0 ? 'Mit Zahlung eintragen' : 'Eintragen'}
      form={form}
      size="30rem"
      onSubmit={(values) => abgeholt(values, offen > 0 ? { bezahlt: true } : {})}
      {...(offen > 0 ? { alternative: ohneZahlung } : {})}
      onClose={onClose}
    >
      <p className={styles.text}>
        {rest.length > 0
          ? `Aus dem Haus gehen: ${stueckText(rest)}. ${endgueltigText(auftrag)}`
          : 'Diese Bestellung ist inzwischen abgeholt: Hier ist nichts mehr zu tun.'}
      </p>
      {brauchtRechnungAn && <RechnungAnTeil field={(name) => field(`rechnungAn.${name}`)} />}
      {offen > 0 && <p>{`Bei Abholung zu bezahlen: ${formatEuro(offen)}.`}</p>}
    </FormDialog>
  );
}
