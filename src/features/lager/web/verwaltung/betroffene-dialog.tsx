import { Button } from '@mantine/core';
import type { Betroffenes } from '#features/bestand/betroffene.ts';
import { Betroffene } from '#features/bestand/web/verwaltung/betroffene.tsx';
import { Dialog } from '#web/ui/verwaltung/dialog/dialog.tsx';

type BetroffeneDialogProps = { artikel: Betroffenes; onClose: () => void };

/** The result of a booking of one article that hits orders. */
export function BetroffeneDialog({ artikel, onClose }: BetroffeneDialogProps) {
  return (
    <Dialog
      title="Gebucht"
      size="34rem"
      onClose={onClose}
      footer={
        <Button data-autofocus onClick={onClose}>
          Fertig
        </Button>
      }
    >
      <Betroffene artikel={[artikel]} />
    </Dialog>
  );
}
