import { zodResolver } from '@hookform/resolvers/zod';
import { use, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { confirm } from '#web/ui/verwaltung/dialog/confirm.ts';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import { FelderKonfliktDialog } from '#web/ui/verwaltung/konflikt/felder-konflikt-dialog.tsx';
import type { AngabenOf, Gruppe, Stand } from '../../gruppen/gruppen.ts';
import { gruppenTitel } from '../../gruppen/gruppen-titel.ts';
import { feldNameOf, wertText } from './felder/feld-anzeige.ts';
import { NummernFolgeContext } from './gruppen/nummern-folge.ts';
import { formOf, gruppeValuesOf } from './gruppe-values.ts';
import { gruppenMaskeOf } from './gruppen-masken.ts';
import type { GruppeValues } from './maske.ts';
import { useSpeichern } from './use-speichern.ts';

type GruppeDialogProps = {
  gruppe: Gruppe;
  /** What is saved now. */
  stand: Stand<Gruppe>;
  /** The field that gets the focus, by its path; empty: the first one. */
  feld: string;
  /** Where saving leads, as on the first evening. */
  danach: string | undefined;
  onClose: (danach?: string) => void;
};

type GruppeResolver = Resolver<GruppeValues<Gruppe>, unknown, AngabenOf<Gruppe>>;

/** The form of one group of settings. */
export function GruppeDialog({ gruppe, stand, feld, danach, onClose }: GruppeDialogProps) {
  const { weiter, saved, close } = useWeiter(danach, onClose);
  const { Felder, frage: frageVorher } = gruppenMaskeOf(gruppe);
  const folge = use(NummernFolgeContext);
  const form = useForm({
    resolver: zodResolver(formOf(gruppe)) as unknown as GruppeResolver,
    defaultValues: gruppeValuesOf(gruppe, stand.angaben) as never,
  });
  const { save, frage } = useSpeichern(gruppe, stand, form);
  const ask = async (neu: AngabenOf<Gruppe>) => {
    const question = frageVorher?.(neu, stand.angaben, folge);
    return question === undefined || confirm(question);
  };
  return (
    <>
      <FormDialog
        title={`${gruppenTitel[gruppe]} bearbeiten`}
        record={{ id: `einstellung ${gruppe}`, name: gruppenTitel[gruppe] }}
        submitLabel={weiter ? 'Speichern und weiter' : 'Speichern'}
        size="46rem"
        keepsEntwurf
        form={form}
        startField={feld}
        onAsk={ask}
        onSubmit={(angaben) => save(angaben).then(saved)}
        onClose={close}
      >
        <Felder form={form} />
      </FormDialog>
      {frage && (
        <FelderKonfliktDialog
          frage={frage}
          titel={gruppenTitel[gruppe]}
          nameOf={(feld) => feldNameOf(gruppe, feld)}
          textOf={(feld, wert) => wertText(gruppe, feld, wert)}
          onSaved={() => onClose(weiter)}
        />
      )}
    </>
  );
}

/** Where closing the form leads: on, once it is saved. */
function useWeiter(danach: string | undefined, onClose: (danach?: string) => void) {
  // As it was when the form opened: saving it may be the last step.
  const [weiter] = useState(danach);
  const isSaved = useRef(false);
  return {
    weiter,
    saved: () => {
      isSaved.current = true;
    },
    close: () => onClose(isSaved.current ? weiter : undefined),
  };
}
