import { zahlfristText } from '#features/auftrag/kundensicht/zahlfrist-text.ts';
import { terminAm } from '#features/auftrag/zustand/termin-bei-zahlung.ts';
import { formatTermin } from '#features/lieferung/liefertermin.ts';
import { zahlwegOf } from '#features/zahlarten/zahlwege.ts';
import { tagOf } from '#shared/datum/datum.ts';
import { formatEuro } from '#shared/number/money.ts';
import { offenOf, zuZahlenOf } from './bestellung-worte.ts';
import type { GeleseneBestellung } from './read-bestellung.ts';

/** One thing that happens next, with its day where it has one. */
export type BestellungSchritt = { was: string; wann?: string };

/**
 * What happens next, in its order; no day of it is over (`heute`, as days are stored). Nothing for an order
 * that is cancelled or has arrived, or whose state this page does not know.
 */
export function bestellungSchritteOf(bestellung: GeleseneBestellung, heute: string): BestellungSchritt[] {
  const { stand, zahlart } = bestellung;
  if (stand === undefined || zahlart === undefined || bestellung.istWiderrufen) return [];
  switch (stand) {
    case 'offen':
      return zahlwegOf(zahlart).isVorauszahlung
        ? offeneSchritte(bestellung, heute)
        : abholSchritte(bestellung, heute);
    case 'bezahlt':
      return bezahltSchritte(bestellung, heute);
    case 'gepackt':
      return gepacktSchritte(bestellung, heute);
    case 'abholbereit':
      return [{ was: 'Sie holen Ihre Bestellung ab.' }, ...zahlSchritt(bestellung)];
    case 'teilversendet':
      return [
        ...nachzahlSchritt(bestellung, heute),
        ...restSchritte(bestellung, heute),
        ...zahlSchritt(bestellung),
      ];
    case 'versendet':
    case 'abgeholt':
      return [...nachzahlSchritt(bestellung, heute), ...zahlSchritt(bestellung)];
    case 'storniert':
    case 'widerrufen':
      return [];
  }
}

function abholSchritte(bestellung: GeleseneBestellung, heute: string): BestellungSchritt[] {
  return [
    { was: 'Wir richten alles für Sie her.' },
    ...ankunft(bestellung, heute),
    ...zahlSchritt(bestellung),
  ];
}

/** Only for an order that is paid when it is picked up. */
function zahlSchritt(bestellung: GeleseneBestellung): BestellungSchritt[] {
  const offen = offenOf(bestellung);
  if (!zahlwegOf(bestellung.zahlart).isVorOrt || offen === 0) return [];
  const betrag = formatEuro(offen);
  if (bestellung.stand === 'abgeholt') return [{ was: `Bitte bezahlen Sie noch ${betrag}.` }];
  const noch = offen < zuZahlenOf(bestellung) ? 'noch ' : '';
  return [{ was: `Sie bezahlen ${noch}${betrag} bei der Abholung.` }];
}

function offeneSchritte(bestellung: GeleseneBestellung, heute: string): BestellungSchritt[] {
  return [
    zahlwegOf(bestellung.zahlart).isOnline
      ? onlineSchritt(bestellung, heute)
      : ueberweisung(bestellung, heute),
    { was: `Sobald das Geld da ist, ${packenWort(bestellung)}.` },
    ...ankunft(bestellung, heute, ' Kommt das Geld später, verschiebt sich das.'),
  ];
}

function ueberweisung(bestellung: GeleseneBestellung, heute: string): BestellungSchritt {
  const betrag = formatEuro(bestellung.ueberweisung?.betrag ?? zuZahlenOf(bestellung));
  const frist = bestellung.ueberweisung?.zahlbarBis ?? '';
  return frist !== '' && frist < heute
    ? { was: `Bitte überweisen Sie jetzt ${betrag}.` }
    : { was: `Sie überweisen ${betrag}.`, ...(frist ? { wann: `Bis ${dayText(frist)}` } : {}) };
}

/** A point in time that is over is not said. */
function onlineSchritt(bestellung: GeleseneBestellung, heute: string): BestellungSchritt {
  const betrag = formatEuro(offenOf(bestellung));
  const bis = bestellung.online?.bis;
  if (!bis) return { was: `Sie bezahlen ${betrag} online.` };
  return tagOf(new Date(bis)) < heute
    ? { was: `Bitte bezahlen Sie jetzt ${betrag} online.` }
    : { was: `Sie bezahlen ${betrag} online.`, wann: `Bis ${zahlfristText(bis)}` };
}

/** Of goods that left the house before they were paid. */
function nachzahlSchritt(bestellung: GeleseneBestellung, heute: string): BestellungSchritt[] {
  if (bestellung.ueberweisung) return [ueberweisung(bestellung, heute)];
  const isOnlineOffen = zahlwegOf(bestellung.zahlart).isOnline && Boolean(bestellung.offen);
  return isOnlineOffen ? [onlineSchritt(bestellung, heute)] : [];
}

function packenWort({ versandart }: GeleseneBestellung): string {
  if (versandart === undefined) return 'geht es weiter';
  return versandart === 'dhl' ? 'packen wir Ihr Paket' : 'legen wir alles für Sie bereit';
}

function bezahltSchritte(bestellung: GeleseneBestellung, heute: string): BestellungSchritt[] {
  const { versandart } = bestellung;
  if (versandart === undefined) return [];
  return [
    { was: versandart === 'dhl' ? 'Wir packen Ihr Paket.' : 'Wir legen alles für Sie bereit.' },
    ...ankunft(bestellung, heute),
  ];
}

function gepacktSchritte(bestellung: GeleseneBestellung, heute: string): BestellungSchritt[] {
  const { versandart } = bestellung;
  if (versandart === undefined) return [];
  const was = versandart === 'dhl' ? 'Wir bringen Ihr Paket auf den Weg.' : 'Wir legen alles für Sie bereit.';
  return [{ was }, ...ankunft(bestellung, heute), ...zahlSchritt(bestellung)];
}

function restSchritte({ versandart, rest }: GeleseneBestellung, heute: string): BestellungSchritt[] {
  if (versandart === undefined) return [];
  const was = versandart === 'dhl' ? 'Wir schicken Ihnen den Rest.' : 'Wir legen den Rest für Sie bereit.';
  const { von = '', bis = von } = rest ?? {};
  return [{ was, ...(von && bis >= heute ? { wann: formatTermin({ von, bis }) } : {}) }];
}

/** When the goods are there; a day that is over is not promised any more. */
function ankunft(bestellung: GeleseneBestellung, heute: string, vorbehalt = ''): BestellungSchritt[] {
  const { versandart } = bestellung;
  const termin = terminAm(bestellung, heute);
  if (versandart === 'abholung') {
    const wann = termin && termin.von >= heute ? { wann: `Ab ${dayText(termin.von)}` } : {};
    return [{ was: `Sie holen Ihre Bestellung ab.${vorbehalt}`, ...wann }];
  }
  if (versandart === undefined || !termin || termin.bis < heute) return [];
  const was = `Ihr Paket kommt voraussichtlich bei Ihnen an.${vorbehalt}`;
  return [{ was, wann: formatTermin(termin) }];
}

/** `Mi 2. Dez.`, of a day as it is stored. */
function dayText(tag: string): string {
  return formatTermin({ von: tag, bis: tag });
}
