import { RechtstextSeite } from '#features/einstellung/web/shop/rechtstext-seite.tsx';

export function AgbPage() {
  return <RechtstextSeite art="agb" />;
}
