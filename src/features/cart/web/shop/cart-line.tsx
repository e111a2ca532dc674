import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { bildAdresse, bildQuellen } from '#features/bild/bild-adresse.ts';
import { grundpreisOf, grundpreisText } from '#features/portfolio/preis/grundpreis.ts';
import { verfuegbarkeitText } from '#features/portfolio/verkauf/verfuegbarkeit-text.ts';
import { hauptmerkmale, merkmaleText } from '#shared/merkmale/merkmale-text.ts';
import { formatEuro } from '#shared/number/money.ts';
import { pressable } from '#web/ui/shop/button.tsx';
import { Picture, type PictureData } from '#web/ui/shop/picture/picture.tsx';
import { VisuallyHidden } from '#web/ui/shop/visually-hidden.tsx';
import type { CartItem } from '../../contract.ts';
import { mengeLimit, minMenge } from '../../menge.ts';
import { bestellbareMenge, cartSumme } from '../../totals.ts';
import { CartIcon } from './cart-icon.tsx';
import styles from './cart-line.module.css';
import { Stepper } from './stepper.tsx';

type CartLineProps = {
  item: CartItem;
  isBusy: boolean;
  onChange: (menge: number) => void;
  onRemove: () => void;
};

/**
 * One product of the cart (requirements.md, storefront §2, Cart); one that cannot be bought any more can only
 * be removed (R7).
 */
export function CartLine({ item, isBusy, onChange, onRemove }: CartLineProps) {
  const { produktId, name, merkmale, menge, verfuegbar, hoechstens } = item;
  return (
    <li
      className={`${styles.line} ${verfuegbar ? '' : styles.gone} ${isBusy ? styles.busy : ''}`}
      aria-busy={isBusy}
    >
      <div className={`${styles.picture} ${verfuegbar ? '' : styles.faded}`}>
        <Picture picture={pictureOf(item)} sizes="112px" isSmall />
      </div>
      <div className={styles.text}>
        <h2 className={styles.name}>
          {verfuegbar ? <Link to={`/products/${encodeURIComponent(produktId)}`}>{name}</Link> : name}
        </h2>
        <p className="quiet">{merkmaleText(hauptmerkmale(merkmale))}</p>
        {verfuegbar ? (
          <Stand item={item} isBusy={isBusy} onChange={onChange} />
        ) : (
          <p className={styles.note}>{item.grund ?? 'Nicht mehr verfügbar'}</p>
        )}
      </div>
      {verfuegbar && (
        <div className={styles.stepper}>
          <Stepper {...{ name, menge, onChange }} max={mengeLimit(hoechstens)} isDisabled={isBusy} />
        </div>
      )}
      {verfuegbar && <LinePrice item={item} />}
      <button
        type="button"
        className={styles.remove}
        aria-label={`${name} entfernen`}
        {...pressable(isBusy, onRemove)}
      >
        <CartIcon name="trash" size={22} />
      </button>
    </li>
  );
}

/** Whether so many pieces can be ordered, and the way to as many as there are. */
function Stand({ item, isBusy, onChange }: Omit<CartLineProps, 'onRemove'>) {
  const { name, menge, verfuegbarkeit, hoechstens = menge } = item;
  if (menge <= hoechstens)
    return verfuegbarkeit ? <p className="quiet">{verfuegbarkeitText(verfuegbarkeit)}</p> : null;

  const handleReduce = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button disappears. Not into the field: that would open the keyboard of a phone. A single piece can
    // only be removed.
    const next = hoechstens > minMenge ? 'fieldset button' : ':scope > button';
    currentTarget.closest('li')?.querySelector<HTMLElement>(next)?.focus();
    onChange(hoechstens);
  };
  return (
    <div className={styles.tooMany}>
      <p className={styles.note}>{`Nur noch ${hoechstens} da, im Warenkorb ${menge}`}</p>
      <button type="button" className={styles.reduce} {...pressable(isBusy, handleReduce)}>
        <span>{`Auf ${hoechstens} verringern`}</span>
        <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
      </button>
    </div>
  );
}

function LinePrice({ item }: { item: CartItem }) {
  const { preis = 0, gramm } = item;
  const grundpreis = grundpreisText(grundpreisOf(preis, gramm));
  return (
    <div className={`amount ${styles.price}`}>
      <p className={styles.sum}>{formatEuro(cartSumme([item]).zwischensumme)}</p>
      <p className="quiet">{`${bestellbareMenge(item)}\u00a0× ${formatEuro(preis)}`}</p>
      {grundpreis && <p className="quiet">{grundpreis}</p>}
    </div>
  );
}

function pictureOf({ name, bild }: CartItem): PictureData | undefined {
  if (!bild) return undefined;
  const src = bildAdresse(bild);
  // The width in the address of a stored picture is one that certainly exists.
  const breite = Number(/-(\d+)\.webp$/.exec(src)?.[1]) || undefined;
  const sources = bildQuellen(src, breite).map(({ format, srcSet }) => ({ type: `image/${format}`, srcSet }));
  return { src, alt: name, sources };
}
