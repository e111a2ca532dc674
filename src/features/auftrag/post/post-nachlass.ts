import { formatEuro } from '#shared/number/money.ts';
import type { BestellungInhalt } from '../kundensicht/bestellung-contract.ts';
import {
  type AuftragPost,
  ansehen,
  bestellAnrede,
  betreffOf,
  postAbsaetze,
  zurueckSatz,
} from './post-bausteine.ts';

/** What the workshop lets go of, with its reason, and what comes back; in euros. */
export function nachlassPost(
  bestellung: BestellungInhalt,
  { betrag, text, zurueck }: { betrag: number; text: string; zurueck: number },
): AuftragPost {
  const geld = zurueck > 0 ? zurueckSatz(formatEuro(zurueck), bestellung) : 'Sie müssen nichts weiter tun.';
  return {
    betreff: betreffOf('Wir lassen Ihnen etwas nach: Bestellung', bestellung),
    bloecke: [
      { kind: 'titel', text: `Wir lassen Ihnen ${formatEuro(betrag)} nach` },
      bestellAnrede(bestellung),
      {
        kind: 'text',
        stuecke: [
          `wir lassen Ihnen ${formatEuro(betrag)} vom Preis der Bestellung ${bestellung.nummer} nach.`,
        ],
      },
      ...postAbsaetze(text),
      { kind: 'text', stuecke: [geld] },
      ansehen,
    ],
    anhaenge: [],
  };
}
