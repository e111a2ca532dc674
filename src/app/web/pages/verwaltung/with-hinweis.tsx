import { type ComponentType, useEffect } from 'react';
import { useSession } from '#features/auth/web/session.ts';
import { useSicherung } from '#features/sicherung/web/sicherung.queries.ts';
import { SicherungHinweis } from '#features/sicherung/web/verwaltung/sicherung-hinweis.tsx';
import { Spinner } from '#web/ui/shop/message/spinner.tsx';
import { EntwurfAccount } from '#web/ui/verwaltung/entwurf/use-form-entwurf.ts';
import { isAwaited, WhenKnown } from '#web/ui/verwaltung/when-known.tsx';
import { announceEntwuerfe } from './announce-entwuerfe.tsx';
import { EntwurfHinweis } from './entwurf-hinweis.tsx';

/** A screen of the back office with the notes shown on all of them. */
export function withHinweis(Page: ComponentType): ComponentType {
  return function PageWithHinweis() {
    const { user } = useSession();
    const accountId = user?.id ?? '';
    const isKnown = !isAwaited(useSicherung({ isAdmin: user?.role === 'admin' }));
    // Never removed, so that it still works after the session has ended; adding the same listener twice has no effect.
    useEffect(() => addEventListener('userLoggedIn', announceEntwuerfe), []);
    return (
      <EntwurfAccount value={accountId}>
        <SicherungHinweis />
        {!isKnown && <Spinner label="Einen Augenblick …" />}
        <WhenKnown isKnown={isKnown}>
          <EntwurfHinweis accountId={accountId} />
          <Page />
        </WhenKnown>
      </EntwurfAccount>
    );
  };
}
