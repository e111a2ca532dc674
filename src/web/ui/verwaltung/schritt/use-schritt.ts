import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Call, Given, GivenToAny } from '#shared/wire/call.ts';
import { useApi } from '../../../api/api-context.ts';
import { ApiError } from '../../../api/client.ts';
import { confirm, type Question } from '../dialog/confirm.ts';
import { useKeepFocus } from '../dialog/use-keep-focus.ts';
import { showFailure } from '../form/show-failure.ts';
import { snackbar } from '../message/snackbar.ts';

/** A record that several people work on step by step, and how the screens keep it. */
export type Bearbeitetes<T> = {
  id: string;
  /** What shows it: read again when a step is refused. */
  queryKey: QueryKey;
  /** What shows it, too: read again after every step. */
  danach: QueryKey[];
  /** The record of an answer; `undefined` where it cannot be read. */
  parse: (data: unknown) => T | undefined;
  /** Shows it as the answer has it. */
  put: (queryClient: QueryClient, jetzt: T | undefined) => void;
  /** The number of its last event when the screen was opened, and now. */
  letzteNr: number;
  letzteNrOf: (queryClient: QueryClient) => number | undefined;
};

/**
 * One step: its call with what it carries. `sonst`: what is said when the answer says nothing; `fehler` stands
 * before the reason when it fails; `frage` is asked before; `typ`: the event that it makes.
 */
export type Schritt = {
  call: Call;
  body: unknown;
  sonst: string;
  fehler?: string;
  frage?: Question | undefined;
  typ?: string;
};

/** What was done, and the record as it is then. */
export type Getan<T> = { message: string; jetzt: T | undefined };

/** A step whose body is what its call takes. */
export function schrittOf<C extends Call>(
  call: C,
  body: Given<C>['body'],
  worte: Omit<Schritt, 'call' | 'body'>,
): Schritt {
  return { call, body, ...worte };
}

/**
 * The steps of one record. Its screen shows it as the answer has it; after a refusal, because another person was
 * faster or only the answer was lost, as it is now. What is typed stays and can be sent again.
 *
 * `report` says what was done, if more has to be said than the answer's words. `gesehen` is the last event that the
 * person has seen who has a form open: the record is read again behind it, and what happened meanwhile counts as seen
 * only once a refusal has said it.
 */
export function useSchritt<T>(
  akte: Bearbeitetes<T>,
  report = ({ message }: Getan<T>, { sonst }: Schritt) => snackbar.success(message || sonst),
) {
  const queryClient = useQueryClient();
  const [gesehen, setGesehen] = useState(akte.letzteNr);
  const { mutateAsync, isPending } = useSend(akte);
  const focus = useKeepFocus(isPending);
  const isRunning = useRef(false);

  /** Does a step of a form, which shows a refusal itself. */
  const send = async (schritt: Schritt): Promise<void> => {
    try {
      report(await mutateAsync(schritt), schritt);
    } catch (error) {
      if (isUeberholt(error)) setGesehen((before) => akte.letzteNrOf(queryClient) ?? before);
      throw error;
    }
  };
  /** Does a step without a form: asks if there is a question, says a failure. Returns whether it was done. */
  const run = async (schritt: Schritt): Promise<boolean> => {
    const { frage, fehler = '' } = schritt;
    // The second click of a double click comes before the button is shown as busy.
    if (isRunning.current) return false;
    isRunning.current = true;
    focus.note();
    try {
      if (frage && !(await confirm(frage))) return false;
      await send(schritt);
      return true;
    } catch (error) {
      showFailure(fehler, error);
      return false;
    } finally {
      isRunning.current = false;
    }
  };

  return { send, run, isPending, gesehen };
}

type Answered = { message?: string | undefined; data?: unknown };

function useSend<T>({ id, queryKey, danach, parse, put }: Bearbeitetes<T>) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ call, body }: Schritt): Promise<Getan<T>> => {
      // `schrittOf` has checked the body.
      const send = api.send as unknown as (call: Call, given: GivenToAny) => Promise<Answered>;
      const { message = '', data } = await send(call, { params: { id }, body });
      const jetzt = parse(data);
      // What is still being loaded may be older than this answer.
      await queryClient.cancelQueries({ queryKey });
      put(queryClient, jetzt);
      return { message, jetzt };
    },
    onError: (error) => {
      const reloaded = queryClient.invalidateQueries({ queryKey });
      return isUeberholt(error) ? reloaded : undefined;
    },
    onSettled: () => {
      for (const one of danach) void queryClient.invalidateQueries({ queryKey: one });
    },
    // The screen shows its errors itself.
    meta: { showsOwnErrors: true },
  });
}

/** Refused because of what happened since the record was loaded. */
function isUeberholt(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}
