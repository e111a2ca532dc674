import { Button } from '@mantine/core';
import { confirm } from '#web/ui/verwaltung/dialog/confirm.ts';
import { showFailure } from '#web/ui/verwaltung/form/show-failure.ts';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import type { NachrichtZeile } from '../../contract.ts';
import { useSenden } from '../post.queries.ts';
import { empfaenger, nachrichtName } from './stand-worte.ts';

/** Sends a message again; asks first if its receiver has it already. */
export function SendenButton({ nachricht }: { nachricht: NachrichtZeile }) {
  const { mutateAsync, isPending } = useSenden();
  const { _id, stand, betreff } = nachricht;

  const handleClick = async () => {
    const isSure =
      stand !== 'gesendet' ||
      (await confirm({
        question: 'Diese Nachricht noch einmal senden?',
        what: `${betreff}, an ${empfaenger(nachricht)}`,
        consequence: 'Sie wurde schon gesendet; vielleicht kommt sie ein zweites Mal an.',
        yes: 'Nochmal senden',
        isDestructive: false,
      }));
    if (!isSure) return;
    try {
      snackbar.success((await mutateAsync(_id)) || 'Die Nachricht wird noch einmal gesendet.');
    } catch (error) {
      showFailure('Die Nachricht wird nicht gesendet: ', error);
    }
  };

  return (
    <Button
      variant={stand === 'nichtZugestellt' ? 'light' : 'subtle'}
      aria-label={`Nochmal senden: ${nachrichtName(nachricht)}`}
      loading={isPending}
      onClick={() => void handleClick()}
    >
      Nochmal senden
    </Button>
  );
}
