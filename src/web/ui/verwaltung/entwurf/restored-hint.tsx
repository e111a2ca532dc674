import { Button } from '@mantine/core';
import { formatZeitpunkt } from '#shared/datum/datum.ts';
import { Alert } from '../../shop/message/alert.tsx';
import { confirm } from '../dialog/confirm.ts';
import { giveFocusBack } from '../dialog/give-focus-back.ts';
import { UeberholteFelder } from './ueberholte-felder.tsx';
import type { Restored } from './use-form-entwurf.ts';

export const discardQuestion = {
  question: 'Änderungen verwerfen?',
  yes: 'Verwerfen',
  no: 'Weiter bearbeiten',
};

type RestoredHintProps = { datum: string; onDiscard: () => void } & Partial<Restored>;

/** Says that what was typed before is here again, or what of it is not, and offers to discard it. */
export function RestoredHint({ datum, isEingesetzt = true, ueberholt = {}, onDiscard }: RestoredHintProps) {
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
    >
      <p>{`Ihre Eingaben vom ${formatZeitpunkt(datum)} ${isEingesetzt ? 'sind wieder da' : 'passen nicht mehr'}.`}</p>
      {Object.keys(ueberholt).length > 0 && <UeberholteFelder werte={ueberholt} />}
    </Alert>
  );
}
