import { RechtstextSeite } from '#features/einstellung/web/shop/rechtstext-seite.tsx';

export function DatenschutzPage() {
  return <RechtstextSeite art="datenschutz" />;
}
