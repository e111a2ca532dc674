import { belegSteuernOf } from '#features/beleg/beleg-summen.ts';
import type { Beleg } from '#features/beleg/server/index.ts';
import type { Steuermodus } from '#features/einstellung/gruppen/steuer-angaben.ts';
import { promilleToSatz } from '#shared/number/steuer.ts';
import { belegDifferenz, isLeer } from '../../beleg/beleg-differenz.ts';
import { belegZielOf } from '../../beleg/beleg-ziel.ts';
import type { Ereignis } from '../../ereignisse/ereignis.ts';
import type { AuftragSumme, VerkauftRow } from './verify-auftraege.repository.ts';

type Rows = {
  posten: VerkauftRow[];
  ereignisse: Ereignis[] | undefined;
  belege: Beleg[];
  isAltbestand: boolean;
};

/**
 * Documents of an order that do not say together what is billed of it; line by line, unless what they said was deleted
 * with its person. One that was delivered before there were documents and has none yet needs none.
 */
export function berechnetProblems(
  auftrag: AuftragSumme,
  { posten, ereignisse, belege, isAltbestand }: Rows,
): string[] {
  if (!ereignisse || isAltbestand) return [];
  const steuermodus = auftrag.steuermodus as Steuermodus;
  const ziel = belegZielOf({ ...auftrag, steuermodus, posten }, ereignisse);
  const problems = satzProblems(
    bruttoJe(belegSteuernOf(ziel)),
    bruttoJe(belege.flatMap(({ steuern }) => steuern)),
  );
  const inhalte = belege.flatMap(({ inhalt }) => inhalt ?? []);
  if (problems.length > 0 || inhalte.length < belege.length) return problems;
  return isLeer(belegDifferenz(ziel, inhalte))
    ? []
    : ['die Zeilen ihrer Belege ergeben nicht, was von ihr zu berechnen ist.'];
}

function satzProblems(soll: Map<number, number>, ist: Map<number, number>): string[] {
  return [...new Set([...soll.keys(), ...ist.keys()])].flatMap((satz) => {
    const [sollCent, istCent] = [soll.get(satz) ?? 0, ist.get(satz) ?? 0];
    if (sollCent === istCent) return [];
    return [
      `ihre Belege berechnen zu ${promilleToSatz(satz)} % ${istCent} Cent, zu berechnen sind ${sollCent} Cent.`,
    ];
  });
}

function bruttoJe(steuern: { satzPromille: number; bruttoCent: number }[]): Map<number, number> {
  const brutto = new Map<number, number>();
  for (const { satzPromille, bruttoCent } of steuern)
    brutto.set(satzPromille, (brutto.get(satzPromille) ?? 0) + bruttoCent);
  return brutto;
}
