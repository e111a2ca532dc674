import { type ReactElement, Suspense, useState } from 'react';
import type { Cart, CartItem } from '#features/cart/contract.ts';
import { useChangeMenge, useClearCart, useRemoveFromCart } from '#features/cart/web/cart.queries.ts';
import { CartLine } from '#features/cart/web/shop/cart-line.tsx';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { Button } from '#web/ui/shop/button.tsx';
import { ConfirmDialog } from '#web/ui/shop/message/confirm-dialog.tsx';
import { lazyPart } from '#web/ui/shop/rendering/lazy-part.tsx';
import styles from './cart-page.module.css';
import type { Removed } from './use-removed-lines.ts';

const loadCheckout = () => import('./cart-checkout.tsx');
const CartCheckout = lazyPart(() => loadCheckout().then((module) => module.CartCheckout));

/** Loads what stands beside the lines while the lines are loaded. */
export function preloadCheckout(): void {
  loadCheckout().catch(() => undefined);
}

type CartContentProps = {
  items: CartItem[];
  /** What the server says about the delivery. */
  lieferung: Cart['lieferung'];
  abholung: Cart['abholung'];
  /** The owner, null a guest. */
  token: string | null;
  onRemoved: (removed: Removed) => void;
  /** Shown in the list at `removedAt`, where lines were just removed. */
  removedLine: ReactElement | undefined;
  removedAt: number | undefined;
};

/** The filled cart: lines left, summary right; on a phone the summary is last. */
export function CartContent(props: CartContentProps) {
  return (
    <div className={`stack-8 ${styles.columns}`}>
      <div>
        <Lines {...props} />
        <ClearCart {...props} />
      </div>
      <div>
        <Suspense>
          <CartCheckout {...props} />
        </Suspense>
      </div>
    </div>
  );
}

function Lines({ items, token, onRemoved, removedLine, removedAt = 0 }: CartContentProps) {
  const change = useChangeMenge(token);
  const { removing, remove } = useRemove({ token, onRemoved });
  const { pause } = useLaden();
  const [asked, setAsked] = useState<Removed>();
  // In a pause it could not be undone.
  const handleRemove = (removed: Removed) => (pause ? setAsked(removed) : void remove(removed));

  const rows = items.map((item, at) => (
    <CartLine
      key={item.produktId}
      item={item}
      isBusy={removing.includes(item.produktId)}
      onChange={(menge) => change(item.produktId, menge)}
      onRemove={() => handleRemove({ lines: [item], at })}
    />
  ));
  return (
    <>
      <ul className={`raised ${styles.lines}`} aria-label="Artikel im Warenkorb">
        {removedLine ? rows.toSpliced(removedAt, 0, removedLine) : rows}
      </ul>
      {asked && (
        <ConfirmDialog
          question={`${asked.lines[0]?.name} entfernen?`}
          consequence={pauseFolge}
          yes="Entfernen"
          onYes={() => void remove(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

const pauseFolge = 'In unserer Pause können Sie nichts wieder hineinlegen.';

/** Removes a line, and which lines are being removed. */
function useRemove({ token, onRemoved }: Pick<CartContentProps, 'token' | 'onRemoved'>) {
  const [removing, setRemoving] = useState<string[]>([]);
  const removeFromCart = useRemoveFromCart(token);

  const remove = async (removed: Removed) => {
    const produktId = removed.lines[0]?.produktId ?? '';
    setRemoving((now) => [...now, produktId]);
    const isRemoved = await removeFromCart(produktId);
    setRemoving((now) => now.filter((id) => id !== produktId));
    if (isRemoved) onRemoved(removed);
  };
  return { removing, remove };
}

function ClearCart({ items, token, onRemoved }: CartContentProps) {
  const { pause } = useLaden();
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
          consequence={pause ? pauseFolge : undefined}
          yes="Ja, alle entfernen"
          onYes={() => void handleYes()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
