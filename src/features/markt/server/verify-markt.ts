import { belegSteuernOf } from '#features/beleg/beleg-summen.ts';
import { listMarktBelege } from '#features/beleg/server/index.ts';
import type { Steuermodus } from '#features/einstellung/gruppen/steuer-angaben.ts';
import type { Db } from '#server/db/connect.ts';
import { marktRechnungOf } from '../markt-beleg.ts';
import { marktName } from '../markt-text.ts';
import { listMarktPostenOf } from './markt.repository.ts';
import {
  listBerechneteTage,
  listFalscheBelege,
  listFalscheBuchungen,
  listFalscheHalte,
  listFremdeMarktHalte,
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
  const belege = (await listFalscheBelege(db)).map(
    ({ soll, ist, ...tag }) => `${marktName(tag)}: die Belege ergeben ${ist} Cent statt ${soll} Cent.`,
  );
  return [...fremde, ...halte, ...buchungen, ...belege, ...(await satzProblems(db))];
}

/** Days whose documents add up to what they brought, but not at each rate. */
async function satzProblems(db: Db): Promise<string[]> {
  const tage = await listBerechneteTage(db);
  const posten = await listMarktPostenOf(
    db,
    tage.map(({ id }) => id),
  );
  const problems: string[] = [];
  for (const { id, stand, umsatzCent, ...tag } of tage) {
    const gebucht = { posten: posten.get(id) ?? [], umsatzCent: umsatzCent ?? 0 };
    const steuermodus = tag.steuermodus as Steuermodus;
    const soll = stand === 'abgerechnet' ? marktRechnungOf({ ...tag, ...gebucht, steuermodus }) : undefined;
    const belege = await listMarktBelege(db, id);
    const offen = new Map<number, number>();
    for (const { satzPromille, bruttoCent } of soll ? belegSteuernOf(soll) : [])
      offen.set(satzPromille, bruttoCent);
    for (const { satzPromille, bruttoCent } of belege.flatMap(({ steuern }) => steuern))
      offen.set(satzPromille, (offen.get(satzPromille) ?? 0) - bruttoCent);
    const reste = [...offen.values()];
    const isGleicheSumme = reste.reduce((sum, rest) => sum + rest, 0) === 0;
    if (isGleicheSumme && reste.some((rest) => rest !== 0))
      problems.push(`${marktName(tag)}: die Belege haben andere Steuersätze als das, was verkauft wurde.`);
  }
  return problems;
}
