import { confirm, type Question } from '#web/ui/verwaltung/dialog/confirm.ts';
import { giveFocusBack } from '#web/ui/verwaltung/dialog/give-focus-back.ts';
import { useKeepFocus } from '#web/ui/verwaltung/dialog/use-keep-focus.ts';
import { showFailure } from '#web/ui/verwaltung/form/show-failure.ts';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import type { GelesenerWiderruf } from '../../bearbeitung/read-widerruf.ts';
import { useWiderrufSchritt, type WiderrufSchritt } from './widerrufe.queries.ts';

/** `sonst`: what is said when the answer says nothing. */
type Direkt = { schritt: WiderrufSchritt; frage?: Question; sonst: string };

/** A step without a form: asks if there is a question, does it, says so. */
export function useDirekterWiderrufSchritt({ _id }: Pick<GelesenerWiderruf, '_id'>) {
  const { send, isPending } = useWiderrufSchritt(_id);
  const focus = useKeepFocus(isPending);
  const tun = async ({ schritt, frage, sonst }: Direkt): Promise<void> => {
    focus.note();
    if (frage && !(await confirm(frage))) return;
    try {
      snackbar.success((await send(schritt)) || sonst);
      // Its button may be gone with what it did.
      setTimeout(() => giveFocusBack(document.activeElement));
    } catch (error) {
      showFailure('', error);
    }
  };
  return { tun, isPending };
}
