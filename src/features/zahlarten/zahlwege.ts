import { type Versandart, versandartText } from '#features/lieferung/versandart.ts';
import { beiAbholung } from './abholung.ts';
import { online } from './online.ts';
import { vorkasse } from './vorkasse.ts';
import { type Zahlart, type Zahlweg, zahlarten } from './zahlart.ts';

const zahlwege: Record<Zahlart, Zahlweg> = { vorkasse, online, abholung: beiAbholung };

/** A way of a later version of the shop, on a page that was left open or in a database: nothing is said of it. */
const unbekannt: Zahlweg = {
  ...{ name: '', kurz: '', hinweis: '' },
  ...{ isVorauszahlung: false, isUeberweisung: false, isOnline: false, isVorOrt: false, versandarten: [] },
};

export function zahlwegOf(zahlart: Zahlart | undefined): Zahlweg {
  const bekannt = zahlarten.find((one) => one === zahlart);
  return bekannt ? zahlwege[bekannt] : unbekannt;
}

/** How goods are had and paid, in a line. */
export function wahlText({ versandart, zahlart }: { versandart: Versandart; zahlart: Zahlart }): string {
  return `${versandartText[versandart]}, ${zahlwegOf(zahlart).name}`;
}

/** The ways that are on and go with a way of shipping, in the order in which they are offered. */
export function zahlartenFor(versandart: Versandart, isAktiv: (zahlart: Zahlart) => boolean): Zahlart[] {
  return zahlarten.filter((one) => isAktiv(one) && zahlwege[one].versandarten.includes(versandart));
}

/** Whether nobody can pay so without coming to the workshop. */
export function isNurAbholung(zahlart: Zahlart): boolean {
  return zahlwege[zahlart].versandarten.every((one) => one === 'abholung');
}

/** Whether goods wait for a transfer whichever of these ways is chosen. */
export function isNurUeberweisung(wege: Zahlart[]): boolean {
  return wege.every((one) => zahlwege[one].isUeberweisung);
}
