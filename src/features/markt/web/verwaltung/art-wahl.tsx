import { SegmentedControl } from '@mantine/core';
import styles from './art-wahl.module.css';
import type { NeueEingabe } from './kept-blatt.ts';

type Art = NeueEingabe['art'];

/** Whether the sheet is filled in before the market or after it. */
export function ArtWahl({ art, onChange }: { art: Art; onChange: (art: Art) => void }) {
  return (
    <SegmentedControl
      fullWidth
      aria-label="Wann Sie eintragen"
      classNames={{ root: styles.wahl, control: styles.teil, label: styles.wort }}
      value={art}
      onChange={(value) => onChange(value as Art)}
      data={[
        { value: 'mitnehmen', label: 'Morgens: mitnehmen' },
        { value: 'verkauft', label: 'Abends: verkauft' },
      ]}
    />
  );
}
