import { type Block, bestellMarke, type SummenZeile } from '#features/post/bloecke.ts';
import type { Anhang } from '#features/post/nachricht.ts';
import { breakLinks } from '#features/post/render/break-links.ts';
import { giroText } from '#features/zahlarten/giro-code.ts';
import { zahlwegOf } from '#features/zahlarten/zahlwege.ts';
import { formatLangesDatum, formatZeitpunkt } from '#shared/datum/datum.ts';
import { euroToCent, formatEuro } from '#shared/number/money.ts';
import { malText } from '#shared/text/mal-text.ts';
import { anschriftZeilen } from '../anschrift/anschrift-zeilen.ts';
import type { BestellungInhalt, Ueberweisungsdaten } from '../kundensicht/bestellung-contract.ts';
import { ibanText } from '../kundensicht/bestellung-text.ts';

/** Subject, text and attachments of a message of an order. */
export type AuftragPost = { betreff: string; bloecke: Block[]; anhaenge: Anhang[] };

export function betreffOf(worte: string, { nummer, laden }: BestellungInhalt): string {
  return `${worte} ${nummer} bei ${laden.name}`;
}

export function bestellAnrede({
  rechnung: { vorname, nachname },
}: Pick<BestellungInhalt, 'rechnung'>): Block {
  // A surname alone is no way to speak to a person.
  const wen = vorname === '' ? '' : ` ${`${vorname} ${nachname}`.trim()}`;
  return { kind: 'text', stuecke: [`Guten Tag${breakLinks(wen)},`] };
}

export const ansehen: Block = {
  kind: 'knopf',
  text: 'Bestellung ansehen',
  href: `/bestellung/${bestellMarke}`,
};

/** A text that was typed in several paragraphs; nothing of an empty one. */
export function postAbsaetze(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((absatz) => absatz.trim())
    .filter(Boolean)
    .map((absatz) => ({ kind: 'text', stuecke: [absatz] }));
}

/** The page on which an order is paid online. */
export const jetztBezahlen: Block = {
  kind: 'knopf',
  text: 'Jetzt bezahlen',
  href: `/bestellung/${bestellMarke}/zahlung`,
};

/** Money that comes back: by the provider that it came from, unless that could not return it before. */
export function zurueckSatz(
  was: string,
  { hatOnlineGeld, ereignisse }: Pick<BestellungInhalt, 'hatOnlineGeld' | 'ereignisse'>,
): string {
  const isGescheitert = ereignisse.some(({ typ }) => typ === 'erstattungBeendet');
  if (hatOnlineGeld && !isGescheitert)
    return `Sie bekommen ${was} zurück, auf dem Weg, auf dem Sie bezahlt haben.`;
  return `Wir überweisen Ihnen ${was} zurück und melden uns dafür wegen der Bankverbindung bei Ihnen.`;
}

/** Pieces by their names. */
export function stueckListe(stuecke: { menge: number; name: string }[]): Block {
  return { kind: 'liste', punkte: stuecke.map(({ menge, name }) => [malText(menge, name)]) };
}

/** The goods with postage, total and tax, as they were ordered. */
export function postenBlock(bestellung: BestellungInhalt): Block {
  const { posten, zwischensumme, versand, gesamt, steuer, preisHinweis, versandart } = bestellung;
  const summen: SummenZeile[] = [
    { name: 'Zwischensumme', wert: formatEuro(zwischensumme) },
    { name: versandart === 'abholung' ? 'Abholung' : 'Versand', wert: formatEuro(versand) },
    { name: 'Gesamt', wert: formatEuro(gesamt), isStark: true },
    ...steuer.map((zeile) => ({
      name: `darin ${String(zeile.satz).replace('.', ',')} % MwSt.`,
      wert: formatEuro(zeile.steuer),
    })),
  ];
  const zeilen = posten.map((einer) => ({
    menge: String(einer.menge),
    name: einer.name,
    details: detailsOf(einer),
    summe: formatEuro(einer.summe),
  }));
  return { kind: 'posten', zeilen, summen, ...(preisHinweis ? { hinweis: preisHinweis } : {}) };
}

function detailsOf({ merkmale, preis, grundpreis }: BestellungInhalt['posten'][number]): string[] {
  return [
    ...merkmale.map(({ label, text, isNebensache }) => (isNebensache ? `${label}: ${text}` : text)),
    `Einzelpreis ${formatEuro(preis)}`,
    ...(grundpreis ? [`${formatEuro(grundpreis)} je 1 kg`] : []),
  ];
}

