import { type ComponentType, useEffect } from 'react';
import { useSession } from '#features/auth/web/session.ts';
import { SicherungHinweis } from '#features/sicherung/web/verwaltung/sicherung-hinweis.tsx';
import { EntwurfKonto } from '#web/ui/verwaltung/use-form-entwurf.ts';
import { EntwurfHinweis } from './entwurf-hinweis.tsx';
import { tellEntwuerfe } from './tell-entwuerfe.tsx';

/** A screen of the back office with the notes shown on all of them. */
export function withHinweis(Page: ComponentType): ComponentType {
  return function PageWithHinweis() {
    const accountId = useSession().user?.id ?? '';
    // Never removed, so that it still works after the session has ended; adding the same listener twice has no effect.
    useEffect(() => addEventListener('userLoggedIn', tellEntwuerfe), []);
    return (
      <EntwurfKonto value={accountId}>
        <SicherungHinweis />
        <EntwurfHinweis accountId={accountId} />
        <Page />
      </EntwurfKonto>
    );
  };
}
