import { type RezeptPosten, rezeptOf } from '#features/portfolio/rezept.ts';
import { findRezeptProdukt } from '#features/portfolio/server/index.ts';
import { rohstoffKinds } from '#features/rohstoffe/rohstoff-kinds.ts';
import type { Db } from '#server/db/connect.ts';
import { notFound } from '#shared/errors.ts';

/** A product with what one piece takes of which raw material, and what of its recipe nobody has (R10). */
export async function loadRezept(db: Db, produktId: string) {
  const produkt = await findRezeptProdukt(db, produktId);
  if (!produkt) throw notFound('Produkt');
  const teile = rezeptOf(produkt).filter(({ menge }) => menge > 0);
  return {
    produkt: { id: produkt.id, name: produkt.name },
    mengen: new Map(
      teile.flatMap(({ rohstoffId, menge }) => (rohstoffId ? [[rohstoffId, menge] as const] : [])),
    ),
    fehlend: teile.filter(({ rohstoffId }) => rohstoffId === null).map(describeLuecke),
  };
}

function describeLuecke({ typ, bezeichnung }: RezeptPosten): string {
  const { name } = rohstoffKinds[typ];
  return bezeichnung
    ? `${name} „${bezeichnung}“ gibt es nicht in den Rohstoffen`
    : `${name}: im Produkt nicht angegeben`;
}