/** As it was typed, but no link: nobody has confirmed that the reader typed it. */
function anschriftOf(adresse: BestellungInhalt['rechnung']): string[] {
  return anschriftZeilen(adresse).map(breakLinks);
}

/** Where it is sent or fetched and when, and who pays. */
export function wegBlock(bestellung: BestellungInhalt): Block {
  const { termin, versandart, abholung, rechnung, lieferung, zahlart, stand } = bestellung;
  const spaeter =
    zahlwegOf(zahlart).isVorauszahlung && stand === 'offen'
      ? ['Kommt das Geld später, verschiebt sich das.']
      : [];
  const [von, bis] = [formatLangesDatum(termin.von), formatLangesDatum(termin.bis)];
  const adresse = { name: 'Rechnung an', zeilen: anschriftOf(rechnung) };
  if (versandart === 'abholung')
    return {
      kind: 'angaben',
      paare: [
        { name: 'Zum Abholen bereit', zeilen: [`ab ${von}`, ...spaeter] },
        ...ortPaare(abholung),
        adresse,
      ],
    };
  const tage = von === bis ? von : `${von} bis ${bis}`;
  const ziel = { name: 'Lieferung an', zeilen: anschriftOf(lieferung ?? rechnung) };
  return { kind: 'angaben', paare: [{ name: 'Lieferung', zeilen: [tage, ...spaeter] }, ziel, adresse] };
}

/** Place and hours of picking up, as they were set; empty ones are left out. */
export function ortPaare(abholung: BestellungInhalt['abholung']): { name: string; zeilen: string[] }[] {
  const paare = [
    { name: 'Abholort', zeilen: zeilenOf(abholung?.ort ?? '') },
    { name: 'Abholzeiten', zeilen: zeilenOf(abholung?.zeiten ?? '') },
  ];
  return paare.filter(({ zeilen }) => zeilen.length > 0);
}

function zeilenOf(text: string): string[] {
  return text
    .split('\n')
    .map((zeile) => zeile.trim())
    .filter(Boolean);
}

/** When an order is cancelled that stays unpaid; nothing of one that is not. */
export function stornoSatz({ stornoAm }: Ueberweisungsdaten): string {
  if (stornoAm === undefined) return '';
  return `Kommt bis ${formatLangesDatum(stornoAm)} kein Geld an, müssen wir die Bestellung stornieren.`;
}

/** The same of an order that is to be paid online, with the hour. */
export function onlineStornoSatz({ online }: BestellungInhalt): string {
  if (online?.bis === undefined) return '';
  return `Bis ${formatZeitpunkt(online.bis)} Uhr halten wir die Ware für Sie zurück, danach müssen wir die Bestellung stornieren.`;
}

const giroCid = 'girocode';

/** The data of a transfer, and the same as a code, which is attached (`giroAnhang`). */
export function ueberweisungBloecke(daten: Ueberweisungsdaten): Block[] {
  const paare = [
    { name: 'Empfänger', zeilen: [daten.kontoinhaber] },
    { name: 'IBAN', zeilen: [ibanText(daten.iban)] },
    { name: 'Bank', zeilen: [daten.bank] },
    { name: 'Betrag', zeilen: [formatEuro(daten.betrag)] },
    { name: 'Verwendungszweck', zeilen: [daten.verwendungszweck] },
    { name: 'Zahlbar bis', zeilen: [formatLangesDatum(daten.zahlbarBis)] },
  ].filter(({ zeilen }) => zeilen.some(Boolean));
  return [
    { kind: 'angaben', paare },
    { kind: 'bild', cid: giroCid, alt: 'GiroCode für die Banking-App (Anhang girocode.png)', breite: 200 },
    {
      kind: 'klein',
      stuecke: [
        'Den GiroCode scannen Sie mit Ihrer Banking-App, wenn Sie diese E-Mail auf einem anderen Gerät lesen.',
      ],
    },
  ];
}

/** The same payload as on the order's page. */
export function giroAnhang({ kontoinhaber, iban, betrag, verwendungszweck }: Ueberweisungsdaten): Anhang {
  const betragCent = euroToCent(betrag);
  const text = giroText({ name: kontoinhaber, iban, betragCent, text: verwendungszweck });
  return { art: 'qr', text, cid: giroCid, name: 'girocode.png' };
}
