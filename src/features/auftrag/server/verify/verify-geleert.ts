import { aufbewahrungsjahre, vorbeiVor } from '#shared/datum/aufbewahrungsfrist.ts';
import { geleerteAngaben, leereAnschriftJson } from '../../loeschung/geleerte-angaben.ts';
import { parsed } from './parsed-json.ts';
import type { AuftragSumme, EreignisRow } from './verify-auftraege.repository.ts';

/** Somebody who is left in an order that she was taken out of, and one that was emptied before its time (ADR 079). */
export function geleertProblems(
  auftrag: AuftragSumme,
  ereignisse: EreignisRow[],
  belege: { tag: string }[],
): string[] {
  const { datenstand, datenstandAt, rechnung, lieferung, createdAt } = auftrag;
  if (datenstand === 'voll')
    return datenstandAt === null ? [] : ['an ihr steht ein Tag der Löschung, obwohl nichts gelöscht ist.'];
  const problems: string[] = [];
  const { email, accountId, bestellId, id } = auftrag;
  if (email !== '' || accountId !== null || bestellId !== `geleert-${id}`)
    problems.push('ihre Kundschaft ist noch darin zu finden.');
  const isAnonym = datenstand === 'anonym';
  const geleert = ereignisse.filter(({ typ }) => isAnonym || typ === 'notiz');
  const adressen = isAnonym ? [rechnung, lieferung ?? leereAnschriftJson] : [];
  if (adressen.some((one) => one !== leereAnschriftJson)) problems.push('ihre Anschrift ist noch da.');
  if (geleert.some(isNotEmpty)) problems.push('in ihren Ereignissen steht noch etwas über ihre Kundschaft.');
  const grenze = datenstandAt === null ? '' : vorbeiVor(new Date(datenstandAt), aufbewahrungsjahre.belege);
  if (isAnonym && [createdAt, ...belege.map(({ tag }) => tag)].some((one) => one >= grenze))
    problems.push('sie wurde vor ihrer Zeit anonymisiert.');
  return problems;
}

/** What cannot be read is reported elsewhere. */
function isNotEmpty({ angaben, von }: EreignisRow): boolean {
  return von !== '' || (parsed(angaben) !== undefined && geleerteAngaben(angaben) !== angaben);
}
