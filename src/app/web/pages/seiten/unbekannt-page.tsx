import { Navigate, useLocation } from 'react-router';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { LinkButton } from '#web/ui/shop/button.tsx';
import { Container } from '#web/ui/shop/container.tsx';
import { EmptyState } from '#web/ui/shop/message/empty-state.tsx';
import { PageHead } from '#web/ui/shop/rendering/page-head.tsx';
import styles from './seiten.module.css';

/** An address that names nothing: the ways on (R54); while the shop is announced it leads home (§2). */
export function UnbekanntPage() {
  const { phase } = useLaden();
  const { search } = useLocation();
  if (phase === 'angekuendigt') return <Navigate to={`/${search}`} replace />;
  return (
    <Container className={styles.page}>
      <PageHead
        title="Seite nicht gefunden"
        description="Unter dieser Adresse gibt es keine Seite."
        isMissing
      />
      <EmptyState action={<Wege />}>
        <h1>Diese Seite gibt es nicht</h1>
        <p>Vielleicht ist in der Adresse ein Buchstabe verrutscht, oder die Seite ist umgezogen.</p>
      </EmptyState>
    </Container>
  );
}

const wege = [
  ['/order-tracking', 'Bestellung verfolgen'],
  ['/contact', 'Kontakt'],
  ['/', 'Zur Startseite'],
] as const;

function Wege() {
  return (
    <nav className={`row-3 ${styles.wege}`} aria-label="Hier geht es weiter">
      <LinkButton to="/products">Alle Produkte ansehen</LinkButton>
      {wege.map(([to, name]) => (
        <LinkButton key={to} to={to} look="secondary">
          {name}
        </LinkButton>
      ))}
    </nav>
  );
}
