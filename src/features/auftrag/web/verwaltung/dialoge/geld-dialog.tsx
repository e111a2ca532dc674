import { zodResolver } from '@hookform/resolvers/zod';
import { TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { zahlwegOf } from '#features/zahlarten/zahlwege.ts';
import { tagOf } from '#shared/datum/datum.ts';
import { formatEuro } from '#shared/number/money.ts';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import { NumberField } from '#web/ui/verwaltung/number-field/number-field.tsx';
import { euroToText, requiredNumber } from '#web/ui/verwaltung/number-field/number-text.ts';
import { schrittOf } from '#web/ui/verwaltung/schritt/use-schritt.ts';
import { auftragCalls } from '../../../calls.ts';
import type { GelesenerAuftrag } from '../../../read-auftrag.ts';
import { erlassenerRest } from '../../../zustand/erlassener-rest.ts';
import { freiesGeld } from '../../../zustand/freies-geld.ts';
import { aktionLabel } from '../aktion-worte.ts';
import { auftragRecordOf, type SchrittDialogProps } from '../auftrag-props.ts';
import { useAuftragSchritt } from '../use-auftrag-schritt.ts';

const schema = z.object({
  betrag: requiredNumber({ min: 0.01, max: 100_000, decimals: 2, unit: '€' }),
  tag: z.iso.date('Bitte einen Tag angeben.'),
});

type Art = 'zahlung' | 'erstattung';

/** Money that came in or was returned. Never the word cash: the shop is no till (R44). */
export function GeldDialog({ art, auftrag, onClose }: SchrittDialogProps & { art: Art }) {
  const heute = tagOf(new Date());
  const { send, gesehen } = useAuftragSchritt(auftrag);
  const { titel, betrag, hinweis, submit, sonst } = worteOf(art, auftrag);
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { betrag: betrag > 0 ? euroToText(betrag) : '', tag: heute },
  });
  const field = fieldProps(form);
  return (
    <FormDialog
      title={titel}
      record={auftragRecordOf(auftrag)}
      submitLabel={submit}
      form={form}
      size="28rem"
      onSubmit={(geld) =>
        send(
          schrittOf(
            auftragCalls[art],
            { gesehen, ...geld },
            { sonst: `${formatEuro(geld.betrag)} ${sonst}`, typ: art },
          ),
        )
      }
      onClose={onClose}
    >
      <NumberField label="Betrag" required unit="€" description={hinweis} {...field('betrag')} />
      <TextInput type="date" label="Tag" required max={heute} {...field('tag')} />
    </FormDialog>
  );
}

function worteOf(art: Art, auftrag: GelesenerAuftrag) {
  const { zahlart, offen } = auftrag;
  if (art === 'erstattung')
    return {
      titel: aktionLabel.erstattung,
      betrag: freiesGeld(auftrag),
      hinweis: `Hier tragen Sie ein, was schon zurückgezahlt ist. Zurückzuzahlen: ${formatEuro(freiesGeld(auftrag))}`,
      submit: 'Eintragen',
      sonst: 'sind zurückgezahlt.',
    };
  const worte = {
    betrag: offen,
    hinweis: hinweisOf(auftrag),
    submit: 'Eintragen',
    titel: aktionLabel.zahlung,
  };
  return zahlwegOf(zahlart).isVorOrt ? { ...worte, sonst: 'sind bezahlt.' } : { ...worte, sonst: 'sind da.' };
}

function hinweisOf(auftrag: GelesenerAuftrag): string {
  const { offen } = auftrag;
  const erlassen = erlassenerRest(auftrag);
  if (offen > 0 && zahlwegOf(auftrag.zahlart).isOnline)
    return `offen: ${formatEuro(offen)}. Was online bezahlt wird, trägt der Laden selbst ein.`;
  if (offen > 0) return `offen: ${formatEuro(offen)}`;
  if (erlassen > 0)
    return `Erlassen waren ${formatEuro(erlassen)}: Nur was darüber kommt, ist zurückzuzahlen.`;
  return 'Es ist nichts mehr offen: Was jetzt kommt, ist zurückzuzahlen.';
}
