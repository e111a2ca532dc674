import { type ComponentType, useEffect } from 'react';
import { useSession } from '#features/auth/web/session.ts';
import { SicherungHinweis } from '#features/sicherung/web/verwaltung/sicherung-hinweis.tsx';
import { EntwurfAccount } from '#web/ui/verwaltung/use-form-entwurf.ts';
import { announceEntwuerfe } from './announce-entwuerfe.tsx';
import { EntwurfHinweis } from './entwurf-hinweis.tsx';

/** A screen of the back office below what concerns all of them. */
export function withHinweis(Page: ComponentType): ComponentType {
  return function PageWithHinweis() {
    const accountId = useSession().user?.id ?? '';
    // For as long as the tab lives, so that a session that ends here is followed to the next one; added twice it is one.
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
