import { zahlwegOf } from '#features/zahlarten/zahlwege.ts';
import { formatEuro } from '#shared/number/money.ts';
import type { BestellungInhalt } from '../kundensicht/bestellung-contract.ts';
import {
  type AuftragPost,
  ansehen,
  bestellAnrede,
  betreffOf,
  postAbsaetze,
  stueckListe,
  zurueckSatz,
} from './post-bausteine.ts';

/**
 * Pieces that are not delivered, with the workshop's reason. Money in euros: what the order costs now, the
 * postage in it, and what is still to be paid or comes back.
 */
export type TeilStorno = {
  stuecke: { menge: number; name: string }[];
  text: string;
  gesamt: number;
  versand: number;
  offen: number;
  zurueck: number;
};

export function teilStorniertPost(bestellung: BestellungInhalt, storno: TeilStorno): AuftragPost {
  const { gesamt, versand } = storno;
  const mit = versand > 0 ? `, mit ${formatEuro(versand)} Versand` : '';
  const summe =
    gesamt > 0
      ? `Ihre Bestellung kostet jetzt ${formatEuro(gesamt)}${mit}.`
      : `Von Ihrer Bestellung bleibt damit nichts${bestellung.versand > 0 ? ', auch kein Porto' : ''}.`;
  return {
    betreff: betreffOf('Geändert: Ihre Bestellung', bestellung),
    bloecke: [
      { kind: 'titel', text: 'Ein Teil Ihrer Bestellung ist storniert' },
      bestellAnrede(bestellung),
      { kind: 'text', stuecke: ['diese Stücke haben wir aus Ihrer Bestellung genommen:'] },
      stueckListe(storno.stuecke),
      ...postAbsaetze(storno.text),
      { kind: 'text', stuecke: [`${summe} ${geldSatz(storno, bestellung)}`] },
      ansehen,
    ],
    anhaenge: [],
  };
}

function geldSatz({ offen, zurueck }: TeilStorno, bestellung: BestellungInhalt): string {
  if (zurueck > 0) return zurueckSatz(formatEuro(zurueck), bestellung);
  if (offen === 0) return 'Sie müssen nichts weiter tun.';
  const { isVorOrt, isOnline } = zahlwegOf(bestellung.zahlart);
  if (isVorOrt) return `Sie bezahlen ${formatEuro(offen)} beim Abholen.`;
  return isOnline
    ? `Sie bezahlen nur noch ${formatEuro(offen)}, auf der Seite Ihrer Bestellung.`
    : `Bitte überweisen Sie nur noch ${formatEuro(offen)}.`;
}
