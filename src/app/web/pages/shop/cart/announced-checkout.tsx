import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CartItem } from '#features/cart/contract.ts';
import { CartSummary } from '#features/cart/web/shop/cart-summary.tsx';
import { useApi } from '#web/api/api-context.ts';
import { Button } from '#web/ui/shop/button.tsx';
import { Alert } from '#web/ui/shop/message/alert.tsx';

/** R33: the checkout is announced and not open. */
export function AnnouncedCheckout({ items }: { items: CartItem[] }) {
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

  const checkout = (
    <>
      <Button isWide onClick={handleCheckout}>
        Zur Kasse
      </Button>
      {isAnnounced && (
        <div ref={place}>
          <Alert kind="info" isAnswer onDismiss={() => setIsAnnounced(false)}>
            Checkout-Funktion wird noch implementiert
          </Alert>
        </div>
      )}
    </>
  );
  return <CartSummary items={items} checkout={checkout} />;
}
