import { Link } from 'react-router';
import { Icon } from '#web/ui/shop/picture/icons.tsx';
import styles from './cart-link.module.css';

/** requirements.md, storefront §9: the badge counts up to 99. */
const badgeMax = 99;

const cartPath = 'M4 8.5h16l-1.5 11h-13zM8.5 8.5V7a3.5 3.5 0 0 1 7 0v1.5';

/** The cart in the header with the number of pieces in it (requirements.md, storefront §2). */
export function CartLinkView({ itemCount }: { itemCount: number }) {
  const count = itemCount > badgeMax ? `${badgeMax}+` : `${itemCount}`;
  return (
    <Link to="/cart" className={styles.link} aria-label={`Warenkorb, ${count} Artikel`}>
      <Icon path={cartPath} />
      {itemCount > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  );
}
