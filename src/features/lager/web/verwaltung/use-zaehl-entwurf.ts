import { useState } from 'react';
import { useSession } from '#features/auth/web/session.ts';
import type { LagerGruppe } from '../../artikel.ts';
import { entwurfKey, readEntwurf, writeEntwurf, type ZaehlEntwurf } from '../zaehl-entwurf.ts';

/** The draft of a count of this group, as this account left it in this browser. */
export function useZaehlEntwurf(gruppe: LagerGruppe) {
  const key = entwurfKey(useSession().user?.id ?? '', gruppe);
  const [held, setHeld] = useState<{ key: string; entwurf: ZaehlEntwurf | undefined }>();
  const entwurf = held?.key === key ? held.entwurf : readEntwurf(key);
  const change = (next: ZaehlEntwurf | undefined) => {
    writeEntwurf(key, next);
    setHeld({ key, entwurf: next });
  };
  return [entwurf, change] as const;
}
