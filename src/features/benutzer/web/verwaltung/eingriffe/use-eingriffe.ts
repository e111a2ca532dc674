import { useEffect, useRef } from 'react';
import { useSession } from '#features/auth/web/session.ts';
import { confirm } from '#web/ui/verwaltung/dialog/confirm.ts';
import { giveFocusBack } from '#web/ui/verwaltung/dialog/give-focus-back.ts';
import { showFailure } from '#web/ui/verwaltung/form/show-failure.ts';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import type { Benutzer } from '../../../benutzer.ts';
import { eingriffProblem, type Eingriff as Geschuetzt } from '../../../zugang-regeln.ts';
import { type Eingriff, useEingriff } from '../../benutzer.queries.ts';
import { frageZu } from './eingriff-fragen.tsx';

const fehlerTexte: Record<Eingriff, string> = {
  entsperren: 'Das Konto wurde nicht entsperrt: ',
  loeschen: 'Das Konto wurde nicht gelöscht: ',
  passwort: 'Es wurde kein Link geschickt: ',
  nochmalEinladen: 'Die Einladung wurde nicht gesendet: ',
};

/**
 * What can be done with the access of the person in a row. `ask` does it after a question; `refuseOwn` says
 * why an action is not for the own account, and returns whether it is.
 */
export function useEingriffe(benutzer: Benutzer, { ohneMailserver }: { ohneMailserver: boolean }) {
  const { mutateAsync, isPending } = useEingriff(benutzer);
  const { user } = useSession();
  const leave = useFocusAfterLeaving();

  const refuseOwn = (eingriff: Geschuetzt): boolean => {
    const problem = eingriffProblem(eingriff, { accountId: benutzer.id, vonId: user?.id });
    if (problem) snackbar.warning(problem);
    return problem !== undefined;
  };
  const ask = async (eingriff: Eingriff) => {
    if (isPending || (eingriff === 'loeschen' && refuseOwn(eingriff))) return;
    if (!(await confirm(frageZu(eingriff, benutzer, { ohneMailserver })))) return;
    leave.expect(eingriff === 'loeschen');
    try {
      const { message } = await mutateAsync(eingriff);
      snackbar.success(message);
    } catch (error) {
      leave.expect(false);
      showFailure(fehlerTexte[eingriff], error);
    }
  };
  return { ask, refuseOwn };
}

/** With a row goes the button that has the focus: the keyboard goes on at the heading of the page. */
function useFocusAfterLeaving() {
  const isExpected = useRef(false);
  useEffect(
    () => () => {
      if (isExpected.current) setTimeout(() => giveFocusBack(null));
    },
    [],
  );
  return {
    expect: (isLeaving: boolean) => {
      isExpected.current = isLeaving;
    },
  };
}
