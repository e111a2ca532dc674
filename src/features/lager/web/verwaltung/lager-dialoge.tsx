import type { LagerArtikel, ZaehllisteZeile } from '../../contract.ts';
import type { ArtikelDialog } from './artikel-aktionen.tsx';
import { HistorieDialog } from './historie-dialog.tsx';
import { InventurDialog } from './inventur-dialog.tsx';
import { InventurGebuchtDialog } from './inventur-gebucht-dialog.tsx';
import { KorrekturDialog } from './korrektur-dialog.tsx';
import { ProduktionDialog } from './produktion-dialog.tsx';
import { type GebuchteProduktion, ProduktionGebuchtDialog } from './produktion-gebucht-dialog.tsx';

/** The one open dialog with its subject. */
export type OffenerDialog =
  | { was: ArtikelDialog; artikel: LagerArtikel }
  | { was: 'inventur' | 'produktion' }
  | { was: 'produktion gebucht'; produktion: GebuchteProduktion }
  | { was: 'inventur gebucht'; zeilen: ZaehllisteZeile[] };

type LagerDialogeProps = {
  dialog: OffenerDialog | undefined;
  onOpen: (dialog: OffenerDialog) => void;
  onClose: () => void;
  onCountAll: () => void;
};

export function LagerDialoge({ dialog, onOpen, onClose, onCountAll }: LagerDialogeProps) {
  switch (dialog?.was) {
    case 'korrektur':
      return <KorrekturDialog artikel={dialog.artikel} onClose={onClose} />;
    case 'historie':
      return <HistorieDialog artikel={dialog.artikel} onClose={onClose} />;
    case 'inventur':
      return <InventurDialog onCountAll={onCountAll} onClose={onClose} />;
    case 'produktion':
      return (
        <ProduktionDialog
          onBooked={(produktion) => onOpen({ was: 'produktion gebucht', produktion })}
          onClose={onClose}
        />
      );
    case 'produktion gebucht':
      return <ProduktionGebuchtDialog produktion={dialog.produktion} onClose={onClose} />;
    case 'inventur gebucht':
      return <InventurGebuchtDialog zeilen={dialog.zeilen} onClose={onClose} />;
    default:
      return null;
  }
}
