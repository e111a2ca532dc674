import { formatEuro } from '#shared/number/money.ts';
import type { Erstattungsweg } from '../ereignisse/ereignis.ts';
import type { BestellungInhalt } from '../kundensicht/bestellung-contract.ts';
import { type AuftragPost, ansehen, bestellAnrede, betreffOf, zurueckSatz } from './post-bausteine.ts';

/**
 * Money that was returned (`betrag`, by `weg` if the shop followed it), what more is on its way (`laeuft`), and what is
 * still to be returned (`frei`); in euros.
 */
type Erstattet = { betrag: number; weg: Erstattungsweg | undefined; laeuft: number; frei: number };

export function erstattungPost(bestellung: BestellungInhalt, erstattet: Erstattet): AuftragPost {
  const { betrag, weg, laeuft, frei } = erstattet;
  const saetze = [
    `wir haben Ihnen ${formatEuro(betrag)} für die Bestellung ${bestellung.nummer} zurückgezahlt.`,
    ankunftSatz(weg),
    laeuft > 0 && `Weitere ${formatEuro(laeuft)} folgen noch.`,
    frei > 0 && zurueckSatz(`${laeuft > 0 ? 'außerdem' : 'noch'} ${formatEuro(frei)}`, bestellung),
  ];
  return {
    betreff: betreffOf('Geld zurück: Bestellung', bestellung),
    bloecke: [
      { kind: 'titel', text: 'Ihr Geld ist unterwegs' },
      bestellAnrede(bestellung),
      { kind: 'text', stuecke: [saetze.filter(Boolean).join(' ')] },
      ansehen,
    ],
    anhaenge: [],
  };
}

/** A card company takes longer than a bank. */
function ankunftSatz(weg: Erstattungsweg | undefined): string {
  return weg === 'anbieter'
    ? 'Das Geld kommt auf dem Weg zurück, auf dem Sie bezahlt haben. Bis es auf Ihrem Konto oder Ihrer Kartenabrechnung steht, können bis zu zehn Werktage vergehen.'
    : 'Bis das Geld auf Ihrem Konto ist, können ein, zwei Werktage vergehen.';
}
