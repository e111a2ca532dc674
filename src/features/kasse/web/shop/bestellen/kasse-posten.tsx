import type { KassenPosten } from '#features/auftrag/posten-contract.ts';
import { PostenListe } from '#features/auftrag/web/shop/posten-liste.tsx';
import { KasseBlock } from './kasse-block.tsx';

/** The goods as they would be ordered now. */
export function KassePosten({ posten }: { posten: KassenPosten[] }) {
  return (
    <KasseBlock titel="Ihre Waren" onAendern="/cart">
      <PostenListe posten={posten} label="Ihre Waren" />
    </KasseBlock>
  );
}
