import { tagOf } from '#shared/datum.ts';
import { formatEuro } from '#shared/money.ts';
import { terminAm } from './bestellung-schritte.ts';
import { type AuftragPost, anrede, ansehen, betreffOf, type PostBestellung, wegBlock } from './post-teile.ts';

/** The money of a transfer came in. `betrag` in euros. Who pays on pick-up has the goods in hand and gets none. */
export function zahlungPost({ bestellung, token }: PostBestellung, betrag: number): AuftragPost {
  const folge =
    bestellung.versandart === 'abholung'
      ? 'Wir legen jetzt alles für Sie bereit.'
      : 'Wir packen jetzt Ihre Bestellung.';
  // The days move with the money, as on the order's page.
  const heute = tagOf(new Date(bestellung.ereignisse.at(-1)?.at ?? bestellung.bestelltAt));
  const satz = `Ihre Zahlung von ${formatEuro(betrag)} für die Bestellung ${bestellung.nummer} ist da, vielen Dank. ${folge}`;
  return {
    betreff: betreffOf('Zahlung eingegangen: Bestellung', bestellung),
    bloecke: [
      { kind: 'titel', text: 'Ihre Zahlung ist da' },
      anrede(bestellung),
      { kind: 'text', stuecke: [satz] },
      wegBlock({ ...bestellung, termin: terminAm(bestellung, heute) ?? bestellung.termin }),
      ansehen(token),
    ],
    anhaenge: [],
  };
}
