import { useState } from 'react';
import type { GelesenerWiderruf } from '../../../bearbeitung/read-widerruf.ts';
import { BuchenDialog } from './buchen-dialog.tsx';
import { ErledigenDialog } from './erledigen-dialog.tsx';
import { RueckgabeDialog } from './rueckgabe-dialog.tsx';

export type WiderrufDialogArt = 'buchen' | 'rueckgabe' | 'erledigen';

type Props = { art: WiderrufDialogArt; widerruf: GelesenerWiderruf; onClose: () => void };

/** The form of a step. */
export function WiderrufDialog({ art, widerruf, onClose }: Props) {
  // Another person may have detached its order: the form, with what is typed in it, stays until the server has said so.
  const [zuerst] = useState(widerruf.auftrag);
  const auftrag = widerruf.auftrag ?? zuerst;
  if (art === 'erledigen') return <ErledigenDialog widerruf={widerruf} onClose={onClose} />;
  if (!auftrag) return null;
  const props = { widerruf, auftrag, onClose };
  switch (art) {
    case 'buchen':
      return <BuchenDialog {...props} />;
    case 'rueckgabe':
      return <RueckgabeDialog {...props} />;
  }
}
