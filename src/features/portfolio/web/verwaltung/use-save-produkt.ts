import { useState } from 'react';
import type { ProduktKonflikt, VerwaltetesProdukt } from '../../contract.ts';
import { type CreateProduktBody, createProduktBody } from '../../produkt-body.ts';
import { konfliktOf } from './konflikt-of.ts';
import { useChangeProdukt, useCreateProdukt } from './portfolio-changes.ts';
import { aenderungenOf, mergeValues } from './produkt-aenderungen.ts';
import type { ProduktForm } from './produkt-fields.tsx';
import { valuesOf } from './produkt-values.ts';

/**
 * Saves what stands in the form. When somebody else has changed the product meanwhile, `konflikt` says what, and
 * `overwrite` or `takeTheirs` decide. Where only pictures were changed there is nothing to decide.
 */
export function useSaveProdukt(
  produkt: VerwaltetesProdukt | undefined,
  form: ProduktForm<CreateProduktBody>,
) {
  const [basis, setBasis] = useState(produkt);
  const [konflikt, setKonflikt] = useState<ProduktKonflikt>();
  const create = useCreateProdukt();
  const change = useChangeProdukt();

  const aenderungen = (jetzt: VerwaltetesProdukt, vorher: VerwaltetesProdukt) =>
    aenderungenOf({ vorher: valuesOf(vorher), jetzt: valuesOf(jetzt), eigene: form.getValues() });

  const send = async (body: CreateProduktBody, vorher: VerwaltetesProdukt): Promise<void> => {
    try {
      await change.mutateAsync({ id: vorher._id, body: { ...body, version: vorher.version } });
    } catch (error) {
      const found = konfliktOf(error);
      if (found && aenderungen(found.produkt, vorher).length === 0) return send(body, found.produkt);
      if (found) setKonflikt(found);
      throw error;
    }
  };

  return {
    save: async (body: CreateProduktBody) => {
      if (basis) await send(body, basis);
      else await create.mutateAsync(body);
    },
    konflikt: konflikt &&
      basis && { konflikt, aenderungen: aenderungen(konflikt.produkt, basis), isBusy: change.isPending },
    /** One's own changes on top of the other one's; answers whether that was the end of it. */
    overwrite: async (): Promise<boolean> => {
      if (!konflikt || !basis) return false;
      const jetzt = konflikt.produkt;
      const drei = { vorher: valuesOf(basis), jetzt: valuesOf(jetzt), eigene: form.getValues() };
      const merged = mergeValues(drei);
      try {
        await send(createProduktBody.parse(merged), jetzt);
        return true;
      } catch (error) {
        setBasis(jetzt);
        form.reset(drei.jetzt);
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
