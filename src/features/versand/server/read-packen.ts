import { aktionenOf } from '#features/auftrag/aktionen/aktionen.ts';
import { type Auftragsakte, listAuftragsakten, readFehlende } from '#features/auftrag/server/index.ts';
import { readLevels } from '#features/bestand/server/index.ts';
import { ladenName } from '#features/einstellung/laden/laden-name.ts';
import { readSomeEinstellungen } from '#features/einstellung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { maxPackAuftraege, type Packen } from '../contract.ts';
import { isGepackt, toPackAuftrag, toWartender } from './to-pack-auftrag.ts';

/** Orders with work that are looked through: those that wait for their soaps leave room for a hundred others. */
const durchgesehen = 400;

/** What the workshop packs, the earliest promised day first, and what has to wait. */
export async function readPacken(db: Db): Promise<Packen> {
  const { akten, anzahl } = await listAuftragsakten(db, {
    aufgabe: 'packen',
    limit: durchgesehen,
  });
  const produktIds = [...new Set(akten.flatMap(({ posten }) => posten.map(({ produktId }) => produktId)))];
  const levels = await readLevels(db, produktIds);
  const fehlende = await readFehlende(db, produktIds);
  const { laden, versand } = await readSomeEinstellungen(db, ['laden', 'versand']);
  const { verpackungGramm } = versand.angaben;
  const byWeg = Map.groupBy(akten, (one) => wegOf(one, fehlende.has(one.auftrag.id)));
  const auftraege = (byWeg.get('packen') ?? []).slice(0, maxPackAuftraege);
  const wartend = (['fertigung', 'geld'] as const).flatMap((grund) =>
    (byWeg.get(grund) ?? [])
      .slice(0, maxPackAuftraege)
      .map((one) => toWartender(one, { levels, fehlende, grund })),
  );
  const { name, inhaberin, adresse } = laden.angaben;
  const { strasse, hausnummer, plz, stadt } = adresse;
  return {
    auftraege: auftraege.map((one) => toPackAuftrag(one, { levels, fehlende, verpackungGramm })),
    wartend,
    weitere: anzahl - auftraege.length - wartend.length,
    absender: { name: ladenName({ name }), inhaberin, strasse, hausnummer, plz, stadt },
  };
}

/** Whether an order can be packed, or was; else what it waits for. */
function wegOf(akte: Auftragsakte, isUngedeckt: boolean) {
  const { auftrag, posten, lage, ereignisse } = akte;
  if (isGepackt(akte)) return 'packen';
  if (isUngedeckt) return 'fertigung';
  const moeglich = aktionenOf({ ...auftrag, posten }, lage, ereignisse);
  return moeglich.includes('gepackt') || moeglich.includes('abholbereit') ? 'packen' : 'geld';
}
