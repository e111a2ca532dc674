import { useState } from 'react';
import type { LagerAnsicht } from './lager-ansicht.ts';
import type { OffenerDialog } from './lager-dialoge.tsx';

/** The open dialog of a page of the stock: the props of `LagerDialoge`. */
export function useLagerDialog(change: (part: Partial<LagerAnsicht>) => void) {
  const [dialog, setDialog] = useState<OffenerDialog>();
  return {
    dialog,
    onOpen: setDialog,
    // A dialog may open the next one while it closes.
    onClose: () => setDialog((open) => (open === dialog ? undefined : open)),
    onCountAll: () => {
      setDialog(undefined);
      change({ isZaehlung: true });
    },
  };
}
