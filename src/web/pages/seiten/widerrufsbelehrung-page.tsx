import { RechtstextSeite } from '#features/einstellung/web/shop/rechtstext-seite.tsx';

export function WiderrufsbelehrungPage() {
  return <RechtstextSeite art="widerruf" />;
}
