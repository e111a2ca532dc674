import { Button } from '@mantine/core';
import type { LagerArtikel } from '../../../contract.ts';

export type ArtikelDialog = 'korrektur' | 'historie';

type ArtikelAktionenProps = {
  artikel: LagerArtikel;
  canCorrect: boolean;
  onOpen: (dialog: ArtikelDialog) => void;
};

/** The actions for one article of the stock (requirements.md, admin §2). */
export function ArtikelAktionen({ artikel: { name }, canCorrect, onOpen }: ArtikelAktionenProps) {
  const open = (button: HTMLButtonElement, dialog: ArtikelDialog) => {
    // Safari does not focus a tapped button; without it the dialog could not restore the focus when it closes.
    button.focus({ preventScroll: true });
    onOpen(dialog);
  };
  return (
    <>
      {canCorrect && (
        <Button
          variant="subtle"
          aria-label={`Korrigieren: ${name}`}
          onClick={({ currentTarget }) => open(currentTarget, 'korrektur')}
        >
          Korrigieren
        </Button>
      )}
      <Button
        variant="subtle"
        aria-label={`Historie: ${name}`}
        onClick={({ currentTarget }) => open(currentTarget, 'historie')}
      >
        Historie
      </Button>
    </>
  );
}
