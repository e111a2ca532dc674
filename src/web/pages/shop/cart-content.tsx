import { type ReactElement, useEffect, useRef, useState } from 'react';
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
import type { Removed } from './use-removed-lines.ts';

type CartContentProps = {
  items: CartItem[];
  token: string;
  onRemoved: (removed: Removed) => void;
  /** Shown in the list at `removedAt`, where lines were just removed. */
  removedLine: ReactElement | undefined;
  removedAt: number | undefined;
};

/** The filled cart: lines left, summary right; on a phone the summary is last. */
export function CartContent(props: CartContentProps) {
  return (
    <div className={styles.columns}>
      <div>
        <Lines {...props} />
        <ClearCart {...props} />
      </div>
      <Checkout items={props.items} />
    </div>
  );
}

function Lines({ items, token, onRemoved, removedLine, removedAt = 0 }: CartContentProps) {
  const [removing, setRemoving] = useState<string[]>([]);
  const change = useChangeMenge(token);
  const remove = useRemoveFromCart(token);

  const handleRemove = async (item: CartItem, at: number) => {
    const { produktId } = item;
    setRemoving((now) => [...now, produktId]);
    const isRemoved = await remove(produktId);
    setRemoving((now) => now.filter((id) => id !== produktId));
    if (isRemoved) onRemoved({ lines: [item], at });
  };

  const rows = items.map((item, at) => (
    <CartLine
      key={item.produktId}
      item={item}
      isBusy={removing.includes(item.produktId)}
      onChange={(menge) => change(item.produktId, menge)}
      onRemove={() => void handleRemove(item, at)}
    />
  ));
  return (
    <ul className={styles.lines} aria-label="Artikel im Warenkorb">
      {removedLine ? rows.toSpliced(removedAt, 0, removedLine) : rows}
    </ul>
  );
}

function ClearCart({ items, token, onRemoved }: CartContentProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const clear = useClearCart(token);

  const handleYes = async () => {
    setIsBusy(true);
    const isCleared = await clear();
    setIsBusy(false);
    if (isCleared) onRemoved({ lines: items, at: 0 });
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
