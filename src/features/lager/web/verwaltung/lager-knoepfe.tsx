import { Button } from '@mantine/core';
import type { OffenerDialog } from './lager-dialoge.tsx';

/** The bookings at the head of a page of the stock. */
export function LagerKnoepfe({ onOpen }: { onOpen: (dialog: OffenerDialog) => void }) {
  return (
    <>
      <Button variant="default" onClick={() => onOpen({ was: 'inventur' })}>
        Inventur
      </Button>
      <Button onClick={() => onOpen({ was: 'produktion' })}>Produktion</Button>
    </>
  );
}
