import { PostenSummen } from '#features/auftrag/web/shop/posten-summen.tsx';
import { preisHinweis } from '#features/einstellung/laden/preis-hinweis.ts';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import type { Kasse, Moeglichkeit } from '../../../contract.ts';

type KasseSummenProps = { kasse: Kasse; moeglichkeit: Moeglichkeit };

/** Goods, postage and the total as they would be ordered now. */
export function KasseSummen({ kasse: { zwischensumme }, moeglichkeit }: KasseSummenProps) {
  const hinweis = preisHinweis(useLaden().steuermodus);
  return <PostenSummen {...moeglichkeit} zwischensumme={zwischensumme} preisHinweis={hinweis} isLive />;
}
