import { UnstyledButton } from '@mantine/core';
import { Picture, type PictureData } from '#web/ui/shop/picture/picture.tsx';
import { Hint } from '#web/ui/verwaltung/hint.tsx';
import { IconButton } from '#web/ui/verwaltung/icon-button.tsx';
import styles from './bild-tile.module.css';

type BildTileProps = {
  picture: PictureData;
  /** What the picture is called, 'Hauptbild', 'Galeriebild 2', and of which product: in its buttons' names. */
  name: string;
  produkt: string;
  sizes: string;
  isSmall?: boolean;
  isDisabled: boolean;
  onEdit: () => void;
  onDelete: () => void;
};

/** A picture in the back office: pressing it edits its alt text, its icon deletes it. */
export function BildTile(props: BildTileProps) {
  const { picture, name, produkt, sizes, isSmall, isDisabled, onEdit, onDelete } = props;
  return (
    <div className={styles.tile}>
      <Hint label="Alternativtext bearbeiten">
        <UnstyledButton
          className={styles.picture}
          aria-label={`Alternativtext bearbeiten: ${name}, ${produkt}`}
          onClick={onEdit}
        >
          <Picture picture={picture} sizes={sizes} isSmall={isSmall} />
        </UnstyledButton>
      </Hint>
      <div className={styles.delete}>
        <IconButton
          icon="delete"
          label={`${name} löschen`}
          name={`${name} löschen: ${produkt}`}
          isDestructive
          isDisabled={isDisabled}
          onClick={onDelete}
        />
      </div>
    </div>
  );
}
