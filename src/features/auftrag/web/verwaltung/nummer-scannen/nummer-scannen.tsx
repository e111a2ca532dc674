import { Button } from '@mantine/core';
import { useState } from 'react';
import { NummerScannenDialog } from './nummer-scannen-dialog.tsx';

/** Reads the number of a parcel with the camera; without one it is typed. */
export function NummerScannen({ onNummer }: { onNummer: (nummer: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        Mit der Kamera lesen
      </Button>
      {isOpen && <NummerScannenDialog onNummer={onNummer} onClose={() => setIsOpen(false)} />}
    </>
  );
}
