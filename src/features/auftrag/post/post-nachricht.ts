import type { BestellungInhalt } from '../kundensicht/bestellung-contract.ts';
import { type AuftragPost, ansehen, bestellAnrede, betreffOf, postAbsaetze } from './post-bausteine.ts';

/** What the workshop writes to an order's customer. Answers go to the workshop. */
export function nachrichtPost(bestellung: BestellungInhalt, text: string): AuftragPost {
  return {
    betreff: betreffOf('Zu Ihrer Bestellung', bestellung),
    bloecke: [
      { kind: 'titel', text: 'Eine Nachricht zu Ihrer Bestellung' },
      bestellAnrede(bestellung),
      ...postAbsaetze(text),
      ansehen,
    ],
    anhaenge: [],
  };
}
