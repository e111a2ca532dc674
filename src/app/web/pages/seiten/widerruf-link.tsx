import type { ComponentProps } from 'react';
import { Stepper } from '#features/cart/web/shop/stepper.tsx';
import { WiderrufZeilen } from '#features/widerruf/web/shop/widerruf-zeilen.tsx';

/** The lines of an order in the withdrawal form, with the cart's control for pieces. */
export function WiderrufLink(props: Omit<ComponentProps<typeof WiderrufZeilen>, 'Stepper'>) {
  return <WiderrufZeilen {...props} Stepper={Stepper} />;
}
