import type { Aktion } from '../../aktionen/aktionen.ts';
import type { GelesenerAuftrag } from '../../read-auftrag.ts';

/** A part of the screen: what it shows, and what is pressed in it. */
export type TeilProps = { auftrag: GelesenerAuftrag; onAktion: (aktion: Aktion) => void };

/** What every dialog of a step gets. The order is reloaded behind it when another person was faster. */
export type SchrittDialogProps = { auftrag: GelesenerAuftrag; onClose: () => void };

/** What such a dialog says it is about. */
export function auftragRecordOf({ _id: id, nummer, name }: GelesenerAuftrag) {
  return { id, name: `${nummer}, ${name}`, isShown: true };
}
