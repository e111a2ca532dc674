import type { Betroffenes } from '#features/bestand/betroffene.ts';
import type { LagerArtikel, ZaehllisteZeile } from '../../contract.ts';
import type { ArtikelDialog } from './bestandsliste/artikel-aktionen.tsx';
import { BetroffeneDialog } from './betroffene-dialog.tsx';
import { HistorieDialog } from './historie/historie-dialog.tsx';
import { InventurDialog } from './inventur/inventur-dialog.tsx';
import { InventurGebuchtDialog } from './inventur/inventur-gebucht-dialog.tsx';
import { KorrekturDialog } from './korrektur-dialog.tsx';
import type { LagerRechte } from './lager-rechte.ts';
import { ProduktionDialog, type ProduktionVorschlag } from './produktion/produktion-dialog.tsx';
import { type GebuchteProduktion, ProduktionGebuchtDialog } from './produktion/produktion-gebucht-dialog.tsx';

/** The one open dialog with its subject. */
export type OffenerDialog =
  | { was: ArtikelDialog; artikel: LagerArtikel }
  | { was: 'inventur' }
  | { was: 'produktion'; vorschlag?: ProduktionVorschlag }
  | { was: 'produktion gebucht'; produktion: GebuchteProduktion }
  | { was: 'inventur gebucht'; zeilen: ZaehllisteZeile[] }
  | { was: 'betroffene'; betroffenes: Betroffenes };

type LagerDialogeProps = {
  dialog: OffenerDialog | undefined;
  onOpen: (dialog: OffenerDialog) => void;
  onClose: () => void;
  onCountAll: () => void;
  rechte?: LagerRechte;
};

export function LagerDialoge({ dialog, onOpen, onClose, onCountAll, rechte = 'alles' }: LagerDialogeProps) {
  const onBetroffene = (betroffenes: Betroffenes) => onOpen({ was: 'betroffene', betroffenes });
  switch (dialog?.was) {
    case 'korrektur':
      return <KorrekturDialog artikel={dialog.artikel} onBetroffene={onBetroffene} onClose={onClose} />;
    case 'historie':
      return <HistorieDialog artikel={dialog.artikel} canBook={rechte !== 'ansehen'} onClose={onClose} />;
    case 'inventur':
      return (
        <InventurDialog
          hasMindestbestand={rechte === 'alles'}
          onCountAll={onCountAll}
          onBetroffene={onBetroffene}
          onClose={onClose}
        />
      );
    case 'produktion':
      return (
        <ProduktionDialog
          vorschlag={dialog.vorschlag}
          onBooked={(produktion) => onOpen({ was: 'produktion gebucht', produktion })}
          onClose={onClose}
        />
      );
    case 'produktion gebucht':
      return <ProduktionGebuchtDialog produktion={dialog.produktion} onClose={onClose} />;
    case 'inventur gebucht':
      return <InventurGebuchtDialog zeilen={dialog.zeilen} onClose={onClose} />;
    case 'betroffene':
      return <BetroffeneDialog artikel={dialog.betroffenes} onClose={onClose} />;
    default:
      return null;
  }
}
