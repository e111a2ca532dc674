import { isEinzelneAdresse } from '#features/post/zustellung/kopfzeile.ts';
import { emailOf, isEmailAdresse } from '#shared/email-adresse.ts';
import type { Erklaerung } from '../erklaerung.ts';
import { klareTeile } from '../klare-angabe.ts';
import type { WiderrufRow } from './widerruf.repository.ts';

/** Whether a receipt can be sent to what was given as an e-mail address. */
export function isSchreibbar(gegeben: string): boolean {
  const email = emailOf(gegeben);
  return isEmailAdresse(email) && isEinzelneAdresse(email);
}

/** A declaration as it was stored. */
export function erklaerungOf(row: WiderrufRow): Erklaerung & { eingangAt: string } {
  const { name, bestellung, email, stuecke, link, createdAt: eingangAt } = row;
  return { name, bestellung, email, stuecke, link, eingangAt, teile: klareTeile(JSON.parse(row.teile)) };
}
