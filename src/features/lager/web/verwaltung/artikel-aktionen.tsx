import { Button } from '@mantine/core';
import type { LagerArtikel } from '../../contract.ts';

export type ArtikelDialog = 'korrektur' | 'historie';

type ArtikelAktionenProps = { artikel: LagerArtikel; onOpen: (dialog: ArtikelDialog) => void };

/** What can be done with one article of the stock (admin.txt §2). */
export function ArtikelAktionen({ artikel: { name }, onOpen }: ArtikelAktionenProps) {
  return (
    <>
      <Button variant="subtle" aria-label={`Korrigieren: ${name}`} onClick={() => onOpen('korrektur')}>
        Korrigieren
      </Button>
      <Button variant="subtle" aria-label={`Historie: ${name}`} onClick={() => onOpen('historie')}>
        Historie
      </Button>
    </>
  );
}
