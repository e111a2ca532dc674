import type { EreignisTyp } from '../ereignisse/ereignis.ts';
import type { BestellungInhalt } from '../kundensicht/bestellung-contract.ts';
import { type AuftragPost, ansehen, bestellAnrede, betreffOf } from './post-bausteine.ts';
import { mitBelegen, type PostBeleg } from './post-belege.ts';

/**
 * Documents of an event that nothing else is written of; what they say of the money stands in them. The subject does
 * not name them: on the order's page those read it who do not see them.
 */
export function rechnungPost(
  bestellung: BestellungInhalt,
  { typ, belege }: { typ: EreignisTyp; belege: PostBeleg[] },
): AuftragPost {
  const titel = titelOf(belege);
  const post: AuftragPost = {
    betreff: betreffOf(`${titel} zur Bestellung`, bestellung),
    bloecke: [
      { kind: 'titel', text: titel },
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
  switch (typ) {
    case 'abgeholt':
      return `Sie haben Ihre Bestellung ${nummer} abgeholt, vielen Dank.`;
    case 'erlassen':
      return `den Rest für Ihre Bestellung ${nummer} müssen Sie nicht mehr bezahlen.`;
    // A rest that had been let go of, and comes all the same.
    case 'zahlung':
      return `Ihre Zahlung für die Bestellung ${nummer} ist da, vielen Dank.`;
    case 'widerrufen':
      return `Ihr Widerruf zur Bestellung ${nummer} ist eingetragen.`;
    case 'zurueckgenommen':
      return `eine Änderung an Ihrer Bestellung ${nummer} gilt nicht mehr.`;
    default:
      return `an Ihrer Bestellung ${nummer} hat sich etwas geändert.`;
  }
}
