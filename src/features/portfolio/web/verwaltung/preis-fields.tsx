import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useApi } from '#web/api/api-context.ts';
import { fieldProps } from '#web/ui/verwaltung/field-props.ts';
import { WideField } from '#web/ui/verwaltung/folded-part.tsx';
import { LoadFailure } from '#web/ui/verwaltung/load-failure.tsx';
import { NumberField } from '#web/ui/verwaltung/number-field.tsx';
import { SwitchField } from '#web/ui/verwaltung/switch-field.tsx';
import type { VerwaltetesProdukt } from '../../contract.ts';
import { ermaessigungText } from '../../ermaessigung-text.ts';
import { geplanteErmaessigung } from './geplante-ermaessigung.ts';
import styles from './preis-fields.module.css';
import { PreisListe } from './preis-liste.tsx';
import { preisverlaufQuery } from './preisverlauf.query.ts';
import type { ProduktForm } from './produkt-fields.tsx';
import { feldNamen } from './produkt-values.ts';

type PreisFieldsProps<Output> = { form: ProduktForm<Output>; produkt: VerwaltetesProdukt | undefined };

/** The price, whether it is shown as reduced, and what it was. */
export function PreisFields<Output>({ form, produkt }: PreisFieldsProps<Output>) {
  const [isOpen, setIsOpen] = useState(false);
  const isMarked = useWatch({ control: form.control, name: 'ermaessigt' });
  const query = useQuery({
    ...preisverlaufQuery(useApi(), produkt?._id ?? ''),
    enabled: produkt !== undefined && (isMarked || isOpen),
  });
  const failure = query.isError && (
    <LoadFailure text="Der Preisverlauf ließ sich nicht laden." onRetry={() => query.refetch()} />
  );
  return (
    <>
      <NumberField label={feldNamen.preis} unit="€" {...fieldProps(form)('preis')} />
      <SwitchField form={form} name="ermaessigt" label={feldNamen.ermaessigt} />
      {isMarked && (
        <WideField>
          <p className={styles.auskunft} role="status">
            <Auskunft form={form} produkt={produkt} verlauf={produkt ? query.data : []} />
          </p>
          {!isOpen && failure}
        </WideField>
      )}
      {produkt && (
        <WideField>
          <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
            <summary className={styles.summary}>Preisverlauf</summary>
            {query.data ? <PreisListe verlauf={query.data} createdAt={produkt.createdAt} /> : failure}
          </details>
        </WideField>
      )}
    </>
  );
}

type AuskunftProps<Output> = PreisFieldsProps<Output> & {
  verlauf: Parameters<typeof geplanteErmaessigung>[0]['verlauf'] | undefined;
};

/** What shoppers will see of a price that is marked. */
function Auskunft<Output>({ form, produkt, verlauf }: AuskunftProps<Output>) {
  const [now] = useState(() => new Date().toISOString());
  const [preis, aktiv, ermaessigt] = useWatch({
    control: form.control,
    name: ['preis', 'aktiv', 'ermaessigt'],
  });
  if (!verlauf) return null;
  const values = { preis, aktiv, ermaessigt };
  const geplant = geplanteErmaessigung({ verlauf, createdAt: produkt?.createdAt ?? now, values, now });
  return geplant && ermaessigungText(geplant);
}
