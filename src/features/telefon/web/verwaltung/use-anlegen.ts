import { useState } from 'react';
import type { z } from 'zod';
import { ApiError } from '#web/api/client.ts';
import type { useBlatt } from '#web/ui/verwaltung/entwurf/use-blatt.ts';
import { type SchonAngelegt, schonAngelegt, type TelefonBody, type telefonReply } from '../../contract.ts';
import { isOhneAntwort, useAnlegen } from './telefon.queries.ts';
import { newBestellId, type TelefonBlatt } from './telefon-entwurf.ts';

export type Angelegt = z.infer<typeof telefonReply>['data'] & { message: string };

export type Blatt = ReturnType<typeof useBlatt<TelefonBlatt>>;

const ungewissText =
  'Ob die Bestellung angelegt ist, ist noch nicht bekannt. Bitte senden Sie sie noch einmal, so wie sie ist: Sie wird nur einmal angelegt.';

/**
 * Makes the order under one id, until it was refused for its content; a refusal is kept as lines. What is
 * sent stays with the sheet until the server has answered, over a reload too: after a lost answer the very
 * same body is sent again, whatever the form says by then, and `isUngewiss` holds the form.
 */
export function useTelefonSenden({ eingabe, change, forget }: Blatt, onDone: (angelegt: Angelegt) => void) {
  const { mutateAsync, isPending } = useAnlegen();
  const { bestellId, offen } = eingabe;
  const [isErstes, setIsErstes] = useState(false);
  const [absage, setAbsage] = useState<string[]>([]);
  const [schon, setSchon] = useState<SchonAngelegt>();

  const quiet = () => {
    setAbsage([]);
    setSchon(undefined);
  };
  const beginNew = () => {
    change((before) => ({ ...before, bestellId: newBestellId(), offen: undefined }));
    quiet();
  };
  const discard = () => {
    forget();
    quiet();
  };
  const refused = (error: unknown) => {
    const { status, data } = error instanceof ApiError ? error : { status: 0, data: undefined };
    // Only these answers say that there is no such order; a session that is over says nothing about one that
    // was sent before.
    const isKnown = status === 400 || status === 409 || (!offen && status >= 400 && status < 500);
    if (isKnown) change((before) => ({ ...before, offen: undefined }));
    if (status === 400) beginNew();
    setAbsage(isOhneAntwort(error) ? [...absageOf(error), ungewissText] : absageOf(error));
    setSchon(status === 409 ? schonAngelegt.safeParse(data).data : undefined);
  };
  const senden = async (angaben: Omit<TelefonBody, 'bestellId'>) => {
    quiet();
    setIsErstes(!offen);
    const body = offen ?? { ...angaben, bestellId };
    change((before) => ({ ...before, offen: body }));
    try {
      const { data, message } = await mutateAsync(body);
      forget();
      onDone({ ...data, message });
    } catch (error) {
      refused(error);
    }
  };
  const isUngewiss = offen !== undefined && !(isPending && isErstes);
  return { senden, isPending, absage, schon, beginNew, discard, isUngewiss };
}

function absageOf(error: unknown): string[] {
  if (!(error instanceof ApiError)) return ['Ein Fehler ist aufgetreten.'];
  if (error.status === 401) return [];
  const fehler = error.fehler.map((one) => one.replace(/^[\w.]+: /, ''));
  return fehler.length > 0 ? fehler : [error.message];
}
