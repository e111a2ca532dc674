import { Link } from 'react-router';
import { useLadenName } from '#features/einstellung/web/use-laden.ts';
import { Emblem } from '#web/ui/shop/picture/emblem.tsx';
import styles from './header.module.css';

/** Longer names are set smaller, so that two lines hold them beside the links: 0 (as 'Lindenblatt'), 1 or 2. */
const lengthOf = (name: string) => [11, 26].filter((length) => name.length > length).length;

/** The shop's name at the left end of a header, as a link. */
export function Brand({ to }: { to: string }) {
  const name = useLadenName();
  return (
    <Link to={to} className={styles.brand}>
      <span className={styles.leaf}>
        <Emblem size={30} />
      </span>
      <span className={styles.name} data-length={lengthOf(name)}>
        {name}
      </span>
    </Link>
  );
}
