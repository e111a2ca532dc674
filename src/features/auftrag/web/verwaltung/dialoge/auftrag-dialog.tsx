import type { Aktion } from '../../../aktionen/aktionen.ts';
import type { SchrittDialogProps } from '../auftrag-props.ts';
import { AbgeholtDialog } from './abgeholt-dialog.tsx';
import { AdresseDialog } from './adresse-dialog.tsx';
import { GeldDialog } from './geld-dialog.tsx';
import { NachlassDialog } from './nachlass-dialog.tsx';
import { SchreibenDialog } from './schreiben-dialog.tsx';
import { StornoDialog } from './storno-dialog.tsx';
import { TeilStornoDialog } from './teil-storno-dialog.tsx';
import { VersendetDialog } from './versendet-dialog.tsx';

/** The form of a step; a step without one has none. */
export function AuftragDialog({ aktion, ...props }: SchrittDialogProps & { aktion: Aktion }) {
  switch (aktion) {
    case 'zahlung':
    case 'erstattung':
      return <GeldDialog art={aktion} {...props} />;
    case 'nachlass':
      return <NachlassDialog {...props} />;
    case 'versendet':
      return <VersendetDialog {...props} />;
    case 'abgeholt':
      return <AbgeholtDialog {...props} />;
    case 'adresse':
      return <AdresseDialog {...props} />;
    case 'teilStornieren':
      return <TeilStornoDialog {...props} />;
    case 'stornieren':
      return <StornoDialog {...props} />;
    case 'nachricht':
    case 'notiz':
      return <SchreibenDialog art={aktion} {...props} />;
    default:
      return null;
  }
}
