import { bestellMarke } from '#features/post/bloecke.ts';
import { formatEuro } from '#shared/number/money.ts';
import type { BestellungInhalt } from '../kundensicht/bestellung-contract.ts';
import { type AuftragPost, ansehen, bestellAnrede, betreffOf } from './post-bausteine.ts';

/** In euros; `isGescheitert`: it did not come back by the provider. */
type KontoFrage = { betrag: number; isGescheitert: boolean };

/** Asks for the account that money is transferred to: by a page, so that nobody writes an IBAN into a mail. */
export function kontoFragePost(
  bestellung: BestellungInhalt,
  { betrag, isGescheitert }: KontoFrage,
): AuftragPost {
  const vorher = isGescheitert
    ? 'auf dem Weg, auf dem Sie bezahlt haben, kam das Geld nicht zurück. Wir'
    : 'wir';
  const satz = `${vorher} möchten Ihnen ${formatEuro(betrag)} für die Bestellung ${bestellung.nummer} zurückzahlen. Bitte sagen Sie uns, auf welches Konto wir überweisen dürfen.`;
  return {
    betreff: betreffOf('Wohin dürfen wir Ihr Geld überweisen? Bestellung', bestellung),
    bloecke: [
      { kind: 'titel', text: 'Wohin dürfen wir überweisen?' },
      bestellAnrede(bestellung),
      { kind: 'text', stuecke: [satz] },
      { kind: 'knopf', text: 'Bankverbindung angeben', href: `/bestellung/${bestellMarke}/erstattung` },
      {
        kind: 'text',
        stuecke: [
          'Ihre Angaben sieht nur unser Laden. Sobald wir überwiesen haben, löschen wir sie. Bitte schreiben Sie Ihre IBAN nicht in eine E-Mail.',
        ],
      },
      ansehen,
    ],
    anhaenge: [],
  };
}
