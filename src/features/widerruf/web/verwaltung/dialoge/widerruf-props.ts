import type { GelesenerAuftrag, GelesenerWiderruf } from '../../../bearbeitung/read-widerruf.ts';

/** What every dialog of a withdrawal gets. It is reloaded behind the dialog when another person was faster. */
export type WiderrufDialogProps = { widerruf: GelesenerWiderruf; onClose: () => void };
/** The same of one that has its order. */
export type BuchungDialogProps = WiderrufDialogProps & { auftrag: GelesenerAuftrag };

/** What a dialog says it is about. `was`: the dialog, so that the draft of one is not taken for that of another. */
export function widerrufRecordOf({ _id: id, auftrag, ...widerruf }: GelesenerWiderruf, was: string) {
  const name = [auftrag?.nummer, auftrag?.name || widerruf.name || 'ohne Namen'].filter(Boolean).join(', ');
  return { id: `${id} ${was}`, name, isShown: true };
}
