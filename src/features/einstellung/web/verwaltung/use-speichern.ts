import type { UseFormReturn } from 'react-hook-form';
import { isRecord } from '#shared/wire/read-value.ts';
import { ApiError } from '#web/api/client.ts';
import { useSaveBeside } from '#web/ui/verwaltung/konflikt/use-save-beside.ts';
import { fillAngaben } from '../../fill-angaben.ts';
import { type AngabenOf, type Gruppe, gruppen, type Stand } from '../../gruppen/gruppen.ts';
import { useSaveGruppe } from '../einstellung.queries.ts';
import { feldNameOf } from './felder/feld-anzeige.ts';
import { gruppeValuesOf } from './gruppe-values.ts';
import type { GruppeValues } from './maske.ts';

type Angaben = AngabenOf<Gruppe>;
type Form = UseFormReturn<GruppeValues<Gruppe>, unknown, Angaben>;

/** Saves the form of a group beside others. */
export function useSpeichern(gruppe: Gruppe, stand: Stand<Gruppe>, form: Form) {
  const { mutateAsync } = useSaveGruppe(gruppe);
  return useSaveBeside({
    stand,
    form,
    save: (angaben: Angaben, version) => mutateAsync({ angaben, version }),
    jetztOf: (error) => jetztOf(gruppe, error),
    valuesOf: (angaben) => gruppeValuesOf(gruppe, angaben),
    nameOf: (feld) => feldNameOf(gruppe, feld),
  });
}

const eigenesFenster = 'Ihnen selbst, in einem anderen Fenster,';

/** The state that another person has saved, or another window of this one, from a refusal (409). */
function jetztOf(gruppe: Gruppe, error: unknown): Stand<Gruppe> | undefined {
  if (!(error instanceof ApiError) || error.status !== 409 || !isRecord(error.data)) return undefined;
  const { version, angaben, geaendertAt, von, istEigene } = error.data;
  const { leer } = gruppen[gruppe];
  const known = gruppen[gruppe].angaben.safeParse(fillAngaben(leer, isRecord(angaben) ? angaben : {}));
  if (typeof version !== 'number' || !known.success) return undefined;
  return {
    version,
    angaben: known.data as Angaben,
    geaendertAt: typeof geaendertAt === 'string' ? geaendertAt : null,
    von: istEigene === true ? eigenesFenster : typeof von === 'string' ? von : null,
  };
}
