import { Button } from '@mantine/core';
import { formatZeitpunkt } from '#shared/datum/datum.ts';
import { Alert } from '../../shop/message/alert.tsx';
import { confirm } from '../dialog/confirm.ts';
import { giveFocusBack } from '../dialog/give-focus-back.ts';

export const discardQuestion = {
  question: 'Änderungen verwerfen?',
  yes: 'Verwerfen',
  no: 'Weiter bearbeiten',
};

/** Says that what was typed before is here again, and offers to discard it. */
export function RestoredHint({ datum, onDiscard }: { datum: string; onDiscard: () => void }) {
  return (
    <Alert
      kind="info"
      action={
        <Button
          variant="default"
          onClick={async () => {
            if (!(await confirm(discardQuestion))) return;
            onDiscard();
            // The button is gone with the hint.
            setTimeout(() => giveFocusBack(document.activeElement));
          }}
        >
          Verwerfen
        </Button>
      }
    >{`Ihre Eingaben vom ${formatZeitpunkt(datum)} sind wieder da.`}</Alert>
  );
}
