import type { VerwaltetesProdukt } from '../../../contract.ts';
import { galeriePictures } from '../../shop/produkt-pictures.ts';
import { bildName } from './bild-name.ts';
import { BildTile } from './bild-tile.tsx';
import styles from './galerie.module.css';
import type { BilderProps } from './hauptbild.tsx';
import { useFileDrop } from './use-file-drop.ts';

/** The gallery of a card; files dropped on it are added. */
export function Galerie({ produkt, isBusy, onFiles, onEdit, onDelete }: BilderProps) {
  const { isOver, drop } = useFileDrop(onFiles, isBusy);
  const pictures = galeriePictures(produkt);
  return (
    <div className={styles.galerie} data-over={isOver || undefined} {...drop}>
      <p className={styles.caption}>
        {isOver ? 'In die Galerie ablegen' : `Galerie (${pictures.length} Bilder):`}
      </p>
      {pictures.length > 0 && (
        <ul className={styles.grid}>
          {pictures.map((picture, at) => (
            <li key={keyOf(produkt, at)} className={styles.item}>
              <BildTile
                picture={picture}
                name={bildName(at)}
                produkt={produkt.name}
                sizes="140px"
                isSmall
                isDisabled={isBusy}
                onEdit={() => onEdit(at)}
                onDelete={() => onDelete(at)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The same picture may be in a gallery twice. */
function keyOf({ bilder }: VerwaltetesProdukt, at: number): string {
  const url = bilder.galerie[at]?.url ?? '';
  const before = bilder.galerie.slice(0, at).filter((bild) => bild.url === url).length;
  return `${url} ${before}`;
}
