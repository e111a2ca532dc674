import { Suspense } from 'react';
import { useLocation, useParams } from 'react-router';
import { type SessionUser, useSession } from '#features/auth/web/session.ts';
import { zielOhneZugang } from '#features/auth/zugang.ts';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { lazyPart } from '#web/ui/shop/rendering/lazy-part.tsx';
import { Footer } from './footer.tsx';
import { Brand } from './header/brand.tsx';
import styles from './header/header.module.css';
import { Header } from './header/header.tsx';
import { PageFrame } from './page-frame.tsx';
import { PauseNotice } from './pause-notice.tsx';

const VerwaltungBar = lazyPart(() =>
  import('./bar/verwaltung-bar.tsx').then((module) => module.VerwaltungBar),
);

/**
 * What stands around a page. The public layout has header, a notice during a pause, main area and footer, the admin
 * area its header only (requirements.md, storefront §2). Once the shop has opened, the back office has its own bar and
 * asks nobody for consent (R55), also where it stands in the public layout. An address that names nothing is public,
 * whatever it begins with: the server has one page for all of them.
 */
export function Frame() {
  const { pathname } = useLocation();
  const { phase } = useLaden();
  const { isLoading, user } = useSession();
  const isVerwaltung = !('*' in useParams()) && pathname.startsWith('/admin/');

  if (isVerwaltung && phase !== 'angekuendigt' && (isLoading || !zielOhneZugang(user, { role: rollen })))
    return <PageFrame header={<BarOf user={user} />} />;
  const isPublic = !isVerwaltung || pathname === '/admin/portfolio';
  return (
    <PageFrame
      header={<Header />}
      notice={isPublic && <PauseNotice />}
      footer={isPublic && <Footer />}
      hasCookies
    />
  );
}

const rollen = ['admin', 'employee'];

/** The bar, or what keeps its place until it is known whose it is. */
function BarOf({ user }: { user: SessionUser | null }) {
  const empty = (
    <>
      <header className={styles.header} data-sticky>
        <div className={styles.bar}>
          <Brand to="/admin/dashboard" />
        </div>
      </header>
      <div className={styles.seiten} />
    </>
  );
  return user ? (
    <Suspense fallback={empty}>
      <VerwaltungBar user={user} />
    </Suspense>
  ) : (
    empty
  );
}
