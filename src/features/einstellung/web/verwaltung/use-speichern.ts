import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isRecord } from '#shared/read-value.ts';
import { ApiError } from '#web/api/client.ts';
import { showFieldErrors } from '#web/ui/verwaltung/field-errors.ts';
import { snackbar } from '#web/ui/verwaltung/snackbar.ts';
import { type AngabenOf, type Gruppe, gruppen, type Stand } from '../../gruppen.ts';
import { useSaveGruppe } from '../einstellung.queries.ts';
import { feldNameOf } from './feld-anzeige.ts';
import { valuesOf } from './gruppe-values.ts';
import { type Konflikt, konflikteOf, uebernommeneOf, type Wahl, zusammen } from './konflikte.ts';
import type { GruppeValues } from './maske.ts';

type Angaben = AngabenOf<Gruppe>;
type Form = UseFormReturn<GruppeValues<Gruppe>, unknown, Angaben>;
type Offen = { jetzt: Stand<Gruppe>; eigene: Angaben; felder: Konflikt[] };

/**
 * Saves the form of a group. If another person saved it meanwhile, fields that only one of both has changed are merged, and
 * `konflikt` contains the others for a decision.
 */
export function useSpeichern(gruppe: Gruppe, stand: Stand<Gruppe>, form: Form) {
  const [basis, setBasis] = useState(stand);
  const [offen, setOffen] = useState<Offen>();
  const { mutateAsync, isPending } = useSaveGruppe(gruppe);

  /** Saves the own values after `alt` was the state they were made from. */
  const send = async (alt: Stand<Gruppe>, eigene: Angaben): Promise<void> => {
    try {
      await mutateAsync({ angaben: eigene, version: alt.version });
    } catch (error) {
      const jetzt = jetztOf(gruppe, error);
      if (!jetzt) throw error;
      const drei = { vorher: alt.angaben, jetzt: jetzt.angaben, eigene };
      const felder = konflikteOf(drei);
      if (felder.length > 0) {
        setOffen({ jetzt, eigene, felder });
        throw error;
      }
      await send(jetzt, zusammen(drei));
      reportTaken(gruppe, uebernommeneOf(drei));
    }
  };

  const decide = async (wahl: Wahl): Promise<boolean> => {
    if (!offen) return false;
    const { jetzt, eigene } = offen;
    const neu = zusammen({ vorher: basis.angaben, jetzt: jetzt.angaben, eigene }, wahl);
    setBasis(jetzt);
    form.reset(valuesOf(gruppe, jetzt.angaben));
    form.reset(valuesOf(gruppe, neu), { keepDefaultValues: true });
    setOffen(undefined);
    try {
      await send(jetzt, neu);
      return true;
    } catch (error) {
      showFieldErrors(form as unknown as UseFormReturn, error);
      return false;
    }
  };

  return {
    save: (eigene: Angaben) => send(basis, eigene),
    konflikt: offen && { ...offen, gruppe, isBusy: isPending },
    decide,
    /** Keeps the form; the next attempt to save meets the same conflict. */
    decideLater: () => setOffen(undefined),
  };
}

const eigenesFenster = 'Ihnen selbst, in einem anderen Fenster,';

/** The state that another person has saved, or another window of this one, from a refusal (409). */
function jetztOf(gruppe: Gruppe, error: unknown): Stand<Gruppe> | undefined {
  if (!(error instanceof ApiError) || error.status !== 409 || !isRecord(error.data)) return undefined;
  const { version, angaben, geaendertAt, von, istEigene } = error.data;
  const { leer } = gruppen[gruppe];
  const known = gruppen[gruppe].angaben.safeParse({ ...leer, ...(isRecord(angaben) ? angaben : {}) });
  if (typeof version !== 'number' || !known.success) return undefined;
  return {
    version,
    angaben: known.data as Angaben,
    geaendertAt: typeof geaendertAt === 'string' ? geaendertAt : null,
    von: istEigene === true ? eigenesFenster : typeof von === 'string' ? von : null,
  };
}

function reportTaken(gruppe: Gruppe, felder: string[]): void {
  if (felder.length === 0) return;
  const namen = felder.map((feld) => feldNameOf(gruppe, feld)).join(', ');
  snackbar.info(`Inzwischen von anderen geändert und übernommen: ${namen}.`);
}
