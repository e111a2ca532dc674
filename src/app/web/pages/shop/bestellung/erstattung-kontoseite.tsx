import { Kontoseite } from '#features/zahlung/web/shop/erstattung/kontoseite.tsx';
import { BestellungFehlt } from './bestellung-fehlt.tsx';

/** The account that money of an order is transferred to. */
export function ErstattungKontoseite({ token }: { token: string }) {
  return <Kontoseite token={token} fehlt={<BestellungFehlt />} />;
}
