import { isEinzelneAdresse } from '#features/post/zustellung/kopfzeile.ts';
import { startOfTag } from '#shared/datum/datum.ts';
import { emailOf, isEmailAdresse } from '#shared/email-adresse.ts';
import { aufnahmeOf, type WiderrufEreignis } from '../bearbeitung/ereignis.ts';
import type { Eingang } from '../beleg/beleg-worte.ts';
import type { Erklaerung } from '../erklaerung.ts';
import { klareTeile } from '../klare-angabe.ts';
import type { WiderrufRow } from './widerruf.repository.ts';

/** Whether a receipt can be sent to what was given as an e-mail address. */
export function isSchreibbar(gegeben: string): boolean {
  const email = emailOf(gegeben);
  return isEmailAdresse(email) && isEinzelneAdresse(email);
}

/** A declaration as it was stored: one that the workshop took in came on the day that its event says. */
export function erklaerungOf(row: WiderrufRow, ereignisse: WiderrufEreignis[]): Erklaerung & Eingang {
  const { name, bestellung, email, stuecke, link, createdAt } = row;
  const tag = aufnahmeOf(ereignisse)?.tag;
  const eingang =
    tag === undefined
      ? { eingangAt: createdAt }
      : { eingangAt: startOfTag(tag).toISOString(), eingangTag: tag };
  return { name, bestellung, email, stuecke, link, ...eingang, teile: klareTeile(JSON.parse(row.teile)) };
}
