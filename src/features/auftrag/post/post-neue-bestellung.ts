import { zahlwegOf } from '#features/zahlarten/zahlwege.ts';
import { readableLine } from '#shared/text/single-line.ts';
import type { BestellungInhalt } from '../kundensicht/bestellung-contract.ts';
import { type AuftragPost, postenBlock, wegBlock } from './post-bausteine.ts';

/** What the workshop reads of a new order. Answers go to the customer (`NeueNachricht.antwortAn`). */
export function neueBestellungPost(bestellung: BestellungInhalt): AuftragPost {
  const { nummer, rechnung, email } = bestellung;
  const name = readableLine(`${rechnung.vorname} ${rechnung.nachname}`);
  return {
    betreff: `Neue Bestellung ${nummer} von ${name}`,
    bloecke: [
      { kind: 'titel', text: 'Neue Bestellung' },
      {
        kind: 'angaben',
        paare: [
          { name: 'Bestellnummer', zeilen: [nummer] },
          { name: 'Von', zeilen: [name, email] },
          { name: 'Bezahlung', zeilen: [zahlungText(bestellung)] },
        ],
      },
      postenBlock(bestellung),
      wegBlock(bestellung),
      { kind: 'knopf', text: 'Bestellungen ansehen', href: '/admin/bestellungen' },
    ],
    anhaenge: [],
  };
}

/** Of an order that is paid online, also whether it is. */
function zahlungText({ zahlart, stand }: BestellungInhalt): string {
  const { name, kurz, isOnline } = zahlwegOf(zahlart);
  if (!isOnline) return name;
  return `${kurz}: ${stand === 'offen' ? 'noch nicht bezahlt' : 'bezahlt'}`;
}
