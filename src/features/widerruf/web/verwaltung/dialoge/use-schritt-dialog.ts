import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import type { GelesenerAuftrag, GelesenerWiderruf } from '../../../bearbeitung/read-widerruf.ts';
import {
  findWiderruf,
  isWiderrufUeberholt,
  useWiderrufSchritt,
  type WiderrufSchritt,
} from '../widerrufe.queries.ts';

/** What every dialog of a withdrawal gets. It is reloaded behind the dialog when another person was faster. */
export type WiderrufDialogProps = { widerruf: GelesenerWiderruf; onClose: () => void };
/** The same of one that has its order. */
export type BuchungDialogProps = WiderrufDialogProps & { auftrag: GelesenerAuftrag };

/**
 * Sends what a dialog holds and says that it is done; a refusal is the dialog's, which stays open with what
 * was typed. `gesehen` is the order of the moment when the dialog was opened: what happened meanwhile counts
 * as seen only once a refusal has said it. `was`: the dialog, so that the draft of one is not taken for that
 * of another.
 */
export function useWiderrufDialog({ _id: id, auftrag, ...widerruf }: GelesenerWiderruf, was: string) {
  const { send } = useWiderrufSchritt(id);
  const queryClient = useQueryClient();
  const [gesehen, setGesehen] = useState(auftrag?.letzteNr ?? 1);
  const senden = async (schritt: WiderrufSchritt, sonst: string): Promise<void> => {
    try {
      snackbar.success((await send(schritt)) || sonst);
    } catch (error) {
      const jetzt = findWiderruf(queryClient, id)?.auftrag;
      if (isWiderrufUeberholt(error) && jetzt) setGesehen(jetzt.letzteNr);
      throw error;
    }
  };
  const name = [auftrag?.nummer, auftrag?.name || widerruf.name || 'ohne Namen'].filter(Boolean).join(', ');
  return { senden, gesehen, record: { id: `${id} ${was}`, name, isShown: true } };
}
