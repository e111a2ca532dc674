import type { BestellungInhalt } from '../kundensicht/bestellung-contract.ts';
import { type AuftragPost, absaetze, anrede, ansehen, betreffOf } from './post-bausteine.ts';

/** What the workshop writes to an order's customer. Answers go to the workshop. */
export function nachrichtPost(bestellung: BestellungInhalt, text: string): AuftragPost {
  return {
    betreff: betreffOf('Zu Ihrer Bestellung', bestellung),
    bloecke: [
      { kind: 'titel', text: 'Eine Nachricht zu Ihrer Bestellung' },
      anrede(bestellung),
      ...absaetze(text),
      ansehen,
    ],
    anhaenge: [],
  };
}
