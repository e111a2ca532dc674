import { useContext, useRef, useState } from 'react';
import type { z } from 'zod';
import { findBlatt, keptBlaetter } from './kept-blaetter.ts';
import { EntwurfAccount } from './use-form-entwurf.ts';

type BlattOptions<Eingabe> = {
  /** Its name among the sheets of an account. */
  name: string;
  schema: z.ZodType<Eingabe>;
  leer: () => Eingabe;
};

/**
 * What is typed on a sheet that is a page of its own. It survives a reload, a link and the end of the
 * session, because half an order that somewhere else is still being spoken on the telephone cannot be asked
 * for again. `restored`: when what is here again was typed.
 */
export function useBlatt<Eingabe>({ name, schema, leer }: BlattOptions<Eingabe>) {
  const accountId = useContext(EntwurfAccount);
  const [kept] = useState(() => findBlatt(accountId, name, schema));
  const [eingabe, setEingabe] = useState(() => kept?.eingabe ?? leer());
  const [restored, setRestored] = useState(kept?.datum);
  const latest = useRef(eingabe);
  const show = (next: Eingabe) => {
    latest.current = next;
    setEingabe(next);
  };
  const change = (next: (before: Eingabe) => Eingabe) => {
    show(next(latest.current));
    keptBlaetter.keep(accountId, name, { eingabe: latest.current });
  };
  /** It is sent or discarded: the sheet is empty again. */
  const forget = () => {
    keptBlaetter.forget(accountId, name);
    setRestored(undefined);
    show(leer());
  };
  return { eingabe, change, forget, restored };
}
