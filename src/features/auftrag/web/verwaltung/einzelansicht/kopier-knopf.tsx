import { Button } from '@mantine/core';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import { copyText } from '../../shop/copy-text.ts';

/** Copies a text for the bank's or the carrier's form. */
export function KopierKnopf({ was, text }: { was: string; text: string }) {
  const handleClick = async () => {
    if (await copyText(text)) snackbar.success(`${was} kopiert.`);
    else snackbar.error('Das Kopieren ist in diesem Browser nicht möglich.');
  };
  return (
    <Button
      variant="subtle"
      px={0}
      miw="var(--control)"
      aria-label={`${was} kopieren`}
      onClick={() => void handleClick()}
    >
      Kopieren
    </Button>
  );
}
