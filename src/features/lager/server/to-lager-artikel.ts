import { gruppeOf, lagerGruppen } from '../artikel.ts';
import type { LagerArtikel } from '../contract.ts';
import type { ArtikelRow } from './lager.repository.ts';

/** An article's level as sent on the wire. */
export function toLagerArtikel(row: ArtikelRow): LagerArtikel {
  const { typ, einheit } = gruppeOfRow(row);
  const { id, name, artikelId, menge, mindestbestand, letzteNr, letzteAenderung, letzterGrund } = row;
  const { reserviert } = row;
  const frei = menge - reserviert;
  return {
    _id: id,
    name: name ?? '',
    typ,
    artikelId,
    menge,
    einheit,
    mindestbestand,
    ...(typ === lagerGruppen.produkte.typ ? { reserviert, frei } : {}),
    unterMindestbestand: frei < mindestbestand,
    ...(letzteAenderung ? { letzteAenderung: { datum: letzteAenderung, grund: letzterGrund ?? '' } } : {}),
    letzteNr,
  };
}

function gruppeOfRow({ typ }: ArtikelRow) {
  const gruppe = gruppeOf(typ);
  if (!gruppe) throw new Error(`The stock has no group for ${typ}.`);
  return gruppe;
}
