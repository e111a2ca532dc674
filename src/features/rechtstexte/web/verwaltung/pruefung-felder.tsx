import { Radio, TextInput } from '@mantine/core';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { tagFeld } from '#features/einstellung/felder/tag-feld.ts';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import { geprueftAmProblem } from '../../rechtstext-fassung.ts';

/** Who answers for a text: a lawyer, somebody of the shop, or nobody yet. */
export type Pruefer = 'anwalt' | 'selbst' | 'niemand';
export type PruefungValues = { pruefer: Pruefer; geprueftAm: string };

/** The same rule as on the server; the day counts for a lawyer's check only. */
export function pruefungSchema(heute: string) {
  return z
    .object({ pruefer: z.enum(['anwalt', 'selbst', 'niemand']), geprueftAm: z.string() })
    .superRefine(({ pruefer, geprueftAm }, context) => {
      if (pruefer !== 'anwalt') return;
      const problem =
        tagFeld.safeParse(geprueftAm).error?.issues[0]?.message ?? geprueftAmProblem(geprueftAm, heute);
      if (problem) context.addIssue({ code: 'custom', message: problem, path: ['geprueftAm'] });
    });
}

/** What is sent of the fields. */
export function pruefungOf({ pruefer, geprueftAm }: PruefungValues) {
  return { geprueftAm: pruefer === 'anwalt' ? geprueftAm : '', eigeneVerantwortung: pruefer === 'selbst' };
}

type PruefungFelderProps = {
  form: UseFormReturn<PruefungValues>;
  /** Today in the workshop. */
  heute: string;
  /** Whether 'nobody yet' can be chosen. */
  canBeOpen?: boolean;
};

/** Asks who answers for a legal text (R53). */
export function PruefungFelder({ form, heute, canBeOpen = false }: PruefungFelderProps) {
  const pruefer = useWatch({ control: form.control, name: 'pruefer' });
  return (
    <>
      <Controller
        control={form.control}
        name="pruefer"
        render={({ field: { ref, ...field } }) => (
          <Radio.Group label="Wer steht für diesen Text ein?" {...field}>
            <div className="stack-3">
              <Radio ref={ref} value="anwalt" label="Vom Anwalt geprüft" />
              <Radio
                value="selbst"
                label="Auf eigene Verantwortung"
                description="Ohne Prüfung. Festgehalten werden Ihr Name und der Zeitpunkt; im Laden steht davon nichts."
              />
              {canBeOpen && <Radio value="niemand" label="Das trage ich später ein" />}
            </div>
          </Radio.Group>
        )}
      />
      {pruefer === 'anwalt' && (
        <TextInput
          type="date"
          label="Vom Anwalt geprüft am"
          required
          min="2020-01-01"
          max={heute}
          {...fieldProps(form)('geprueftAm')}
        />
      )}
    </>
  );
}
