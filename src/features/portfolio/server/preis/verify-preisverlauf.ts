import type { Db } from '#server/db/connect.ts';
import { listLetztePreise } from './preisverlauf.repository.ts';

type Stand = Awaited<ReturnType<typeof listLetztePreise>>[number];

/** Finds products whose history does not end with what they cost now, or has gaps. */
export async function verifyPreisverlauf(db: Db): Promise<string[]> {
  return (await listLetztePreise(db)).flatMap((stand) => {
    const problem = problemOf(stand);
    return problem ? [`Preisverlauf: „${stand.name}“ ${problem}`] : [];
  });
}

function problemOf({ anzahl, nr, ...stand }: Stand): string | undefined {
  if (nr === null) return 'hat keinen.';
  if (anzahl !== nr) return `hat ${anzahl} von ${nr} Einträgen.`;
  const { preisCent, aktiv, ermaessigt, letzterCent, warAktiv, warErmaessigt } = stand;
  const isSame = preisCent === letzterCent && aktiv === warAktiv && ermaessigt === warErmaessigt;
  return isSame ? undefined : 'endet mit einem anderen Preis, als das Produkt hat.';
}
