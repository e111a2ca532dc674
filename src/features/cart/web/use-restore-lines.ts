import { showMessage } from '#web/ui/shop/message/toast.ts';
import type { CartItem } from '../contract.ts';
import { addCall, callCart, useCartServices } from './cart-call.ts';

/** Restores removed lines with their pieces, one after the other; resolves to those that could not be restored. */
export function useRestoreLines(token: string | null): (lines: CartItem[]) => Promise<CartItem[]> {
  const services = useCartServices();
  return async (lines) => {
    for (const [at, { verfuegbar: _, grund: __, ...item }] of lines.entries()) {
      const reply = await callCart(services, addCall(token, item)).catch(() => undefined);
      if (!reply) return lines.slice(at);
      // Another device has added pieces meanwhile, so not all were restored.
      if (reply.message) showMessage(reply.message);
    }
    return [];
  };
}
