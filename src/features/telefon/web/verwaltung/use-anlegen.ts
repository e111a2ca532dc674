import { useState } from 'react';
import type { z } from 'zod';
import { ApiError } from '#web/api/client.ts';
import { newKennung } from '#web/api/new-kennung.ts';
import type { useBlatt } from '#web/ui/verwaltung/entwurf/use-blatt.ts';
import { type SchonAngelegt, schonAngelegt, type TelefonBody, type telefonReply } from '../../contract.ts';
import { isOhneAntwort, useAnlegen } from './telefon.queries.ts';
import type { TelefonBlatt } from './telefon-entwurf.ts';

export type Angelegt = z.infer<typeof telefonReply>['data'] & { message: string };

export type Blatt = ReturnType<typeof useBlatt<TelefonBlatt>>;

const ungewissText =
  'Ob die Bestellung angelegt ist, ist noch nicht bekannt. Bitte senden Sie sie noch einmal, so wie sie ist: Sie wird nur einmal angelegt.';

/** What the server said against the order: as lines, and the one that there is already. */
function useAbsage() {
  const [absage, setAbsage] = useState<string[]>([]);
  const [schon, setSchon] = useState<SchonAngelegt>();
  const quiet = () => {
    setAbsage([]);
    setSchon(undefined);
  };
  const tell = (error: unknown) => {
    setAbsage(isOhneAntwort(error) ? [...absageOf(error), ungewissText] : absageOf(error));
    const isSchon = error instanceof ApiError && error.status === 409;
    setSchon(isSchon ? schonAngelegt.safeParse(error.data).data : undefined);
  };
  return { absage, schon, quiet, tell };
}

/**
 * Makes the order under one id, until it was refused for its content; a refusal is kept as lines. What is
 * sent stays with the sheet until the server has answered, over a reload too: after a lost answer the very
 * same body is sent again, whatever the form says by then, and `isUngewiss` holds the form.
 */
export function useTelefonSenden({ eingabe, change, forget }: Blatt, onDone: (angelegt: Angelegt) => void) {
  const { mutateAsync, isPending } = useAnlegen();
  const { bestellId, offen } = eingabe;
  const [isErstes, setIsErstes] = useState(false);
  const { absage, schon, quiet, tell } = useAbsage();

  const beginNew = () => {
    change((before) => ({ ...before, bestellId: newKennung(), offen: undefined }));
    quiet();
  };
  const discard = () => {
    forget();
    quiet();
  };
  const refused = (error: unknown) => {
    const status = error instanceof ApiError ? error.status : 0;
    // Only these answers say that there is no such order; a session that is over says nothing about one that
    // was sent before.
    const isKnown = status === 400 || status === 409 || (!offen && status >= 400 && status < 500);
    if (isKnown) change((before) => ({ ...before, offen: undefined }));
    if (status === 400) beginNew();
    tell(error);
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
