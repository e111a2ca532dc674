import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CartItem } from '#features/cart/contract.ts';
import { useChangeMenge, useClearCart, useRemoveFromCart } from '#features/cart/web/cart.queries.ts';
import { CartLine } from '#features/cart/web/shop/cart-line.tsx';
import { CartSummary } from '#features/cart/web/shop/cart-summary.tsx';
import { useApi } from '#web/api/api-context.ts';
import { Alert } from '#web/ui/shop/alert.tsx';
import { Button } from '#web/ui/shop/button.tsx';
import { ConfirmDialog } from '#web/ui/shop/confirm-dialog.tsx';
import styles from './cart-page.module.css';

type CartContentProps = { items: CartItem[]; token: string; onRemoved: () => void };

/** The filled cart: lines left, summary right; on a phone the summary closes the page. */
export function CartContent({ items, token, onRemoved }: CartContentProps) {
  return (
    <div className={styles.columns}>
      <div>
        <Lines items={items} token={token} onRemoved={onRemoved} />
        <ClearCart token={token} onRemoved={onRemoved} />
      </div>
      <Checkout items={items} />
    </div>
  );
}

/** After a removal the keyboard goes on at the heading, which says how much is left. */
function Lines({ items, token, onRemoved }: CartContentProps) {
  const [removing, setRemoving] = useState<string[]>([]);
  const change = useChangeMenge(token);
  const remove = useRemoveFromCart(token);

  const handleRemove = async (produktId: string) => {
    setRemoving((now) => [...now, produktId]);
    const isRemoved = await remove(produktId);
    setRemoving((now) => now.filter((id) => id !== produktId));
    if (isRemoved) onRemoved();
  };

  return (
    <ul className={styles.lines} aria-label="Artikel im Warenkorb">
      {items.map((item) => (
        <CartLine
          key={item.produktId}
          item={item}
          isBusy={removing.includes(item.produktId)}
          onChange={(menge) => change(item.produktId, menge)}
          onRemove={() => void handleRemove(item.produktId)}
        />
      ))}
    </ul>
  );
}

function ClearCart({ token, onRemoved }: Omit<CartContentProps, 'items'>) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const clear = useClearCart(token);

  const handleYes = async () => {
    setIsBusy(true);
    const isCleared = await clear();
    setIsBusy(false);
    if (isCleared) onRemoved();
  };

  return (
    <>
      <Button look="quiet" disabled={isBusy} onClick={() => setIsAsking(true)}>
        Warenkorb leeren
      </Button>
      {isAsking && (
        <ConfirmDialog
          question="Möchten Sie wirklich alle Artikel aus dem Warenkorb entfernen?"
          yes="Ja, alle entfernen"
          onYes={() => void handleYes()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

/** R33: the checkout is announced and not built. */
function Checkout({ items }: { items: CartItem[] }) {
  const api = useApi();
  const navigate = useNavigate();
  const [isAnnounced, setIsAnnounced] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isAnnounced) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isAnnounced]);

  const handleCheckout = () => {
    if (api.token() === null) void navigate('/login');
    else setIsAnnounced(true);
  };

  return (
    <div>
      <CartSummary items={items} onCheckout={handleCheckout}>
        {isAnnounced && (
          <div ref={place}>
            <Alert kind="info" isAnswer onDismiss={() => setIsAnnounced(false)}>
              Checkout-Funktion wird noch implementiert
            </Alert>
          </div>
        )}
      </CartSummary>
    </div>
  );
}
