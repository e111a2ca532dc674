import { Radio } from '@mantine/core';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { ErstattungForm, GewaehlteErstattung, Lage } from './erstattung-form.ts';
import { anbieterText, anbieterWort } from './rueckzahlung-worte.ts';

type ErstattungWegeProps = {
  form: UseFormReturn<ErstattungForm, unknown, GewaehlteErstattung>;
  lage: Pick<Lage, 'anbieter'>;
};

/** The ways that money can go back. */
export function ErstattungWege({ form, lage: { anbieter } }: ErstattungWegeProps) {
  return (
    <Controller
      control={form.control}
      name="weg"
      render={({ field: { ref, ...field }, fieldState }) => (
        <Radio.Group label="Wie das Geld zurückgeht" error={fieldState.error?.message} {...field}>
          <div className="stack-3">
            {anbieter && (
              <Radio
                value="anbieter"
                label={`Über ${anbieterWort(anbieter)} zurück`}
                description={anbieterText(anbieter)}
              />
            )}
            <Radio
              ref={ref}
              value="ueberweisung"
              label="Per Überweisung"
              description="Sie überweisen selbst; der Laden zeigt Ihnen die Angaben dafür."
            />
            <Radio
              value="hand"
              label="Schon zurückgezahlt"
              description="Das Geld ist schon auf anderem Weg zurück und wird nur eingetragen."
            />
          </div>
        </Radio.Group>
      )}
    />
  );
}
