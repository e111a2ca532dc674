import { useState } from 'react';
import type { ListenProdukt } from '#features/portfolio/listen-produkt.ts';
import { useVerfuegbarkeit } from '#features/portfolio/web/shop/use-verfuegbarkeit.ts';
import { Button } from '#web/ui/shop/button.tsx';
import { VisuallyHidden } from '#web/ui/shop/visually-hidden.tsx';
import { maxMenge, minMenge } from '../../menge.ts';
import { useAddToCart } from '../cart.queries.ts';
import styles from './add-to-cart.module.css';
import { Stepper } from './stepper.tsx';

type AddToCartProps = {
  produkt: ListenProdukt;
  /**
   * A card of the list, which has no maximum (requirements.md, storefront §4, Quantity selection), or the
   * product's own page.
   */
  place: 'list' | 'detail';
  onSignedOut?: (() => void) | undefined;
};

const maxOf = { list: Number.POSITIVE_INFINITY, detail: maxMenge };

/** The pieces that are there, where they are few and no more are made to order. */
function useDa(produkt: ListenProdukt): number | undefined {
  const stand = useVerfuegbarkeit(produkt);
  return stand?.art === 'vorrat' && !produkt.aufBestellung ? stand.frei : undefined;
}

/** Stepper and button (requirements.md, storefront §2). */
export function AddToCart({ produkt, place, onSignedOut }: AddToCartProps) {
  const { name } = produkt;
  const [menge, setMenge] = useState(minMenge);
  const { isPending, add } = useAddToCart(onSignedOut);
  const isList = place === 'list';
  return (
    <div className={`${styles.add} ${isList ? styles.inList : ''}`}>
      <Stepper name={name} menge={menge} max={useDa(produkt) ?? maxOf[place]} onChange={setMenge} />
      <Button disabled={isPending} aria-busy={isPending} onClick={() => void add(produkt, menge)}>
        <span>{isList ? 'Warenkorb' : 'In den Warenkorb'}</span>
        {isList && <VisuallyHidden>{`: ${name} hineinlegen`}</VisuallyHidden>}
      </Button>
    </div>
  );
}
