import { formatTermin } from '#features/einstellung/liefertermin.ts';
import { formatEuro } from '#shared/money.ts';
import type { GeleseneBestellung } from './read-bestellung.ts';

/** How an order stands, in one title and one sentence. */
export type Kopf = { titel: string; satz: string };

/** `isNeu`: the page follows the checkout. Soft hyphens are in the long words, because not every browser can hyphenate German. */
export function kopfOf(bestellung: GeleseneBestellung, isNeu: boolean): Kopf {
  const { stand, zahlart } = bestellung;
  if (stand === 'storniert') return { titel: 'Storniert', satz: stornoSatz(bestellung) };
  if (isNeu)
    return {
      titel: 'Vielen Dank für Ihre Bestel\u00adlung',
      satz: 'Wir haben sie angenommen. Auf dieser Seite sehen Sie jederzeit, wie weit sie ist.',
    };
  if (stand === 'bezahlt') return bezahltKopf(bestellung);
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
  return versandart === 'abholung'
    ? { titel: 'Bezahlt – wir legen alles bereit', satz: 'Ihr Geld ist da, vielen Dank.' }
    : { titel: 'Bezahlt – wir packen', satz: 'Ihr Geld ist da, vielen Dank.' };
}

function stornoSatz({ ereignisse, zahlart }: GeleseneBestellung): string {
  if (ereignisse.some(({ typ }) => typ === 'zahlung'))
    return 'Sie bekommen Ihr Geld zurück. Bei Fragen dazu melden Sie sich bitte bei uns.';
  return zahlart === 'vorkasse'
    ? 'Sie müssen nichts mehr bezahlen. Haben Sie schon überwiesen? Dann melden Sie sich bitte bei uns.'
    : 'Sie müssen nichts bezahlen und nichts abholen.';
}

/** One thing that happens next, with its day where it has one. */
export type Schritt = { was: string; wann?: string };

/** What happens next, in its order; nothing for an order that is cancelled, or was paid when it was picked up. */
export function schritteOf(bestellung: GeleseneBestellung): Schritt[] {
  const { stand, zahlart, gesamt } = bestellung;
  if (stand === 'storniert') return [];
  if (zahlart === 'abholung') {
    if (stand === 'bezahlt') return [];
    return [
      { was: 'Wir richten alles für Sie her.' },
      ...ankunft(bestellung),
      { was: `Sie bezahlen ${formatEuro(gesamt)} bei der Abholung.` },
    ];
  }
  return stand === 'bezahlt' ? bezahltSchritte(bestellung) : offeneSchritte(bestellung);
}

function offeneSchritte(bestellung: GeleseneBestellung): Schritt[] {
  const { gesamt, ueberweisung, versandart } = bestellung;
  const was = `Sie überweisen ${formatEuro(ueberweisung?.betrag ?? gesamt)}.`;
  const frist = ueberweisung?.zahlbarBis;
  const packen = versandart === 'dhl' ? 'packen wir Ihr Paket' : 'legen wir alles für Sie bereit';
  return [
    frist ? { was, wann: `Bis ${dayText(frist)}` } : { was },
    { was: `Sobald das Geld da ist, ${packen}.` },
    ...ankunft(bestellung, ' Kommt das Geld später, verschiebt sich das.'),
  ];
}

function bezahltSchritte(bestellung: GeleseneBestellung): Schritt[] {
  const isPaket = bestellung.versandart === 'dhl';
  return [
    { was: isPaket ? 'Wir packen Ihr Paket.' : 'Wir legen alles für Sie bereit.' },
    ...ankunft(bestellung),
  ];
}

function ankunft({ versandart, termin }: GeleseneBestellung, vorbehalt = ''): Schritt[] {
  if (!termin) return [];
  return versandart === 'dhl'
    ? [{ wann: formatTermin(termin), was: `Ihr Paket kommt voraussichtlich bei Ihnen an.${vorbehalt}` }]
    : [{ wann: `Ab ${dayText(termin.von)}`, was: `Sie holen Ihre Bestellung ab.${vorbehalt}` }];
}

/** `Mi 2. Dez.`, of a day as it is stored. */
export function dayText(tag: string): string {
  return formatTermin({ von: tag, bis: tag });
}

/** `DE89 3704 0044 0532 0130 00`, as banks print it. */
export function ibanText(iban: string): string {
  return (iban.replaceAll(/\s/g, '').match(/.{1,4}/g) ?? []).join(' ');
}
