import type { BelegEntwurf } from '#features/beleg/beleg-inhalt.ts';
import { belegSteuernOf } from '#features/beleg/beleg-summen.ts';
import { type Beleg, findAltbestand, listMarktBelege } from '#features/beleg/server/index.ts';
import type { Steuermodus } from '#features/einstellung/gruppen/steuer-angaben.ts';
import type { Db } from '#server/db/connect.ts';
import { marktRechnungOf } from '../markt-beleg.ts';
import { marktName } from '../markt-text.ts';
import { listMarktPostenOf, type MarktPostenRow, type MarkttagRow } from './markt.repository.ts';
import {
  listFalscheBuchungen,
  listFalscheHalte,
  listFremdeMarktHalte,
  listGebuchteTage,
} from './verify-markt.repository.ts';

/**
 * Finds problems with market days: whether what is away is held, whether exactly what was sold has left the ledger,
 * and whether its documents say what it brought.
 */
export async function verifyMarkt(db: Db): Promise<string[]> {
  const fremde = (await listFremdeMarktHalte(db)).map(
    (nummer) => `${nummer}: fehlt, aber es ist Ware dafür reserviert.`,
  );
  const halte = (await listFalscheHalte(db)).map(
    ({ name, soll, ist, ...tag }) =>
      `${marktName(tag)}: von ${name} sind ${ist} Stück reserviert statt ${soll}.`,
  );
  const buchungen = (await listFalscheBuchungen(db)).map(
    ({ name, soll, ist, ...tag }) =>
      `${marktName(tag)}: von ${name} sind ${ist} Stück gebucht statt ${soll}.`,
  );
  return [...fremde, ...halte, ...buchungen, ...(await belegProblems(db))];
}

/**
 * Days whose documents do not add up to what they brought, or do, but not at each rate. What does not count, and what
 * was booked before there were documents and got none yet, has none, or such that add up to nothing.
 */
async function belegProblems(db: Db): Promise<string[]> {
  const tage = await listGebuchteTage(db);
  if (tage.length === 0) return [];
  const ids = tage.map(({ id }) => id);
  const posten = await listMarktPostenOf(db, ids);
  const altbestand = await findAltbestand(db, ids);
  const problems: string[] = [];
  for (const tag of tage) {
    const { id, stand } = tag;
    const isBerechnet = stand === 'abgerechnet' && !altbestand.has(id);
    const soll = isBerechnet ? rechnungOf(tag, posten.get(id) ?? []) : undefined;
    const found = summenProblem(soll, await listMarktBelege(db, id));
    if (found) problems.push(`${marktName(tag)}: ${found}`);
  }
  return problems;
}

function rechnungOf({ ort, tag, ...gebucht }: MarkttagRow, posten: MarktPostenRow[]) {
  const steuermodus = gebucht.steuermodus as Steuermodus;
  return marktRechnungOf({ ort, tag, posten, umsatzCent: gebucht.umsatzCent ?? 0, steuermodus });
}

function summenProblem(soll: BelegEntwurf | undefined, belege: Beleg[]): string | undefined {
  const sollCent = soll?.bezahltCent ?? 0;
  const istCent = belege.reduce((sum, { bruttoCent }) => sum + bruttoCent, 0);
  if (istCent !== sollCent) return `die Belege ergeben ${istCent} Cent statt ${sollCent} Cent.`;
  const offen = new Map<number, number>();
  for (const { satzPromille, bruttoCent } of soll ? belegSteuernOf(soll) : [])
    offen.set(satzPromille, bruttoCent);
  for (const { satzPromille, bruttoCent } of belege.flatMap(({ steuern }) => steuern))
    offen.set(satzPromille, (offen.get(satzPromille) ?? 0) - bruttoCent);
  return [...offen.values()].some((rest) => rest !== 0)
    ? 'die Belege haben andere Steuersätze als das, was verkauft wurde.'
    : undefined;
}
