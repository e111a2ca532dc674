import { useState } from 'react';
import type { CartItem } from '#features/cart/contract.ts';
import { useRestoreLines } from '#features/cart/web/use-restore-lines.ts';
import { useLaden } from '#features/einstellung/web/use-laden.ts';

/** Lines that were just removed, and their position in the list. */
export type Removed = { lines: CartItem[]; at: number };

/**
 * The last removal, as long as it can be undone. Lines that cannot be bought any more cannot be restored (R7),
 * and in a pause none.
 */
export function useRemovedLines(token: string | null, onDone: () => void) {
  const [removed, setRemoved] = useState<Removed>();
  const { pause } = useLaden();
  const restore = useRestoreLines(token);

  const noteRemoved = ({ lines, at }: Removed) => {
    const back = lines.filter(({ verfuegbar }) => verfuegbar && !pause);
    setRemoved(back.length > 0 ? { lines: back, at } : undefined);
    // If the removal can be undone, the focus goes to the undo button instead.
    if (back.length === 0) onDone();
  };

  const undo = async () => {
    if (!removed) return;
    const lines = await restore(removed.lines);
    setRemoved(lines.length > 0 ? { ...removed, lines } : undefined);
    if (lines.length === 0) onDone();
  };

  return { removed, noteRemoved, undo };
}

export function removedText({ lines }: Removed): string {
  const [first] = lines;
  return lines.length === 1 ? `${first?.name} entfernt` : 'Warenkorb geleert';
}
