import { listAuftragKurz } from '#features/auftrag/server/index.ts';
import { belegEmpfaengerName } from '#features/beleg/beleg-worte.ts';
import { toBelegZeile } from '#features/beleg/contract.ts';
import type { BelegMitAnlass } from '#features/beleg/server/index.ts';
import { readOrte } from '#features/markt/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { BelegListenZeile } from '../contract.ts';

/** A document as it is listed; `email`: the address of its order, unless that was deleted. */
type BelegMitZeile = { zeile: BelegListenZeile; email: string | undefined };

/** What documents are about, in two statements however many they are. */
export async function readAnlaesse(db: Db, belege: BelegMitAnlass[]): Promise<BelegMitZeile[]> {
  const auftragIds = [...new Set(belege.flatMap(({ auftragId }) => auftragId ?? []))];
  const auftraege = new Map((await listAuftragKurz(db, auftragIds)).map((one) => [one.id, one]));
  const orte = await readOrte(db, [...new Set(belege.flatMap(({ markttagId }) => markttagId ?? []))]);
  return belege.map((beleg) => {
    const { auftragId, markttagId } = beleg;
    const auftrag = auftraege.get(auftragId ?? '');
    const anlass =
      markttagId === null
        ? { art: 'bestellung' as const, id: auftragId ?? '', text: auftrag?.nummer ?? '' }
        : { art: 'markttag' as const, id: markttagId, text: orte.get(markttagId) ?? '' };
    return { zeile: toZeile(beleg, anlass), email: auftrag?.email || undefined };
  });
}

function toZeile(beleg: BelegMitAnlass, anlass: BelegListenZeile['anlass']): BelegListenZeile {
  const { inhalt, isGeloescht: istGeloescht } = beleg;
  const name = inhalt?.empfaenger && belegEmpfaengerName(inhalt.empfaenger);
  const istUnlesbar = inhalt === undefined && !istGeloescht;
  return {
    ...toBelegZeile(beleg),
    ...{ anlass, istGeloescht },
    ...(name ? { name } : {}),
    ...(istUnlesbar ? { istUnlesbar } : {}),
  };
}
