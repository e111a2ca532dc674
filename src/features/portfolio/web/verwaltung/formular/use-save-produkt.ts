import type { Gespeichertes } from '#web/ui/verwaltung/konflikt/save-beside.ts';
import { useSaveBeside } from '#web/ui/verwaltung/konflikt/use-save-beside.ts';
import type { VerwaltetesProdukt } from '../../../contract.ts';
import type { CreateProduktBody } from '../../../produkt-body.ts';
import { konfliktOf } from '../konflikt/konflikt-of.ts';
import { needsDecision } from '../konflikt/produkt-aenderungen.ts';
import { useChangeProdukt, useCreateProdukt } from '../portfolio-changes.ts';
import type { GewaehltesBild } from './bild-feld.tsx';
import { nextReihenfolge } from './next-reihenfolge.ts';
import type { ProduktForm } from './produkt-fields.tsx';
import { emptyValues, type ProduktValues, produktFormOf, produktValuesOf } from './produkt-values.ts';
import { showLuecken } from './show-luecken.ts';
import { useAddBild } from './use-add-bild.ts';

const neues: Gespeichertes<ProduktValues> = {
  ...{ version: 0, angaben: emptyValues },
  ...{ von: null, geaendertAt: null },
};

type SaveProduktOptions = {
  produkt: VerwaltetesProdukt | undefined;
  produkte: VerwaltetesProdukt[];
  form: ProduktForm<CreateProduktBody>;
  /** The picture of a new product. */
  bild: GewaehltesBild | undefined;
};

/** Saves the form: a new product, or the changes of one, beside those that other users have saved meanwhile. */
export function useSaveProdukt({ produkt, produkte, form, bild }: SaveProduktOptions) {
  const create = useCreateProdukt();
  const addBild = useAddBild();
  const { mutateAsync: change } = useChangeProdukt();

  const save = async (values: ProduktValues, version: number): Promise<void> => {
    const body = produktFormOf(values.typ).parse(values);
    // requirements.md, admin §4: a new product has reihenfolge 0, which is saved as the place after all others.
    const reihenfolge = body.reihenfolge || nextReihenfolge(produkte);
    const { data } = produkt
      ? await change({ id: produkt._id, body: { ...body, version } })
      : await create.mutateAsync({ ...body, reihenfolge });
    showLuecken(data && bild ? await addBild(data, bild) : data);
  };

  const beside = useSaveBeside({
    stand: produkt ? { ...neues, version: produkt.version, angaben: produktValuesOf(produkt) } : neues,
    form,
    valuesOf: (values) => values,
    save,
    jetztOf,
    needsDecision,
  });
  return { save: () => beside.save(form.getValues()), frage: beside.frage };
}

function jetztOf(error: unknown): Gespeichertes<ProduktValues> | undefined {
  const konflikt = konfliktOf(error);
  if (!konflikt) return undefined;
  const { produkt, geaendertVon: von = null, geaendertAm: geaendertAt } = konflikt;
  return { version: produkt.version, angaben: produktValuesOf(produkt), von, geaendertAt };
}
