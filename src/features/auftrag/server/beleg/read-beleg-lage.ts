import { toBelegZeile } from '#features/beleg/contract.ts';
import { findAltbestand, findVonHand, listBelegeVon } from '#features/beleg/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { rechnungAnVon } from '../../beleg/beleg-empfaenger.ts';
import { brauchtRechnungAn } from '../../beleg/beleg-entwurf.ts';
import type { AuftragVoll } from '../../contract.ts';
import type { Auftragsakte } from '../auftragsakte/auftragsakte.ts';
import { hatUebergabe, toBerechnet, toFruehere } from './to-berechnet.ts';

/** The documents of an order, and whether the next one needs an address that nobody has said. */
export async function readBelegLage(
  db: Db,
  { auftrag, posten, ereignisse, lage }: Auftragsakte,
): Promise<
  Pick<AuftragVoll, 'belege' | 'brauchtRechnungAn' | 'rechnungAn' | 'istAltbestand' | 'istVonHand'>
> {
  const { id } = auftrag;
  const isFort = hatUebergabe(ereignisse);
  const istAltbestand = isFort && (await findAltbestand(db, [id])).has(id);
  const istVonHand = istAltbestand && (await findVonHand(db, [id])).has(id);
  const belege = isFort ? ((await listBelegeVon(db, [id])).get(id) ?? []) : [];
  const fruehere = lage.rest.size > 0 ? toFruehere(belege) : undefined;
  const brauchtAnschrift =
    fruehere !== undefined &&
    brauchtRechnungAn(toBerechnet(auftrag, posten, ereignisse), ereignisse, fruehere);
  const rechnungAn = rechnungAnVon(ereignisse);
  return {
    brauchtRechnungAn: brauchtAnschrift && !istAltbestand,
    ...(rechnungAn ? { rechnungAn } : {}),
    ...(istAltbestand ? { istAltbestand } : {}),
    ...(istVonHand ? { istVonHand } : {}),
    ...(belege.length > 0 ? { belege: belege.map(toBelegZeile) } : {}),
  };
}
