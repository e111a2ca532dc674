import { zodResolver } from '@hookform/resolvers/zod';
import { type Resolver, useForm } from 'react-hook-form';
import { confirm } from '#web/ui/verwaltung/dialog/confirm.ts';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import type { AngabenOf, Gruppe, Stand } from '../../gruppen/gruppen.ts';
import { gruppenTitel } from '../../gruppen/gruppen-titel.ts';
import { feldNameOf, wertText } from './felder/feld-anzeige.ts';
import { formOf, gruppeValuesOf } from './gruppe-values.ts';
import { gruppenMaskeOf } from './gruppen-masken.ts';
import { EinstellungKonflikt } from './konflikt/einstellung-konflikt.tsx';
import type { GruppeValues } from './maske.ts';
import { useSpeichern } from './use-speichern.ts';

type GruppeDialogProps = {
  gruppe: Gruppe;
  /** What is saved now. */
  stand: Stand<Gruppe>;
  /** The field that gets the focus, by its path; empty: the first one. */
  feld: string;
  onClose: () => void;
};

type GruppeResolver = Resolver<GruppeValues<Gruppe>, unknown, AngabenOf<Gruppe>>;

/** The form of one group of settings. */
export function GruppeDialog({ gruppe, stand, feld, onClose }: GruppeDialogProps) {
  const { Felder, frage } = gruppenMaskeOf(gruppe);
  const form = useForm({
    resolver: zodResolver(formOf(gruppe)) as unknown as GruppeResolver,
    defaultValues: gruppeValuesOf(gruppe, stand.angaben) as never,
  });
  const { save, frage: offen, isBusy, decide, decideLater } = useSpeichern(gruppe, stand, form);
  const ask = async (neu: AngabenOf<Gruppe>) => {
    const question = frage?.(neu, stand.angaben);
    return question === undefined || confirm(question);
  };
  return (
    <>
      <FormDialog
        title={`${gruppenTitel[gruppe]} bearbeiten`}
        record={{ id: `einstellung ${gruppe}`, name: gruppenTitel[gruppe] }}
        submitLabel="Speichern"
        size="46rem"
        form={form}
        startField={feld}
        onAsk={ask}
        onSubmit={save}
        onClose={onClose}
      >
        <Felder form={form} />
      </FormDialog>
      {offen && (
        <EinstellungKonflikt
          {...offen}
          titel={gruppenTitel[gruppe]}
          nameOf={(feld) => feldNameOf(gruppe, feld)}
          textOf={(feld, wert) => wertText(gruppe, feld, wert)}
          isBusy={isBusy}
          onDecide={async (wahl) => {
            if (await decide(wahl)) onClose();
          }}
          onClose={decideLater}
        />
      )}
    </>
  );
}
