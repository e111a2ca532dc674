import { useLadenName } from '#features/einstellung/web/use-laden.ts';
import { HeadingPage } from './heading-page.tsx';

export function OrderTrackingPage() {
  const name = useLadenName();
  return (
    <HeadingPage
      title="Bestellung verfolgen"
      description={`Bestellungen bei ${name} verfolgen, Naturseifen aus der Familienwerkstatt.`}
    />
  );
}
