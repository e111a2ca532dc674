import { confirm, type Question } from '#web/ui/verwaltung/dialog/confirm.ts';
import { showFailure } from '#web/ui/verwaltung/form/show-failure.ts';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import { useEntfernen, type ZugangName } from '../zugaenge.queries.ts';

/** Takes an access away after a question. */
export function useEntfernenFrage(name: ZugangName, question: Omit<Question, 'yes'>) {
  const { mutateAsync, isPending } = useEntfernen(name);
  const ask = async (version: number) => {
    if (!(await confirm({ ...question, yes: 'Entfernen' }))) return;
    try {
      await mutateAsync(version);
      snackbar.success('Der Zugang ist entfernt.');
    } catch (error) {
      showFailure('Der Zugang wurde nicht entfernt: ', error);
    }
  };
  return { ask, isRemoving: isPending };
}
