import { Button } from '@mantine/core';
import { showFailure } from '#web/ui/verwaltung/form/show-failure.ts';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import { useErledigen } from '../post.queries.ts';

/** For a message that did not arrive and needs no second try, as after a telephone call. */
export function ErledigtButton({ id }: { id: string }) {
  const { mutateAsync, isPending } = useErledigen();
  const handleClick = async () => {
    try {
      snackbar.success((await mutateAsync(id)) || 'Abgehakt: Das Dashboard erinnert nicht mehr daran.');
    } catch (error) {
      showFailure('Die Nachricht wurde nicht abgehakt: ', error);
    }
  };
  return (
    <Button variant="subtle" loading={isPending} onClick={() => void handleClick()}>
      Abhaken
    </Button>
  );
}
