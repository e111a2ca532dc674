import { useEffect, useRef } from 'react';
import { useSession } from '#features/auth/web/session.ts';
import { cartSumme } from '#features/cart/totals.ts';
import { type CartState, useCart } from '#features/cart/web/cart.queries.ts';
import { RemovedLine } from '#features/cart/web/shop/removed-line.tsx';
import { useHasGuestCarts, useLadenName } from '#features/einstellung/web/use-laden.ts';
import { Button, LinkButton } from '#web/ui/shop/button.tsx';
import { Container } from '#web/ui/shop/container.tsx';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { EmptyState } from '#web/ui/shop/message/empty-state.tsx';
import { Spinner } from '#web/ui/shop/message/spinner.tsx';
import { LineIcon } from '#web/ui/shop/picture/icons.tsx';
import { PageHead } from '#web/ui/shop/rendering/page-head.tsx';
import { VisuallyHidden } from '#web/ui/shop/visually-hidden.tsx';
import { CartContent, preloadCheckout } from './cart-content.tsx';
import styles from './cart-page.module.css';
import { removedText, useRemovedLines } from './use-removed-lines.ts';

/** Lines move up when one is removed. Loaded behind the page; without it only the second of two taps is not caught. */
function keepStill(): () => void {
  const loading = import('#web/ui/still-under-finger.ts').then((module) => module.keepStillUnderFinger());
  return () => void loading.then((end) => end()).catch(() => undefined);
}

/** requirements.md, storefront §2, Cart. */
export function CartPage() {
  useEffect(keepStill, []);
  const name = useLadenName();
  const { isLoading, token } = useSession();
  const hasCart = useHasGuestCarts() || token !== null;
  return (
    <Container className={styles.page}>
      <PageHead
        title="Warenkorb"
        description={`Ihr Warenkorb bei ${name}: Mengen ändern, Summe mit Versand sehen, zur Kasse gehen.`}
        isHidden
      />
      <LinkButton to="/products" look="quiet">
        <LineIcon name="back" size={20} />
        Zurück zur Übersicht
      </LinkButton>
      {isLoading && <Waiting />}
      {!isLoading && (hasCart ? <OwnCart key={token} token={token} /> : <SignedOut />)}
    </Container>
  );
}

/** The same heading element in all states, so that its focus survives the removal of the last line. */
function OwnCart({ token }: { token: string | null }) {
  const cart = useCart(token, { isFresh: true });
  const heading = useRef<HTMLHeadingElement>(null);
  const { removed, noteRemoved, undo } = useRemovedLines(token, () => heading.current?.focus());
  useEffect(preloadCheckout, []);
  const isFilled = cart.items.length > 0;
  const removedLine = removed && (
    <RemovedLine key={`removed ${removed.lines[0]?.produktId}`} text={removedText(removed)} onUndo={undo} />
  );
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        {isFilled ? `Warenkorb (${cartSumme(cart.items).itemCount})` : 'Warenkorb'}
      </h1>
      <div role="status">{removed && <VisuallyHidden>{removedText(removed)}</VisuallyHidden>}</div>
      {isFilled ? (
        <CartContent
          items={cart.items}
          lieferung={cart.lieferung}
          abholung={cart.abholung}
          token={token}
          removedLine={removedLine}
          removedAt={removed?.at}
          onRemoved={noteRemoved}
        />
      ) : (
        <>
          {removedLine && <ul className={`raised ${styles.lines}`}>{removedLine}</ul>}
          <NothingToShow {...cart} />
        </>
      )}
    </>
  );
}

function NothingToShow({ isLoading, isUnknown, reload }: CartState) {
  if (isLoading) return <Spinner label="Lade Warenkorb..." />;
  if (isUnknown) return <Unknown onRetry={reload} />;
  return (
    <EmptyState
      title="Ihr Warenkorb ist leer"
      action={<LinkButton to="/products">Weiter einkaufen</LinkButton>}
    >
      <p>Stöbern Sie in unseren Seifen und legen Sie hinein, was Ihnen gefällt.</p>
    </EmptyState>
  );
}

function Unknown({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState action={<Button onClick={onRetry}>Erneut versuchen</Button>}>
      <Alert kind="error">Der Warenkorb konnte nicht geladen werden.</Alert>
    </EmptyState>
  );
}

function Waiting() {
  return (
    <>
      <h1 className={styles.heading}>Warenkorb</h1>
      <Spinner label="Lade Warenkorb..." />
    </>
  );
}

function SignedOut() {
  return (
    <>
      <h1 className={styles.heading}>Warenkorb</h1>
      <EmptyState action={<LinkButton to="/login">Zur Anmeldung</LinkButton>}>
        <Alert kind="info">Bitte melden Sie sich an, um Ihren Warenkorb zu nutzen.</Alert>
      </EmptyState>
    </>
  );
}
