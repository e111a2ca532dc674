import type { EreignisTyp } from '../ereignisse/ereignis.ts';
import type { BestellungInhalt } from '../kundensicht/bestellung-contract.ts';
import { type AuftragPost, ansehen, bestellAnrede } from './post-bausteine.ts';
import { mitBelegen, nenneBelege, type PostBeleg } from './post-belege.ts';

/** Documents of an event that nothing else is written of; what they say of the money stands in them. */
export function rechnungPost(
  bestellung: BestellungInhalt,
  { typ, belege }: { typ: EreignisTyp; belege: PostBeleg[] },
): AuftragPost {
  const post: AuftragPost = {
    betreff: `Ihre ${nenneBelege(belege)}`,
    bloecke: [
      { kind: 'titel', text: titelOf(belege) },
      bestellAnrede(bestellung),
      { kind: 'text', stuecke: [anlassSatz(bestellung, typ)] },
      ansehen,
    ],
    anhaenge: [],
  };
  return mitBelegen(post, belege);
}

function titelOf(belege: PostBeleg[]): string {
  return belege.every(({ inhalt }) => inhalt.art === 'korrektur')
    ? 'Ihre Rechnungskorrektur'
    : 'Ihre Rechnung';
}

function anlassSatz({ nummer }: BestellungInhalt, typ: EreignisTyp): string {
  return typ === 'abgeholt'
    ? `Sie haben Ihre Bestellung ${nummer} abgeholt, vielen Dank.`
    : `an Ihrer Bestellung ${nummer} hat sich etwas geändert.`;
}
