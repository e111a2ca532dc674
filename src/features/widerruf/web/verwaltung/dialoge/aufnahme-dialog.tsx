import { zodResolver } from '@hookform/resolvers/zod';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { StueckWahl } from '#features/auftrag/web/verwaltung/dialoge/stueck-wahl.tsx';
import { TextFeld } from '#features/auftrag/web/verwaltung/dialoge/text-feld.tsx';
import { tagOf } from '#shared/datum/datum.ts';
import { newKennung } from '#web/api/new-kennung.ts';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import { type EingangWeg, eingangWege } from '../../../bearbeitung/eingang-weg.ts';
import { erklaerungLaengen } from '../../../erklaerung.ts';
import { useAufnehmen } from '../widerrufe.queries.ts';
import {
  type AufnahmeAuftrag,
  type AufnahmeForm,
  aufnahmeForm,
  leereAufnahme,
  toAufnahme,
} from './aufnahme-form.ts';

const wegWorte: Record<EingangWeg, string> = {
  brief: 'Brief',
  email: 'E-Mail',
  telefon: 'Telefon',
  persoenlich: 'persönlich',
};
const wege = eingangWege.map((value) => ({ value, label: wegWorte[value] }));

type AufnahmeDialogProps = {
  /** Without it the order is written as the letter has it, and matched like any other withdrawal. */
  auftrag?: AufnahmeAuftrag | undefined;
  onClose: () => void;
};

/** A withdrawal that came by letter, e-mail or telephone: when, what and from whom. */
export function AufnahmeDialog({ auftrag, onClose }: AufnahmeDialogProps) {
  const { mutateAsync } = useAufnehmen();
  const [id] = useState(newKennung);
  const form = useForm<AufnahmeForm>({
    resolver: zodResolver(aufnahmeForm(auftrag)),
    defaultValues: leereAufnahme(auftrag),
  });
  return (
    <FormDialog
      title="Widerruf aufnehmen"
      {...(auftrag
        ? { record: { id: auftrag._id, name: `${auftrag.nummer}, ${auftrag.name}`, isShown: true } }
        : {})}
      submitLabel="Aufnehmen"
      form={form}
      size="34rem"
      onSubmit={async (wahl) => void (await mutateAsync(toAufnahme(wahl, id, auftrag)))}
      onClose={onClose}
    >
      <Wann form={form} />
      {auftrag ? <Stuecke auftrag={auftrag} form={form} /> : <Worte form={form} />}
      <Wer form={form} />
      <TextFeld form={form} name="notiz" label="Notiz" description="Nur die Werkstatt liest sie." max={500} />
    </FormDialog>
  );
}

type TeilProps = { form: UseFormReturn<AufnahmeForm> };

/** The money is due 14 days after the day on which it came. */
function Wann({ form }: TeilProps) {
  const field = fieldProps(form);
  return (
    <>
      <TextInput
        type="date"
        label="Eingegangen am"
        description="Ab diesem Tag laufen die 14 Tage für das Geld."
        required
        max={tagOf(new Date())}
        {...field('tag')}
      />
      <NativeSelect label="Wie er kam" data={wege} {...field('weg')} />
    </>
  );
}

function Stuecke({ auftrag, form }: TeilProps & { auftrag: AufnahmeAuftrag }) {
  const alle = Object.fromEntries(auftrag.posten.map(({ nr, rest }) => [nr, rest]));
  return (
    <>
      <StueckWahl control={form.control} name="teile" label="Was ist widerrufen?" posten={auftrag.posten} />
      <Button
        variant="default"
        onClick={() => form.setValue('teile', alle, { shouldDirty: true, shouldValidate: true })}
      >
        Alles wählen
      </Button>
    </>
  );
}

function Worte({ form }: TeilProps) {
  return (
    <>
      <TextInput
        label="Bestellung"
        description="Die Bestellnummer, oder was wann bestellt wurde."
        required
        autoComplete="off"
        {...fieldProps(form)('bestellung')}
      />
      <TextFeld
        form={form}
        name="stuecke"
        label="Was ist widerrufen?"
        description="Leer heißt: der ganze Vertrag."
        max={erklaerungLaengen.stuecke}
      />
    </>
  );
}

function Wer({ form }: TeilProps) {
  const field = fieldProps(form);
  return (
    <>
      <TextInput label="Von wem" required autoComplete="off" {...field('name')} />
      <TextInput
        type="email"
        label="E-Mail"
        description="Dorthin geht die Eingangsbestätigung. Ohne Adresse geht keine hinaus."
        autoComplete="off"
        {...field('email')}
      />
    </>
  );
}
