import { shop } from '#shop';
import { HeadingPage } from './heading-page.tsx';

export function OrderTrackingPage() {
  return (
    <HeadingPage
      title="Bestellung verfolgen"
      description={`Bestellungen bei ${shop.name} verfolgen, Naturseifen aus der Familienwerkstatt.`}
    />
  );
}
