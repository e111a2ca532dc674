import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { formatEuro } from '#shared/number/money.ts';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import { NumberField } from '#web/ui/verwaltung/number-field/number-field.tsx';
import { euroToText } from '#web/ui/verwaltung/number-field/number-text.ts';
import { schrittOf } from '#web/ui/verwaltung/schritt/use-schritt.ts';
import { auftragCalls } from '../../../calls.ts';
import type { GelesenerAuftrag } from '../../../read-auftrag.ts';
import { aktionLabel } from '../aktion-worte.ts';
import { auftragRecordOf, type SchrittDialogProps } from '../auftrag-props.ts';
import { korrekturFolge } from '../beleg-folge.ts';
import { useAuftragSchritt } from '../use-auftrag-schritt.ts';
import { grundHinweis } from './grund-hinweis.ts';
import {
  keineWahl,
  type NachlassWahl,
  type NachlassWerte,
  nachlassFolge,
  nachlassOf,
  nachlassSchema,
  vorschlagOf,
} from './nachlass-form.ts';
import { NachlassStuecke } from './nachlass-stuecke.tsx';
import { TextFeld } from './text-feld.tsx';

/** Lets go of a part of the price: of pieces, of the postage, or any sum. */
export function NachlassDialog({ auftrag, onClose }: SchrittDialogProps) {
  const { send, gesehen } = useAuftragSchritt(auftrag);
  const resolver = zodResolver(nachlassSchema(auftrag));
  const form = useForm({ resolver, defaultValues: keineWahl(auftrag) });
  useVorschlag(form, auftrag);
  const betrag = useWatch({ control: form.control, name: 'betrag' });
  return (
    <FormDialog
      title={aktionLabel.nachlass}
      record={auftragRecordOf(auftrag)}
      submitLabel="Nachlassen"
      form={form}
      size="34rem"
      onSubmit={(wahl) => {
        const body = { gesehen, ...nachlassOf(wahl, auftrag) };
        return send(schrittOf(auftragCalls.nachlass, body, worteOf(wahl)));
      }}
      onClose={onClose}
    >
      <NachlassStuecke form={form} auftrag={auftrag} />
      <NumberField
        label="Betrag"
        required
        unit="€"
        description={`höchstens ${formatEuro(auftrag.gesamt)}`}
        {...fieldProps(form)('betrag')}
      />
      <p aria-live="polite">{nachlassFolge(auftrag, betrag)}</p>
      {korrekturFolge(auftrag) && <p>{korrekturFolge(auftrag)}</p>}
      <TextFeld
        form={form}
        name="text"
        label="Grund"
        required
        description={grundHinweis(auftrag)}
        max={500}
      />
    </FormDialog>
  );
}

function worteOf({ betrag }: NachlassWahl) {
  return { sonst: `${formatEuro(betrag)} sind nachgelassen.`, typ: 'nachlass' };
}

/** Writes what the choice is worth into the field, until a sum is typed there. */
function useVorschlag(
  { control, formState, setValue }: UseFormReturn<NachlassWerte, unknown, NachlassWahl>,
  auftrag: GelesenerAuftrag,
): void {
  const [teile, isPorto] = useWatch({ control, name: ['teile', 'isPorto'] });
  const vorschlag = vorschlagOf(auftrag, { teile, isPorto });
  const isGetippt = formState.dirtyFields.betrag === true;
  useEffect(() => {
    if (!isGetippt) setValue('betrag', vorschlag > 0 ? euroToText(vorschlag) : '');
  }, [vorschlag, isGetippt, setValue]);
}
