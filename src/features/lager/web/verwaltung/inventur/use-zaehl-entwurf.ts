import { useState } from 'react';
import type { LagerGruppe } from '../../../artikel.ts';
import { entwurfKey, readZaehlEntwurf, writeEntwurf, type ZaehlEntwurf } from '../../zaehl-entwurf.ts';

/** Identifies a count: one per account and group. */
export type Zaehlort = { accountId: string; gruppe: LagerGruppe };

/** The draft of a count, as this account left it in this browser. */
export function useZaehlEntwurf({ accountId, gruppe }: Zaehlort) {
  const key = entwurfKey(accountId, gruppe);
  const [held, setHeld] = useState<{ key: string; entwurf: ZaehlEntwurf | undefined }>();
  const entwurf = held?.key === key ? held.entwurf : readZaehlEntwurf(key);
  const change = (next: ZaehlEntwurf | undefined) => {
    writeEntwurf(key, next);
    setHeld({ key, entwurf: next });
  };
  return [entwurf, change] as const;
}
