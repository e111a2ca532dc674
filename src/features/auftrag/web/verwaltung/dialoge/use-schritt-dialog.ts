import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { GelesenerAuftrag } from '../../../read-auftrag.ts';
import {
  type AuftragSchritt,
  auftragKey,
  isAuftragUeberholt,
  useAuftragSchritt,
} from '../auftrag.queries.ts';
import { useMelden } from '../use-aktion.ts';

/**
 * Sends what a dialog holds and says that it is done; a refusal is the dialog's, which stays open with what
 * was typed. `gesehen` is the order of the moment when the dialog was opened: the order is reloaded behind it
 * whenever the person comes back to the window, and what happened meanwhile counts as seen only once a
 * refusal has said it.
 */
export function useAuftragDialog(auftrag: GelesenerAuftrag) {
  const { _id: id, nummer, name } = auftrag;
  const { send } = useAuftragSchritt(id);
  const queryClient = useQueryClient();
  const melden = useMelden(auftrag);
  const [gesehen, setGesehen] = useState(auftrag.letzteNr);
  const senden = async (schritt: AuftragSchritt, sonst: string, typ?: string): Promise<void> => {
    try {
      melden(await send(schritt), `${nummer}: ${sonst}`, typ);
    } catch (error) {
      const jetzt = queryClient.getQueryData<GelesenerAuftrag>(auftragKey(id));
      if (isAuftragUeberholt(error) && jetzt) setGesehen(jetzt.letzteNr);
      throw error;
    }
  };
  return { senden, gesehen, record: { id, name: `${nummer}, ${name}`, isShown: true } };
}
