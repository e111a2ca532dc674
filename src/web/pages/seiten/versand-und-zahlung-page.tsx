import { RechtstextSeite } from '#features/einstellung/web/shop/rechtstext-seite.tsx';

export function VersandUndZahlungPage() {
  return <RechtstextSeite art="versand" />;
}
