import { zodResolver } from '@hookform/resolvers/zod';
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { formatDatum } from '#shared/datum/datum.ts';
import { useApi } from '#web/api/api-context.ts';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import type { FassungStand } from '../../contract.ts';
import { type RechtstextArt, rechtstextSeiten } from '../../rechtstext-art.ts';
import { PruefungFelder, type PruefungValues, pruefungOf, pruefungSchema } from './pruefung-felder.tsx';
import { rechtstexteQuery, useSavePruefung } from './rechtstexte-verwaltung.queries.ts';

type PruefungDialogProps = {
  art: RechtstextArt;
  fassung: FassungStand;
  /** Today in the workshop. */
  heute: string;
  onClose: () => void;
};

type Values = PruefungValues & { fuerAlle: boolean };
type Weiterer = { art: RechtstextArt; nr: number };

/** Notes who answers for a version: a lawyer since a day, or the owner. */
export function PruefungDialog({ art, fassung, heute, onClose }: PruefungDialogProps) {
  const form = useForm<Values>({
    resolver: zodResolver(pruefungSchema(heute).and(z.object({ fuerAlle: z.boolean() }))),
    defaultValues: {
      pruefer: fassung.verantwortung ? 'selbst' : 'anwalt',
      geprueftAm: fassung.geprueftAm ?? heute,
      fuerAlle: false,
    },
  });
  const { mutateAsync } = useSavePruefung();
  const weitere = useOffene(art, fassung);
  return (
    <FormDialog
      title={`Prüfung der Fassung vom ${formatDatum(fassung.gueltigAb)}`}
      record={{ id: `${art} ${fassung.nr}`, name: rechtstextSeiten[art].name }}
      submitLabel="Speichern"
      form={form}
      onSubmit={async ({ fuerAlle, ...values }) => {
        const alle: Weiterer[] = [{ art, nr: fassung.nr }, ...(fuerAlle ? weitere : [])];
        for (const one of alle) await mutateAsync({ ...one, pruefung: pruefungOf(values) });
        snackbar.success(alle.length > 1 ? `${alle.length} Prüfungen gespeichert.` : 'Prüfung gespeichert.');
      }}
      onClose={onClose}
    >
      <p>
        Der Laden öffnet erst, wenn für jeden Text jemand einsteht. Der Hinweis „Beispieltext“ verschwindet
        damit von der Seite.
      </p>
      <PruefungFelder form={form as never} heute={heute} />
      {weitere.length > 0 && (
        <Checkbox
          label="Auch für die übrigen Texte"
          description={weitere.map((one) => rechtstextSeiten[one.art].name).join(', ')}
          {...fieldProps(form)('fuerAlle')}
        />
      )}
    </FormDialog>
  );
}

/** The other texts that are valid today and for which nobody answers yet: mostly all are checked on one day. */
function useOffene(art: RechtstextArt, { zustand }: FassungStand): Weiterer[] {
  const { data } = useQuery(rechtstexteQuery(useApi()));
  if (zustand !== 'aktuell' || !data) return [];
  return data
    .filter(({ art: other, aktuell }) => other !== art && !aktuell.geprueftAm && !aktuell.verantwortung)
    .map(({ art, aktuell }) => ({ art, nr: aktuell.nr }));
}
