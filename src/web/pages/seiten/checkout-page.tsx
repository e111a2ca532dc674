import { useLadenName } from '#features/einstellung/web/use-laden.ts';
import { HeadingPage } from './heading-page.tsx';

export function CheckoutPage() {
  const name = useLadenName();
  return (
    <HeadingPage
      title="Kasse"
      description={`Die Kasse von ${name}, Naturseifen aus der Familienwerkstatt.`}
    />
  );
}
