import { AddToCart } from '#features/cart/web/shop/add-to-cart.tsx';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import type { ListenProdukt } from '#features/portfolio/listen-produkt.ts';
import { useVerfuegbarkeit } from '#features/portfolio/web/shop/use-verfuegbarkeit.ts';
import { NichtJetzt } from './nicht-jetzt.tsx';

export type AddOfferProps = {
  produkt: ListenProdukt;
  place: 'list' | 'detail';
  onSignedOut?: (() => void) | undefined;
};

/** Stepper and button, or why there are none now. */
export function AddOffer(props: AddOfferProps) {
  const { pause } = useLaden();
  const stand = useVerfuegbarkeit(props.produkt);
  if (pause || stand?.art === 'vergriffen') return <NichtJetzt pause={pause} place={props.place} />;
  return <AddToCart {...props} />;
}
