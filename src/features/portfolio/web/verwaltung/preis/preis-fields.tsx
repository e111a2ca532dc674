import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { useApi } from '#web/api/api-context.ts';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import { SwitchField } from '#web/ui/verwaltung/field/switch-field.tsx';
import { LoadFailure } from '#web/ui/verwaltung/list/load-failure.tsx';
import { NumberField } from '#web/ui/verwaltung/number-field/number-field.tsx';
import type { VerwaltetesProdukt } from '../../../contract.ts';
import type { Ermaessigung } from '../../../preis/ermaessigung.ts';
import { ermaessigungText } from '../../../preis/ermaessigung-text.ts';
import type { Preisverlauf } from '../../../preis/preisverlauf-contract.ts';
import type { ProduktForm } from '../formular/produkt-fields.tsx';
import { produktFeldNamen } from '../formular/produkt-values.ts';
import { geplanteErmaessigung } from './geplante-ermaessigung.ts';
import styles from './preis-fields.module.css';
import { PreisListe } from './preis-liste.tsx';
import { preisverlaufQuery } from './preisverlauf.query.ts';

type PreisFieldsProps<Output> = { form: ProduktForm<Output>; produkt: VerwaltetesProdukt | undefined };

/** The price; of a product that had one, whether it is shown as reduced, and what it was. */
export function PreisFields<Output>({ form, produkt }: PreisFieldsProps<Output>) {
  return (
    <>
      <NumberField label={produktFeldNamen.preis} unit="€" {...fieldProps(form)('preis')} />
      {produkt && <Angebot form={form} produkt={produkt} />}
    </>
  );
}

type AngebotProps<Output> = { form: ProduktForm<Output>; produkt: VerwaltetesProdukt };

function Angebot<Output>({ form, produkt }: AngebotProps<Output>) {
  const { phase } = useLaden();
  const [isOpen, setIsOpen] = useState(false);
  const isMarked = useWatch({ control: form.control, name: 'ermaessigt' });
  const { data, isError, refetch } = useQuery({
    ...preisverlaufQuery(useApi(), produkt._id),
    enabled: isMarked || isOpen,
  });
  const geplant = useGeplant({ form, produkt }, data);
  return (
    <>
      <div>
        <SwitchField form={form} name="ermaessigt" label={produktFeldNamen.ermaessigt} />
        <p
          className={styles.auskunft}
          role="status"
          data-gezeigt={geplant?.isGezeigt}
          data-markiert={isMarked || undefined}
        >
          {geplant && ermaessigungText(geplant, phase === 'angekuendigt')}
        </p>
      </div>
      <div className={styles.verlauf}>
        {isError && <LoadFailure text="Der Preisverlauf ließ sich nicht laden." onRetry={() => refetch()} />}
        <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary className={styles.summary}>Preisverlauf</summary>
          {data && <PreisListe verlauf={data} createdAt={produkt.createdAt} />}
        </details>
      </div>
    </>
  );
}

/** What shoppers will see of the price as it is typed; nothing of one that is not marked. */
function useGeplant<Output>(
  { form, produkt }: AngebotProps<Output>,
  verlauf: Preisverlauf | undefined,
): Ermaessigung | undefined {
  const [now] = useState(() => new Date().toISOString());
  const [preis, aktiv, ermaessigt] = useWatch({
    control: form.control,
    name: ['preis', 'aktiv', 'ermaessigt'],
  });
  if (!verlauf) return undefined;
  const values = { preis, aktiv, ermaessigt };
  return geplanteErmaessigung({ verlauf, createdAt: produkt.createdAt, values, now });
}
