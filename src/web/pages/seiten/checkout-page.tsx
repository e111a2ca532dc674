import { shop } from '#shop';
import { HeadingPage } from './heading-page.tsx';

export function CheckoutPage() {
  return (
    <HeadingPage
      title="Kasse"
      description={`Die Kasse von ${shop.name}, Naturseifen aus der Familienwerkstatt.`}
    />
  );
}
