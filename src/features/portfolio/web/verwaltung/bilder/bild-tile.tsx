import { UnstyledButton } from '@mantine/core';
import { Picture, type PictureData } from '#web/ui/shop/picture/picture.tsx';
import { Hint } from '#web/ui/verwaltung/hint.tsx';
import { IconButton } from '#web/ui/verwaltung/icon-button.tsx';
import styles from './bild-tile.module.css';

type BildTileProps = {
  picture: PictureData;
  /** The name of the picture in its buttons' labels: 'Hauptbild', 'Galeriebild 2'. */
  name: string;
  sizes: string;
  isSmall?: boolean;
  isDisabled: boolean;
  onEdit: () => void;
  onDelete: () => void;
};

/** A picture in the back office: pressing it edits its alt text, its icon deletes it. */
export function BildTile({ picture, name, sizes, isSmall, isDisabled, onEdit, onDelete }: BildTileProps) {
  return (
    <div className={styles.tile}>
      <Hint label="Alternativtext bearbeiten">
        <UnstyledButton
          className={styles.picture}
          aria-label={`Alternativtext bearbeiten: ${name}`}
          onClick={onEdit}
        >
          <Picture picture={picture} sizes={sizes} isSmall={isSmall} />
        </UnstyledButton>
      </Hint>
      <div className={styles.delete}>
        <IconButton
          icon="delete"
          label={`${name} löschen`}
          isDestructive
          isDisabled={isDisabled}
          onClick={onDelete}
        />
      </div>
    </div>
  );
}
