import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { Dialog } from '#web/ui/verwaltung/dialog/dialog.tsx';
import { AdminIcon } from '#web/ui/verwaltung/icons.tsx';
import type { AuswahlProdukt } from '../../../read-antwort.ts';
import { ProduktAuswahl } from './produkt-auswahl.tsx';
import styles from './produkt-waehler.module.css';

type ProduktWaehlerProps = { produkte: AuswahlProdukt[]; chosen: AuswahlProdukt | undefined };

/** The selector: beside the calculation where there is room, otherwise behind a button. */
export function ProduktWaehler({ produkte, chosen }: ProduktWaehlerProps) {
  const isWide = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false });
  const [isOpen, setIsOpen] = useState(false);
  if (isWide)
    return (
      <aside className={`card ${styles.seite}`} aria-label="Produkt wählen">
        <ProduktAuswahl produkte={produkte} chosen={chosen?._id} />
      </aside>
    );
  return (
    <>
      <Button
        variant="default"
        justify="space-between"
        rightSection={<AdminIcon name="descending" />}
        fullWidth
        onClick={() => setIsOpen(true)}
      >{`Produkt wählen (${produkte.length})`}</Button>
      {isOpen && (
        <Dialog title="Produkt wählen" onClose={() => setIsOpen(false)}>
          <ProduktAuswahl produkte={produkte} chosen={chosen?._id} onChoose={() => setIsOpen(false)} />
        </Dialog>
      )}
    </>
  );
}
