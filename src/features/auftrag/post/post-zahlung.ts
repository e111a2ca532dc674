import { tagOf } from '#shared/datum/datum.ts';
import { formatEuro } from '#shared/number/money.ts';
import type { BestellungInhalt } from '../kundensicht/bestellung-contract.ts';
import { terminAm } from '../zustand/termin-bei-zahlung.ts';
import {
  type AuftragPost,
  ansehen,
  bestellAnrede,
  betreffOf,
  wegBlock,
  zurueckSatz,
} from './post-bausteine.ts';

/** The money of a transfer came in. `betrag` in euros. Who pays on pick-up has the goods in hand and gets none. */
export function zahlungPost(bestellung: BestellungInhalt, betrag: number): AuftragPost {
  const { stand, nummer } = bestellung;
  // The days move with the money, as on the order's page.
  const heute = tagOf(new Date(bestellung.ereignisse.at(-1)?.at ?? bestellung.bestelltAt));
  const satz = `Ihre Zahlung von ${formatEuro(betrag)} für die Bestellung ${nummer} ist da, vielen Dank. ${folgeSatz(bestellung)}`;
  const weg = wegBlock({ ...bestellung, termin: terminAm(bestellung, heute) ?? bestellung.termin });
  return {
    betreff: betreffOf('Zahlung eingegangen: Bestellung', bestellung),
    bloecke: [
      { kind: 'titel', text: 'Ihre Zahlung ist da' },
      bestellAnrede(bestellung),
      { kind: 'text', stuecke: [satz.trim()] },
      ...((stand === 'offen' || stand === 'bezahlt') && !bestellung.istWiderrufen ? [weg] : []),
      ansehen,
    ],
    anhaenge: [],
  };
}

/** What follows from the money: nothing for goods that are packed or gone already. */
function folgeSatz({ stand, versandart, ueberweisung, zurueck, istWiderrufen }: BestellungInhalt): string {
  if (stand === 'storniert') return `Die Bestellung ist aber storniert. ${zurueckSatz('das Geld')}`;
  if (istWiderrufen)
    return 'Weil Sie die Bestellung widerrufen haben, packen wir sie nicht. Sobald Ihr Widerruf bearbeitet ist, zahlen wir Ihnen zurück, was Ihnen zusteht.';
  if (stand === 'widerrufen') return `Die Bestellung ist aber widerrufen. ${zurueckSatz('das Geld')}`;
  if (ueberweisung) return `Es fehlen noch ${formatEuro(ueberweisung.betrag)}.`;
  if (zurueck) return `Das ist mehr, als Ihre Bestellung kostet. ${zurueckSatz(formatEuro(zurueck))}`;
  if (stand !== 'bezahlt') return '';
  return versandart === 'abholung'
    ? 'Wir legen jetzt alles für Sie bereit.'
    : 'Wir packen jetzt Ihre Bestellung.';
}
