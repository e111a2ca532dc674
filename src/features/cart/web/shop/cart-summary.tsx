import { preisHinweis } from '#features/einstellung/laden/preis-hinweis.ts';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { formatEuro } from '#shared/number/money.ts';
import type { Elements } from '#web/ui/elements.ts';
import { LinkButton } from '#web/ui/shop/button.tsx';
import type { CartItem } from '../../contract.ts';
import { cartTotals } from '../../totals.ts';
import { versandText } from '../../versand-text.ts';
import styles from './cart-summary.module.css';

type CartSummaryProps = {
  items: CartItem[];
  /** 'Zur Kasse' and what comes of it. */
  checkout: Elements;
  /** What else has to be known before. */
  children?: Elements;
};

/** The sums of the cart (requirements.md, storefront §2, Cart). A change of the amount due is announced. */
export function CartSummary({ items, checkout, children }: CartSummaryProps) {
  const laden = useLaden();
  const { itemCount, zwischensumme, versand, total } = cartTotals(items, laden.versand);
  const hinweis = preisHinweis(laden.steuermodus);
  // As specified while the shop is announced (requirements.md, storefront §2); nothing refers to the notes.
  const stern = laden.phase === 'angekuendigt' ? '* ' : '';
  return (
    <section className={`raised ${styles.summary}`} aria-labelledby="summe">
      <h2 id="summe" className={styles.title}>
        Zusammen&shy;fassung
      </h2>
      <dl className={styles.sums}>
        <div>
          <dt>Zwischensumme</dt>
          <dd>{formatEuro(zwischensumme)}</dd>
        </div>
        <div>
          <dt>Versand (DHL)</dt>
          <dd>{versandText(versand, itemCount, laden.versand)}</dd>
        </div>
        <div className={styles.total} aria-live="polite" aria-atomic="true">
          <dt>Gesamt</dt>
          <dd>{formatEuro(total)}</dd>
        </div>
      </dl>
      {children}
      <div className="stack-3">
        {checkout}
        <LinkButton to="/products" look="secondary" isWide>
          Weiter einkaufen
        </LinkButton>
      </div>
      <div className={`quiet ${styles.notes}`}>
        <p>{`${stern}${laden.steuermodus === 'kleinunternehmer' ? hinweis : `Alle Preise ${hinweis}`}`}</p>
        <p>{`${stern}Versand erfolgt ausschließlich innerhalb Deutschlands`}</p>
      </div>
    </section>
  );
}
