import { zahlwegOf } from '#features/zahlarten/zahlwege.ts';
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

const gruende = {
  kunde: 'wie gewünscht haben wir Ihre Bestellung storniert.',
  frist: 'für Ihre Bestellung ist keine Zahlung angekommen, deshalb haben wir sie storniert.',
  laden: 'wir haben Ihre Bestellung storniert. Bei Fragen dazu antworten Sie bitte auf diese E-Mail.',
};

/** A cancelled order; `text` is the workshop's reason, `bezahlt` the money that came in, in euros. */
export function storniertPost(
  bestellung: BestellungInhalt,
  { grund, text, bezahlt }: { grund: keyof typeof gruende; text?: string | undefined; bezahlt: number },
): AuftragPost {
  return {
    betreff: betreffOf('Storniert: Bestellung', bestellung),
    bloecke: [
      { kind: 'titel', text: 'Ihre Bestellung ist storniert' },
      bestellAnrede(bestellung),
      { kind: 'text', stuecke: [gruende[grund]] },
      ...postAbsaetze(text ?? ''),
      { kind: 'text', stuecke: [geldSatz(bezahlt, bestellung)] },
      ansehen,
    ],
    anhaenge: [],
  };
}

function geldSatz(bezahlt: number, bestellung: BestellungInhalt): string {
  if (bezahlt > 0) return zurueckSatz(formatEuro(bezahlt), bestellung);
  const { isVorOrt, isOnline } = zahlwegOf(bestellung.zahlart);
  if (isVorOrt) return 'Sie müssen nichts bezahlen und nichts abholen.';
  return isOnline
    ? 'Sie müssen nichts mehr bezahlen.'
    : 'Bitte überweisen Sie nichts mehr. Haben Sie schon überwiesen? Dann antworten Sie bitte auf diese E-Mail.';
}
