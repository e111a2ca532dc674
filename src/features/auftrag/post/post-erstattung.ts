import { formatEuro } from '#shared/number/money.ts';
import type { BestellungInhalt } from '../kundensicht/bestellung-contract.ts';
import { type AuftragPost, ansehen, bestellAnrede, betreffOf, zurueckSatz } from './post-bausteine.ts';

/** Money that was returned, and what still comes back; in euros. */
export function erstattungPost(
  bestellung: BestellungInhalt,
  { betrag, zurueck }: { betrag: number; zurueck: number },
): AuftragPost {
  const satz = `wir haben Ihnen ${formatEuro(betrag)} für die Bestellung ${bestellung.nummer} zurückgezahlt. Bis das Geld auf Ihrem Konto ist, können ein, zwei Werktage vergehen.`;
  const noch = zurueck > 0 ? ` ${zurueckSatz(`noch ${formatEuro(zurueck)}`, bestellung)}` : '';
  return {
    betreff: betreffOf('Geld zurück: Bestellung', bestellung),
    bloecke: [
      { kind: 'titel', text: 'Ihr Geld ist unterwegs' },
      bestellAnrede(bestellung),
      { kind: 'text', stuecke: [`${satz}${noch}`] },
      ansehen,
    ],
    anhaenge: [],
  };
}
