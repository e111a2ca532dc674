import { Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from '#features/auth/web/session.ts';
import { telefonAdresse } from '#features/einstellung/laden/telefon-adresse.ts';
import { useLaden, useLadenName } from '#features/einstellung/web/use-laden.ts';
import { WiderrufFormular, type Zusatz } from '#features/widerruf/web/shop/widerruf-formular.tsx';
import { Container } from '#web/ui/shop/container.tsx';
import { Skeleton } from '#web/ui/shop/message/skeleton.tsx';
import { lazyPart } from '#web/ui/shop/rendering/lazy-part.tsx';
import { PageHead } from '#web/ui/shop/rendering/page-head.tsx';
import { useIsHydrating } from '#web/ui/shop/rendering/use-is-hydrating.ts';
import styles from './seiten.module.css';

const WiderrufLink = lazyPart(async () => (await import('./widerruf-link.tsx')).WiderrufLink);
const WiderrufKonto = lazyPart(async () => (await import('./widerruf-konto.tsx')).WiderrufKonto);

/**
 * The withdrawal function (§ 356a BGB, R46), in every phase. `#<token>` of an order fills it in; no server
 * gets to see it.
 */
export function WiderrufPage() {
  const link = useLink();
  const { user } = useSession();
  const bestellungen: Zusatz = (props) =>
    user && (
      <Suspense>
        <WiderrufKonto userId={user.id} {...props} />
      </Suspense>
    );
  const zeilen: Zusatz = (props) => {
    const token = link || props.entwurf.link;
    return (
      token && (
        <Suspense fallback={<Skeleton height="9rem" />}>
          <WiderrufLink key={token} link={token} {...props} />
        </Suspense>
      )
    );
  };
  return (
    <Container className={`${styles.page} ${styles.narrow}`}>
      <PageHead
        title="Vertrag widerrufen"
        description={`Widerrufen Sie online einen Vertrag mit ${useLadenName()}: ohne Anmeldung, mit Eingangsbestätigung.`}
      />
      <h1>Vertrag wider&shy;rufen</h1>
      <p className={styles.lead}>
        Hier widerrufen Sie Ihren Vertrag mit uns, ganz oder zum Teil und ohne Angabe von Gründen. Nach
        „Widerruf bestätigen“ bekommen Sie sofort eine Eingangsbestätigung mit Datum und Uhrzeit.
      </p>
      <p className={styles.wayOut}>
        Fristen und Folgen stehen in der <Link to="/widerrufsbelehrung">Widerrufsbelehrung</Link>.
      </p>
      <WiderrufFormular kontakt={<Kontakt />} bestellungen={bestellungen} zeilen={zeilen} />
    </Container>
  );
}

/**
 * The token in the address's fragment; what is none counts as missing. Unknown while hydrating: the server
 * has no fragment.
 */
function useLink(): string {
  const { hash } = useLocation();
  return useIsHydrating() || !/^#[\w-]{43}$/.test(hash) ? '' : hash.slice(1);
}

function Kontakt() {
  const { email, telefon } = useLaden();
  if (!email && !telefon) return null;
  return (
    <p>
      Oder widerrufen Sie direkt bei uns: {email && <a href={`mailto:${email}`}>{email}</a>}{' '}
      {telefon && <a href={telefonAdresse(telefon)}>{telefon}</a>}
    </p>
  );
}
