import { useState } from 'react';
import { mergeValues } from '#web/ui/verwaltung/merge-values.ts';
import type { ProduktKonflikt, VerwaltetesProdukt } from '../../contract.ts';
import type { CreateProduktBody } from '../../produkt-body.ts';
import { konfliktOf } from './konflikt-of.ts';
import { nextReihenfolge } from './next-reihenfolge.ts';
import { useChangeProdukt, useCreateProdukt } from './portfolio-changes.ts';
import { aenderungenOf, needsDecision } from './produkt-aenderungen.ts';
import type { ProduktForm } from './produkt-fields.tsx';
import { produktFormOf, valuesOf } from './produkt-values.ts';
import { showLuecken } from './show-luecken.ts';

type Form = ProduktForm<CreateProduktBody>;

/** Sends a change of what stands in the form; `onKonflikt` hears of one in which somebody has to choose. */
function useSendChange(form: Form, onKonflikt: (konflikt: ProduktKonflikt) => void) {
  const { mutateAsync, isPending } = useChangeProdukt();

  const dreiOf = (vorher: VerwaltetesProdukt, jetzt: VerwaltetesProdukt) => ({
    vorher: valuesOf(vorher),
    jetzt: valuesOf(jetzt),
    eigene: form.getValues(),
  });

  /** Puts what was typed here since `vorher` on top of the product as it is `jetzt`. */
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
 * Saves what stands in the form. When somebody else has changed the product meanwhile, `konflikt` says what, and
 * `overwrite` or `takeTheirs` decide. Where only pictures or its place on the shelf were changed there is nothing to decide.
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
    // admin.txt §4: a new product stands at 0, which puts it behind the others and not before them.
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
    /** One's own changes on top of the other one's; answers whether that was the end of it. */
    overwrite: async (): Promise<boolean> => {
      if (!konflikt || !basis) return false;
      const jetzt = konflikt.produkt;
      const merged = mergeValues(dreiOf(basis, jetzt));
      try {
        await send(basis, jetzt);
        return true;
      } catch (error) {
        setBasis(jetzt);
        form.reset(valuesOf(jetzt));
        form.reset(merged, { keepDefaultValues: true });
        if (!konfliktOf(error)) setKonflikt(undefined);
        return false;
      }
    },
    /** The form stays as it is; the next try to save meets the same conflict. */
    decideLater: () => setKonflikt(undefined),
    takeTheirs: () => {
      if (!konflikt) return;
      setBasis(konflikt.produkt);
      form.reset(valuesOf(konflikt.produkt));
      setKonflikt(undefined);
    },
  };
}
