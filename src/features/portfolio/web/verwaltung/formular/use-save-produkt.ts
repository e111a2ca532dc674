import { useState } from 'react';
import { mergeValues } from '#web/ui/verwaltung/form/merge-values.ts';
import type { ProduktKonflikt, VerwaltetesProdukt } from '../../../contract.ts';
import type { CreateProduktBody } from '../../../produkt-body.ts';
import { konfliktOf } from '../konflikt/konflikt-of.ts';
import { aenderungenOf, needsDecision } from '../konflikt/produkt-aenderungen.ts';
import { useChangeProdukt, useCreateProdukt } from '../portfolio-changes.ts';
import { nextReihenfolge } from './next-reihenfolge.ts';
import type { ProduktForm } from './produkt-fields.tsx';
import { produktFormOf, produktValuesOf } from './produkt-values.ts';
import { showLuecken } from './show-luecken.ts';

type Form = ProduktForm<CreateProduktBody>;

/** Sends the form's changes; `onKonflikt` is called for a conflict that needs a decision. */
function useSendChange(form: Form, onKonflikt: (konflikt: ProduktKonflikt) => void) {
  const { mutateAsync, isPending } = useChangeProdukt();

  const dreiOf = (vorher: VerwaltetesProdukt, jetzt: VerwaltetesProdukt) => ({
    vorher: produktValuesOf(vorher),
    jetzt: produktValuesOf(jetzt),
    eigene: form.getValues(),
  });

  /** Applies the edits since `vorher` to the current product `jetzt`. */
  const send = async (vorher: VerwaltetesProdukt, jetzt: VerwaltetesProdukt): Promise<void> => {
    const merged = mergeValues(dreiOf(vorher, jetzt));
    const body = produktFormOf(merged.typ).parse(merged);
    try {
      const { data } = await mutateAsync({ id: jetzt._id, body: { ...body, version: jetzt.version } });
      showLuecken(data);
    } catch (error) {
      const found = konfliktOf(error);
      if (found && !needsDecision(aenderungenOf(dreiOf(vorher, found.produkt))))
        return send(vorher, found.produkt);
      if (found) onKonflikt(found);
      throw error;
    }
  };

  return { send, dreiOf, isPending };
}

/**
 * Saves the form. When another user has changed the product meanwhile, `konflikt` contains the changes, and `overwrite`
 * or `takeTheirs` resolve it. If only pictures or the reihenfolge were changed, no decision is needed.
 */
export function useSaveProdukt(
  produkt: VerwaltetesProdukt | undefined,
  produkte: VerwaltetesProdukt[],
  form: Form,
) {
  const [basis, setBasis] = useState(produkt);
  const [konflikt, setKonflikt] = useState<ProduktKonflikt>();
  const create = useCreateProdukt();
  const { send, dreiOf, isPending } = useSendChange(form, setKonflikt);

  const save = async (body: CreateProduktBody): Promise<void> => {
    if (basis) return send(basis, basis);
    // requirements.md, admin §4: a new product has reihenfolge 0, which is saved as the place after all others.
    const reihenfolge = body.reihenfolge || nextReihenfolge(produkte);
    showLuecken((await create.mutateAsync({ ...body, reihenfolge })).data);
  };

  return {
    save,
    konflikt: konflikt &&
      basis && {
        konflikt,
        aenderungen: aenderungenOf(dreiOf(basis, konflikt.produkt)),
        isBusy: isPending,
      },
    /** Applies the own changes over the other user's; returns whether the conflict is resolved. */
    overwrite: async (): Promise<boolean> => {
      if (!konflikt || !basis) return false;
      const jetzt = konflikt.produkt;
      const merged = mergeValues(dreiOf(basis, jetzt));
      try {
        await send(basis, jetzt);
        return true;
      } catch (error) {
        setBasis(jetzt);
        form.reset(produktValuesOf(jetzt));
        form.reset(merged, { keepDefaultValues: true });
        if (!konfliktOf(error)) setKonflikt(undefined);
        return false;
      }
    },
    /** Keeps the form; the next attempt to save meets the same conflict. */
    decideLater: () => setKonflikt(undefined),
    takeTheirs: () => {
      if (!konflikt) return;
      setBasis(konflikt.produkt);
      form.reset(produktValuesOf(konflikt.produkt));
      setKonflikt(undefined);
    },
  };
}
