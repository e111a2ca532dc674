import type { GeleseneBestellung } from './read-bestellung.ts';

/** How an order stands, in one title and one sentence. */
export type Kopf = { titel: string; satz: string };

/** `isNeu`: the page follows the checkout. Soft hyphens are in the long words, because not every browser can hyphenate German. */
export function kopfOf(bestellung: GeleseneBestellung, isNeu: boolean): Kopf {
  const { stand, zahlart } = bestellung;
  if (stand === 'storniert') return { titel: 'Storniert', satz: stornoSatz(bestellung) };
  if (isNeu && stand === 'offen')
    return {
      titel: 'Vielen Dank für Ihre Bestel\u00adlung',
      satz: 'Wir haben sie angenommen. Auf dieser Seite sehen Sie jederzeit, wie weit sie ist.',
    };
  if (stand === 'bezahlt') return bezahltKopf(bestellung);
  if (stand === undefined || zahlart === undefined)
    return { titel: 'Ihre Bestel\u00adlung', satz: 'Hier steht, was wir von ihr wissen.' };
  if (zahlart === 'abholung')
    return {
      titel: 'Wir richten alles für Sie her',
      satz: 'Sie bezahlen, wenn Sie Ihre Bestellung abholen.',
    };
  return {
    titel: 'Wir warten auf Ihre Über\u00adweisung',
    satz: 'Sobald das Geld da ist, packen wir Ihre Bestellung.',
  };
}

function bezahltKopf({ versandart, zahlart }: GeleseneBestellung): Kopf {
  if (zahlart === 'abholung')
    return { titel: 'Bezahlt – vielen Dank', satz: 'Viel Freude mit Ihrem Einkauf!' };
  const satz = 'Ihr Geld ist da, vielen Dank.';
  if (versandart === undefined) return { titel: 'Bezahlt', satz };
  return {
    titel: versandart === 'abholung' ? 'Bezahlt – wir legen alles bereit' : 'Bezahlt – wir packen',
    satz,
  };
}

function stornoSatz({ ereignisse, zahlart }: GeleseneBestellung): string {
  if (ereignisse.some(({ typ }) => typ === 'zahlung'))
    return 'Sie bekommen Ihr Geld zurück. Bei Fragen dazu melden Sie sich bitte bei uns.';
  return zahlart === 'abholung'
    ? 'Sie müssen nichts bezahlen und nichts abholen.'
    : 'Sie müssen nichts mehr bezahlen. Haben Sie schon überwiesen? Dann melden Sie sich bitte bei uns.';
}

/** What its customer reads before cancelling it. */
export function stornoFolge({ stand }: GeleseneBestellung): string {
  const folge = 'Wir packen sie dann nicht, und die Ware ist wieder zu haben.';
  return stand === 'bezahlt'
    ? `${folge} Sie bekommen Ihr Geld zurück; wir melden uns bei Ihnen wegen der Bankverbindung.`
    : `${folge} Sie müssen nichts bezahlen.`;
}

/** `DE89 3704 0044 0532 0130 00`, as banks print it. */
export function ibanText(iban: string): string {
  return (iban.replaceAll(/\s/g, '').match(/.{1,4}/g) ?? []).join(' ');
}
