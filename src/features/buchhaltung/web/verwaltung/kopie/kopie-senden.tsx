import { Button } from '@mantine/core';
import { useState } from 'react';
import type { BelegVoll } from '../../../contract.ts';
import { KopieDialog } from './kopie-dialog.tsx';

/** Sends a document once more, to an address that is confirmed. Of one that was deleted there is none. */
export function KopieSenden({ beleg }: { beleg: BelegVoll }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        Kopie senden
      </Button>
      {isOpen && <KopieDialog beleg={beleg} onClose={() => setIsOpen(false)} />}
    </>
  );
}
