import { LineIcon } from '#web/ui/shop/picture/icons.tsx';
import type { VerwaltetesProdukt } from '../../../contract.ts';
import { hauptPicture } from '../../shop/produkt-pictures.ts';
import { bildName } from './bild-name.ts';
import { BildTile } from './bild-tile.tsx';
import styles from './hauptbild.module.css';
import type { BildWahl } from './is-same-bild.ts';
import { useFileDrop } from './use-file-drop.ts';

export type BilderProps = {
  produkt: VerwaltetesProdukt;
  isBusy: boolean;
  onFiles: (files: File[]) => void;
  onEdit: (wahl: BildWahl) => void;
  onDelete: (wahl: BildWahl) => void;
};

/** The main picture of a card, or 'Kein Hauptbild'; a file dropped on it becomes the main picture. */
export function Hauptbild({ produkt, isBusy, onFiles, onEdit, onDelete }: BilderProps) {
  const { isOver, drop } = useFileDrop(onFiles, isBusy);
  const picture = hauptPicture(produkt);
  return (
    <div className={styles.hauptbild} {...drop}>
      {picture ? (
        <BildTile
          picture={picture}
          name={bildName('hauptbild')}
          produkt={produkt.name}
          sizes="(min-width: 600px) 420px, 240px"
          isDisabled={isBusy}
          onEdit={() => onEdit('hauptbild')}
          onDelete={() => onDelete('hauptbild')}
        />
      ) : (
        <div className={styles.missing}>
          <LineIcon name="image" size={36} />
          Kein Hauptbild
        </div>
      )}
      {isOver && <div className={styles.over}>Als Hauptbild ablegen</div>}
    </div>
  );
}
