import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { TextFeld } from '#features/auftrag/web/verwaltung/dialoge/text-feld.tsx';

type WarumFeldProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>;
  /** Several are settled with the same reason. */
  mehrere?: boolean;
};

/** Why withdrawals are settled. */
export function WarumFeld<Values extends { text: string }, Output>({
  form,
  mehrere,
}: WarumFeldProps<Values, Output>) {
  return (
    <TextFeld
      form={form}
      name={'text' as Path<Values>}
      label="Warum"
      description={`Nur die Werkstatt liest es.${mehrere ? ' Es steht dann bei jedem.' : ''}`}
      max={500}
      required
    />
  );
}
