import { useState } from 'react';
import type { z } from 'zod';
import { ApiError } from '#web/api/client.ts';
import type { TelefonBody, telefonReply } from '../../telefon-contract.ts';
import { isOhneAntwort, useAnlegen } from './telefon.queries.ts';
import { newBestellId } from './telefon-entwurf.ts';

export type Angelegt = z.infer<typeof telefonReply>['data'] & { message: string };

type Folgen = { onNewId: (bestellId: string) => void; onDone: (angelegt: Angelegt) => void };

const ungewissText =
  'Ob die Bestellung angelegt ist, ist noch nicht bekannt. Bitte senden Sie sie noch einmal, so wie sie ist: Sie wird nur einmal angelegt.';

/**
 * Makes the order under one id, until it was refused for its content; a refusal is kept as lines. After a lost answer the very same body
 * is sent again, whatever the form says by then: `isUngewiss` holds the form until the server has answered.
 */
export function useSenden(bestellId: string, { onNewId, onDone }: Folgen) {
  const { mutateAsync, isPending } = useAnlegen();
  const [ungewiss, setUngewiss] = useState<TelefonBody>();
  const [absage, setAbsage] = useState<string[]>([]);

  const senden = async (angaben: Omit<TelefonBody, 'bestellId'>) => {
    setAbsage([]);
    const body = ungewiss ?? { ...angaben, bestellId };
    try {
      const { data, message } = await mutateAsync(body);
      onDone({ ...data, message });
    } catch (error) {
      const isLost = isOhneAntwort(error);
      const status = error instanceof ApiError ? error.status : 0;
      // Only these answers say that there is no such order; a session that is over says nothing about it.
      if (status === 400 || status === 409) setUngewiss(undefined);
      else if (isLost) setUngewiss(body);
      if (status === 400) onNewId(newBestellId());
      setAbsage(isLost ? [...absageOf(error), ungewissText] : absageOf(error));
    }
  };
  return { senden, isPending, absage, isUngewiss: ungewiss !== undefined };
}

function absageOf(error: unknown): string[] {
  if (!(error instanceof ApiError)) return ['Ein Fehler ist aufgetreten.'];
  if (error.status === 401) return [];
  const fehler = error.fehler.map((one) => one.replace(/^[\w.]+: /, ''));
  return fehler.length > 0 ? fehler : [error.message];
}
