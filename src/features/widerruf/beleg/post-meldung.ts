import { geldBis } from '#features/auftrag/zustand/geld-frist.ts';
import type { NeueNachricht } from '#features/post/nachricht.ts';
import { formatLangesDatum } from '#shared/datum/datum.ts';
import { emailOf, isEmailAdresse } from '#shared/email-adresse.ts';
import { readableLine } from '#shared/text/single-line.ts';
import { type Erklaerung, erklaerungZeilen } from '../erklaerung.ts';
import { type Eingang, eingangText } from './beleg-worte.ts';

/** What the workshop reads when a withdrawal comes in. `nummer`: of the order it belongs to, if that was found. */
export function meldungPost(erklaerung: Erklaerung & Eingang, nummer: string | undefined): NeueNachricht {
  const { name, email, eingangAt } = erklaerung;
  const wozu = nummer === undefined ? '' : ` zu ${nummer}`;
  const was =
    nummer === undefined
      ? 'Er ist noch keiner Bestellung zugeordnet: Bitte suchen Sie die richtige heraus.'
      : `Bitte packen Sie ${nummer} nicht mehr und buchen Sie, was zurückgegeben wird.`;
  return {
    art: 'widerrufMeldung',
    an: 'werkstatt',
    sammel: { was: 'Widerrufe', href: '/admin/widerrufe' },
    ...(isEmailAdresse(emailOf(email)) ? { antwortAn: emailOf(email) } : {}),
    betreff: `Widerruf${wozu}${name === '' ? '' : ` von ${readableLine(name)}`}`,
    bloecke: [
      { kind: 'titel', text: 'Ein Widerruf ist eingegangen' },
      {
        kind: 'text',
        stuecke: [
          `Am ${eingangText(erklaerung)}. ${was} Das Geld ist bis `,
          { text: formatLangesDatum(geldBis(eingangAt)), isBold: true },
          ' zurückzuzahlen; bis die Ware oder ein Nachweis der Absendung da ist, dürfen Sie damit warten.',
        ],
      },
      { kind: 'kasten', bloecke: [{ kind: 'angaben', paare: erklaerungZeilen(erklaerung) }] },
      { kind: 'knopf', text: 'Widerruf bearbeiten', href: '/admin/widerrufe' },
    ],
  };
}
