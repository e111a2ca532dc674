import { verteile } from '#shared/number/verteile.ts';
import { type Ereignis, geltende, nurVon, type PostenTeil } from '../ereignisse/ereignis.ts';

type Gilt = ReturnType<typeof geltende>;
type Posten = { nr: number; menge: number; preisCent: number; steuersatzPromille: number };

/** Pieces whose price the workshop has let go of, of the events that count; `regal`: they lie on the shelf again. */
export function nachgelassene(gilt: Gilt): (PostenTeil & { regal: boolean })[] {
  return nurVon(gilt, 'nachlass').flatMap(({ angaben }) => angaben.teile ?? []);
}

/**
 * Pieces of each line whose price can still be let go of: they are delivered, and neither withdrawn nor let go of
 * before. What has not left the house is cancelled instead. Lines without any are left out.
 */
export function nachlassbare(posten: Pick<Posten, 'nr'>[], ereignisse: Ereignis[]): Map<number, number> {
  return new Map([...ohneNachlassMenge(posten, ereignisse)].filter(([, menge]) => menge > 0));
}

/** The same of every line; never less than none. */
export function ohneNachlassMenge(posten: Pick<Posten, 'nr'>[], ereignisse: Ereignis[]): Map<number, number> {
  const gilt = geltende(ereignisse);
  const weg = nachgelassene(gilt);
  return new Map([...verkaufteMenge(posten, gilt)].map(([nr, menge]) => [nr, menge - mengeOf(weg, nr)]));
}

/** Pieces of each line that left the house and were not withdrawn then, of the events that count. */
export function verkaufteMenge(posten: Pick<Posten, 'nr'>[], gilt: Gilt): Map<number, number> {
  const da = [...nurVon(gilt, 'versendet'), ...nurVon(gilt, 'abgeholt')].flatMap(
    ({ angaben }) => angaben.teile,
  );
  const weg = nurVon(gilt, 'widerrufen').flatMap(({ angaben }) =>
    angaben.teile.map(({ nr, menge, frei }) => ({ nr, menge: menge - frei })),
  );
  return new Map(posten.map(({ nr }) => [nr, mengeOf(da, nr) - mengeOf(weg, nr)]));
}

export function mengeOf(teile: PostenTeil[], nr: number): number {
  return teile.reduce((sum, teil) => sum + (teil.nr === nr ? teil.menge : 0), 0);
}

/**
 * What was let go of the goods' price, postage aside: `jeSatz` by rate of VAT, as far as it is the price of pieces that
 * were named; `freiCent`: the rest, which belongs to no line.
 */
export function warenNachlass(
  gilt: Gilt,
  posten: Posten[],
): { jeSatz: Map<number, number>; freiCent: number } {
  const jeSatz = new Map<number, number>();
  let freiCent = 0;
  for (const { angaben } of nurVon(gilt, 'nachlass')) {
    const warenCent = angaben.betragCent - (angaben.versandCent ?? 0);
    const preise = preiseJeSatz(angaben.teile ?? [], posten);
    const preisCent = [...preise.values()].reduce((sum, cent) => sum + cent, 0);
    // Less than their price is shared by it; more than it is nobody's.
    const teileCent = Math.min(warenCent, preisCent);
    const anteile = verteile(teileCent, [...preise.values()]);
    for (const [i, satz] of [...preise.keys()].entries())
      jeSatz.set(satz, (jeSatz.get(satz) ?? 0) + (anteile[i] ?? 0));
    freiCent += warenCent - teileCent;
  }
  return { jeSatz, freiCent };
}

function preiseJeSatz(teile: PostenTeil[], posten: Posten[]): Map<number, number> {
  const preise = new Map<number, number>();
  for (const { nr, preisCent, steuersatzPromille: satz } of posten) {
    const menge = mengeOf(teile, nr);
    if (menge > 0) preise.set(satz, (preise.get(satz) ?? 0) + menge * preisCent);
  }
  return preise;
}
