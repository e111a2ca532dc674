import type { BestellungInhalt, Ueberweisungsdaten } from '../kundensicht/bestellung-contract.ts';
import {
  type AuftragPost,
  ansehen,
  bestellAnrede,
  betreffOf,
  giroAnhang,
  jetztBezahlen,
  onlineStornoSatz,
  postAbsaetze,
  stornoSatz,
  ueberweisungBloecke,
  wegBlock,
} from './post-bausteine.ts';

/** Reminds of a transfer. `isTeilweise`: a part came in, so the shop cancels nothing by itself. */
export function erinnerungPost(
  bestellung: BestellungInhalt,
  { ueberweisung, isTeilweise }: { ueberweisung: Ueberweisungsdaten; isTeilweise: boolean },
): AuftragPost {
  const bitte = isTeilweise
    ? 'ein Teil Ihrer Zahlung ist da, der Rest fehlt noch. Dürfen wir Sie darum bitten?'
    : (fortSatz(bestellung) ??
      `Ihre Überweisung ist bei uns noch nicht angekommen. ${stornoSatz(ueberweisung)}`.trim());
  return {
    betreff: betreffOf('Erinnerung an die Zahlung: Bestellung', bestellung),
    bloecke: [
      { kind: 'titel', text: 'Eine kleine Erinnerung' },
      bestellAnrede(bestellung),
      { kind: 'text', stuecke: [bitte] },
      ...ueberweisungBloecke(ueberweisung),
      {
        kind: 'text',
        stuecke: ['Falls sich das mit Ihrer Zahlung überschnitten hat, müssen Sie nichts weiter tun.'],
      },
      ansehen,
    ],
    anhaenge: [giroAnhang(ueberweisung)],
  };
}

/** Of goods that left the house before they were paid: nothing is cancelled any more. */
function fortSatz({ stand }: BestellungInhalt): string | undefined {
  const wo: Partial<Record<typeof stand, string>> = {
    teilversendet: 'Ein Teil Ihrer Bestellung hat unser Haus schon verlassen',
    versendet: 'Ihre Bestellung ist schon auf dem Weg oder bei Ihnen',
    abgeholt: 'Ihre Bestellung haben Sie schon abgeholt',
  };
  const satz = wo[stand];
  return (
    satz && `${satz}, Ihre Überweisung ist bei uns aber noch nicht angekommen. Dürfen wir Sie darum bitten?`
  );
}

/** Reminds of an order that was to be paid online. `isTeilweise`: a part came in otherwise. */
export function onlineErinnerungPost(
  bestellung: BestellungInhalt,
  { isTeilweise }: { isTeilweise: boolean },
): AuftragPost {
  const bitte = isTeilweise
    ? 'ein Teil Ihrer Zahlung ist da, der Rest fehlt noch. Dürfen wir Sie darum bitten?'
    : `Ihre Bestellung ist noch nicht bezahlt. ${onlineStornoSatz(bestellung)}`.trim();
  return {
    betreff: betreffOf('Erinnerung an die Zahlung: Bestellung', bestellung),
    bloecke: [
      { kind: 'titel', text: 'Eine kleine Erinnerung' },
      bestellAnrede(bestellung),
      { kind: 'text', stuecke: [bitte] },
      jetztBezahlen,
      {
        kind: 'text',
        stuecke: ['Falls sich das mit Ihrer Zahlung überschnitten hat, müssen Sie nichts weiter tun.'],
      },
      ansehen,
    ],
    anhaenge: [],
  };
}

/** Who was to pay online pays by transfer instead: the data for it. */
export function ueberweisungPost(
  bestellung: BestellungInhalt,
  ueberweisung: Ueberweisungsdaten,
): AuftragPost {
  return {
    betreff: betreffOf('Bankdaten zur Überweisung: Bestellung', bestellung),
    bloecke: [
      { kind: 'titel', text: 'So überweisen Sie' },
      bestellAnrede(bestellung),
      {
        kind: 'text',
        stuecke: [
          'Sie möchten lieber überweisen, gern. Sobald das Geld da ist, machen wir Ihre Bestellung fertig.',
        ],
      },
      ...ueberweisungBloecke(ueberweisung),
      ...postAbsaetze(stornoSatz(ueberweisung)),
      wegBlock(bestellung),
      ansehen,
    ],
    anhaenge: [giroAnhang(ueberweisung)],
  };
}
