import { type geltende, nurVon, type PostenTeil } from '../ereignisse/ereignis.ts';

type Posten = { nr: number; name: string };
type Gewaehlt = { teile: PostenTeil[] } | { problem: string };

/** The chosen pieces of an order, all that are left without a choice; of none more than is left. */
export function waehlePostenTeile(
  gewuenscht: PostenTeil[] | undefined,
  rest: Map<number, number>,
  posten: Posten[],
): Gewaehlt {
  const namen = new Map(posten.map(({ nr, name }) => [nr, name]));
  for (const { nr, menge } of gewuenscht ?? []) {
    const name = namen.get(nr);
    if (name === undefined) return { problem: `Eine Zeile ${nr} hat diese Bestellung nicht.` };
    const uebrig = rest.get(nr) ?? 0;
    if (menge > uebrig)
      return {
        problem:
          uebrig === 0
            ? `Von ${name} ist nichts mehr offen.`
            : `Von ${name} ${uebrig === 1 ? 'ist' : 'sind'} nur noch ${uebrig} Stück offen.`,
      };
  }
  return { teile: gewuenscht ?? [...rest].map(([nr, menge]) => ({ nr, menge })) };
}

/** Whether these are all pieces that are left. */
export function isAllesUebrige(teile: PostenTeil[], rest: Map<number, number>): boolean {
  const stueck = (mengen: Iterable<number>) => [...mengen].reduce((sum, menge) => sum + menge, 0);
  return stueck(teile.map(({ menge }) => menge)) === stueck(rest.values());
}

/** What does not count any more of an order: pieces that were cancelled or withdrawn, of the events that count. */
export function wegfallende(gilt: ReturnType<typeof geltende>): PostenTeil[] {
  return [...nurVon(gilt, 'teilStorniert'), ...nurVon(gilt, 'widerrufen')].flatMap(
    ({ angaben }): PostenTeil[] => angaben.teile,
  );
}

/** What is left of lines without pieces of them; a line without any is left out. */
export function ohnePostenTeile<Zeile extends PostenTeil>(zeilen: Zeile[], teile: PostenTeil[]): Zeile[] {
  return zeilen
    .map((zeile) => ({
      ...zeile,
      menge: teile.reduce((menge, teil) => menge - (teil.nr === zeile.nr ? teil.menge : 0), zeile.menge),
    }))
    .filter(({ menge }) => menge > 0);
}
