import { zodResolver } from '@hookform/resolvers/zod';
import { Autocomplete, Textarea } from '@mantine/core';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { maxMenge } from '#features/bestand/menge.ts';
import { fieldProps } from '#web/ui/verwaltung/field-props.ts';
import { FormDialog } from '#web/ui/verwaltung/form-dialog.tsx';
import { NumberField } from '#web/ui/verwaltung/number-field.tsx';
import { parseNumber, requiredNumber } from '#web/ui/verwaltung/number-text.ts';
import { snackbar } from '#web/ui/verwaltung/snackbar.ts';
import { type Einheit, einheitText } from '../../artikel.ts';
import type { LagerArtikel } from '../../contract.ts';
import { korrekturGruende } from '../../gruende.ts';
import { answerOf } from '../answer-of.ts';
import { useKorrektur } from '../lager.queries.ts';
import { mengeText } from './menge-text.ts';

const schema = z.object({
  // admin.txt §5: the amount is made positive.
  menge: requiredNumber({ min: -maxMenge, max: maxMenge, decimals: 0 }).transform(Math.abs),
  grund: z.string().trim().max(100, 'Höchstens 100 Zeichen.'),
  notizen: z.string().trim().max(500, 'Höchstens 500 Zeichen.'),
});
type Korrektur = z.output<typeof schema>;
const leer = { menge: '', grund: '', notizen: '' };

/** Adds or takes an amount of one article (admin.txt §4 and §5; R14). */
export function KorrekturDialog({ artikel, onClose }: { artikel: LagerArtikel; onClose: () => void }) {
  const { name, typ, artikelId, menge: bestand, einheit } = artikel;
  const form = useForm({ resolver: zodResolver(schema), defaultValues: leer });
  const field = fieldProps(form);
  const menge = Math.abs(parseNumber(useWatch({ control: form.control, name: 'menge' })) ?? 0);
  const { mutateAsync } = useKorrektur();

  const book =
    (sign: 1 | -1) =>
    async ({ menge, ...rest }: Korrektur) => {
      const booking = mutateAsync({ typ, artikelId, aenderung: sign * menge, ...rest });
      const reply = await answerOf(booking, 'korrektur');
      if (!reply) return;
      const { vorher, nachher } = reply.data;
      snackbar.success(`${name}: ${mengeText(vorher, einheit)} → ${mengeText(nachher, einheit)}`);
    };

  return (
    <FormDialog
      title={`Bestand korrigieren: ${name}`}
      record={{ id: artikelId, name }}
      submitLabel="Hinzufügen"
      alternative={{ label: 'Entnehmen', onSubmit: book(-1) }}
      form={form}
      size="34rem"
      canSubmit={menge > 0}
      onSubmit={book(1)}
      onClose={onClose}
    >
      <NumberField
        label="Menge"
        required
        isWhole
        unit={einheitText(einheit)}
        description={describeFolge({ bestand, menge, einheit })}
        {...field('menge')}
      />
      <Controller
        control={form.control}
        name="grund"
        render={({ field: { ref, ...controlled }, fieldState }) => (
          <Autocomplete
            label="Grund"
            description="Aus der Liste oder in eigenen Worten"
            data={[...korrekturGruende]}
            maxLength={100}
            error={fieldState.error?.message}
            {...controlled}
            ref={ref}
          />
        )}
      />
      <Textarea label="Notizen" autosize minRows={2} maxLength={500} {...field('notizen')} />
    </FormDialog>
  );
}

/** What either button would lead to. */
function describeFolge({
  bestand,
  menge,
  einheit,
}: {
  bestand: number;
  menge: number;
  einheit: Einheit;
}): string {
  const jetzt = `Bestand ${mengeText(bestand, einheit)}`;
  if (menge === 0) return jetzt;
  const danach = bestand - menge;
  const entnommen =
    danach < 0 ? 'Entnehmen: so viel ist nicht da' : `nach dem Entnehmen ${mengeText(danach, einheit)}`;
  return `${jetzt}; nach dem Hinzufügen ${mengeText(bestand + menge, einheit)}; ${entnommen}`;
}
