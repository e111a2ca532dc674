import { Button } from '@mantine/core';
import { useState } from 'react';
import type { BelegVoll } from '../../../contract.ts';
import { KopieDialog } from './kopie-dialog.tsx';

/** Sends a document once more, to an address that is confirmed; says why there is none once it was deleted. */
export function KopieSenden({ beleg }: { beleg: BelegVoll }) {
  const [isOpen, setIsOpen] = useState(false);
  if (beleg.istGeloescht)
    return (
      <p className="quiet">
        Eine Kopie gibt es nicht mehr: Mit den Angaben der Person ist auch gelöscht, was in diesem Beleg
        stand.
      </p>
    );
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        Kopie senden
      </Button>
      {isOpen && <KopieDialog beleg={beleg} onClose={() => setIsOpen(false)} />}
    </>
  );
}
