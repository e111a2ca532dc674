import { RechtstextSeite } from '#features/einstellung/web/shop/rechtstext-seite.tsx';

export function ImpressumPage() {
  return <RechtstextSeite art="impressum" />;
}
