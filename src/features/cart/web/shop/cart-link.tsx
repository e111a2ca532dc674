import { Link } from 'react-router';
import { cartSumme } from '../../totals.ts';
import { useCart } from '../cart.queries.ts';
import { CartIcon } from './cart-icon.tsx';
import styles from './cart-link.module.css';

/** storefront.txt §9: the badge counts up to 99. */
const badgeMax = 99;

/** The cart in the header with the number of pieces in it (storefront.txt §2). */
export function CartLink({ token }: { token: string }) {
  const { itemCount } = cartSumme(useCart(token).items);
  const count = itemCount > badgeMax ? `${badgeMax}+` : `${itemCount}`;
  return (
    <Link to="/cart" className={styles.link} aria-label={`Warenkorb, ${count} Artikel`}>
      <CartIcon name="cart" />
      {itemCount > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  );
}
