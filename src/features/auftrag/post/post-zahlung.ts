import { zahlwegOf } from '#features/zahlarten/zahlwege.ts';
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
  return geldPost(bestellung, {
    betreff: 'Zahlung eingegangen: Bestellung',
    titel: 'Ihre Zahlung ist da',
    satz: `Ihre Zahlung von ${formatEuro(betrag)} für die Bestellung ${bestellung.nummer} ist da, vielen Dank.`,
  });
}

/** The rest of the money is not asked for any more. `betrag` in euros. */
export function erlassenPost(bestellung: BestellungInhalt, betrag: number): AuftragPost {
  return geldPost(bestellung, {
    betreff: 'Nichts mehr zu bezahlen: Bestellung',
    titel: 'Es ist nichts mehr zu bezahlen',
    satz: `An der Zahlung für die Bestellung ${bestellung.nummer} fehlten noch ${formatEuro(betrag)}. Die erlassen wir Ihnen: Sie brauchen nichts mehr zu überweisen.`,
  });
}

type Worte = { betreff: string; titel: string; satz: string };

function geldPost(bestellung: BestellungInhalt, { betreff, titel, satz }: Worte): AuftragPost {
  const { stand } = bestellung;
  // The days move with the money, as on the order's page.
  const heute = tagOf(new Date(bestellung.ereignisse.at(-1)?.at ?? bestellung.bestelltAt));
  const weg = wegBlock({ ...bestellung, termin: terminAm(bestellung, heute) ?? bestellung.termin });
  return {
    betreff: betreffOf(betreff, bestellung),
    bloecke: [
      { kind: 'titel', text: titel },
      bestellAnrede(bestellung),
      { kind: 'text', stuecke: [`${satz} ${folgeSatz(bestellung)}`.trim()] },
      ...((stand === 'offen' || stand === 'bezahlt') && !bestellung.istWiderrufen ? [weg] : []),
      ansehen,
    ],
    anhaenge: [],
  };
}

/** What follows from the money: nothing for goods that are packed or gone already. */
function folgeSatz(bestellung: BestellungInhalt): string {
  const { stand, versandart, zahlart, ueberweisung, offen, zurueck, istWiderrufen } = bestellung;
  if (stand === 'storniert')
    return `Die Bestellung ist aber storniert. ${zurueckSatz('das Geld', bestellung)}`;
  if (istWiderrufen)
    return 'Weil Sie die Bestellung widerrufen haben, packen wir sie nicht. Sobald Ihr Widerruf bearbeitet ist, zahlen wir Ihnen zurück, was Ihnen zusteht.';
  if (stand === 'widerrufen')
    return `Die Bestellung ist aber widerrufen. ${zurueckSatz('das Geld', bestellung)}`;
  const fehlt = ueberweisung?.betrag ?? (zahlwegOf(zahlart).isOnline ? offen : undefined);
  if (fehlt) return `Es fehlen noch ${formatEuro(fehlt)}.`;
  if (zurueck)
    return `Das ist mehr, als Ihre Bestellung kostet. ${zurueckSatz(formatEuro(zurueck), bestellung)}`;
  if (stand !== 'bezahlt') return '';
  return versandart === 'abholung'
    ? 'Wir legen jetzt alles für Sie bereit.'
    : 'Wir packen jetzt Ihre Bestellung.';
}
