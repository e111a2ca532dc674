import { type ComponentType, useEffect } from 'react';
import { useSession } from '#features/auth/web/session.ts';
import { SicherungHinweis } from '#features/sicherung/web/verwaltung/sicherung-hinweis.tsx';
import { EntwurfAccount } from '#web/ui/verwaltung/entwurf/use-form-entwurf.ts';
import { announceEntwuerfe } from './announce-entwuerfe.tsx';
import { EntwurfHinweis } from './entwurf-hinweis.tsx';

/** A screen of the back office with the notes shown on all of them. */
export function withHinweis(Page: ComponentType): ComponentType {
  return function PageWithHinweis() {
    const accountId = useSession().user?.id ?? '';
    // Never removed, so that it still works after the session has ended; adding the same listener twice has no effect.
    useEffect(() => addEventListener('userLoggedIn', announceEntwuerfe), []);
    return (
      <EntwurfAccount value={accountId}>
        <SicherungHinweis />
        <EntwurfHinweis accountId={accountId} />
        <Page />
      </EntwurfAccount>
    );
  };
}
