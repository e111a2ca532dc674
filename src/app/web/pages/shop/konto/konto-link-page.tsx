import { Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readSession } from '#features/auth/web/session.ts';
import { linkPfad } from '#features/konto/link-art.ts';
import { type LinkGetan as Getan, type LinkLage, linkLage } from '#features/konto/link-lage.ts';
import { LazyLinkUnvollstaendig } from '#features/konto/web/shop/zugang/lazy-link-fort.ts';
import { LinkAnsicht, LinkLaedt } from '#features/konto/web/shop/zugang/link-ansicht.tsx';
import { LinkGetan } from '#features/konto/web/shop/zugang/link-getan.tsx';
import { PageHead } from '#web/ui/shop/rendering/page-head.tsx';
import { useIsHydrating } from '#web/ui/shop/rendering/use-is-hydrating.ts';
import styles from './account-page.module.css';

/**
 * The page of all links in mails about an account. Its secret stands behind `#`, so no server, log or
 * referrer gets it; the server sends one page for all (`secret-page.ts`). It works in every phase, for links
 * that are on their way.
 */
export function KontoLinkPage() {
  // The server knows no fragment.
  const isHydrating = useIsHydrating();
  return (
    <div className={styles.page}>
      <PageHead title="Ihr Konto" description="Ein Link aus einer E-Mail von uns." isMissing />
      {/* After another page of the shop the document's headers are those of that page. */}
      <meta name="referrer" content="no-referrer" />
      <Suspense fallback={<LinkLaedt />}>{isHydrating ? <LinkLaedt /> : <Geoeffnet />}</Suspense>
    </div>
  );
}

function Geoeffnet() {
  const lage = useLinkLage();
  const navigate = useNavigate();
  if (!lage) return <LazyLinkUnvollstaendig />;
  if ('getan' in lage) return <LinkGetan getan={lage.getan} />;

  const showGetan = (getan: Getan) => {
    const leadsToLogin = getan.art !== 'bestaetigung' && !readSession().user;
    if (leadsToLogin) void navigate('/login', { replace: true, state: getan });
    else void navigate(linkPfad, { replace: true, state: { getan } });
  };
  return <LinkAnsicht key={lage.link} link={lage.link} onGetan={showGetan} />;
}

/**
 * Takes the secret out of the address at once and keeps it in the history, for a reload. A jump within the
 * page, to its content, has neither: what was read before stays.
 */
function useLinkLage(): LinkLage | undefined {
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const lage = useMemo(() => linkLage(hash, state), [hash, state]);
  const [kept, setKept] = useState(lage);
  if (lage && lage !== kept) setKept(lage);

  const link = lage && 'link' in lage ? lage.link : '';
  const isInAddress = link !== '' && hash === `#${link}`;
  useEffect(() => {
    if (isInAddress) void navigate(linkPfad, { replace: true, state: { link } });
  }, [isInAddress, link, navigate]);
  return lage ?? kept;
}
