import { formatTermin } from '#features/lieferung/liefertermin.ts';
import { onlineWege, onlineWegText } from '#features/zahlarten/online-wege.ts';
import { formatDatum } from '#shared/datum/datum.ts';
import { centToEuro, formatEuro } from '#shared/number/money.ts';
import type { Anschrift } from '../anschrift/anschrift.ts';
import { anschriftZeilen } from '../anschrift/anschrift-zeilen.ts';
import { type Ereignis, type EreignisVon, isBeiAbholung, type PostenTeil } from './ereignis.ts';
import { postenTeileText } from './posten-teile-text.ts';

/** An event as the workshop reads it: one line, and further ones where it says more. */
export type WerkstattText = { text: string; details: string[] };

type Auftrag = { ereignisse: Ereignis[]; posten: { nr: number; name: string }[] };

const stornoText = {
  kunde: 'Storniert, auf Wunsch der Kundin oder des Kunden',
  frist: 'Storniert, weil kein Geld kam',
  laden: 'Storniert',
};

/** Money on pick-up is never called cash (R44). */
export function werkstattText(ereignis: Ereignis, { ereignisse, posten }: Auftrag): WerkstattText {
  switch (ereignis.typ) {
    case 'bestellt':
      return nur(ereignis.angaben.telefon ? 'Bestellung am Telefon aufgenommen' : 'Bestellung eingegangen');
    case 'erinnert':
      return nur('An die Zahlung erinnert');
    case 'ueberfaellig':
      return ueberfaelligText(ereignis, ereignisse);
    case 'zahlart':
      return nur('Bezahlt lieber per Überweisung');
    case 'zahlung':
      return nur(
        `${isBeiAbholung(ereignis, ereignisse) ? 'Bei Abholung bezahlt' : 'Zahlung eingegangen'}: ${geld(ereignis.angaben)}`,
        ...onlineTexte(ereignis.angaben),
      );
    case 'erstattung':
      return nur(`Zurückgezahlt: ${geld(ereignis.angaben)}`);
    case 'erstattungBegonnen':
      return erstattungText(ereignis);
    case 'erstattungBeendet':
      return nur(`Rückzahlung ${ereignis.angaben.grund === 'gescheitert' ? 'gescheitert' : 'zurückgezogen'}`);
    case 'nachlass':
      return nachlassText(ereignis, posten);
    case 'erlassen':
      return nur(`Rest erlassen: ${formatEuro(centToEuro(ereignis.angaben.betragCent))}`);
    case 'dhlDatei':
      return nur('In eine DHL-Datei geschrieben');
    case 'gepackt':
      return nur('Gepackt');
    case 'abholbereit':
      return nur('Liegt zum Abholen bereit');
    case 'versendet':
    case 'abgeholt':
      return fortText(ereignis, posten);
    case 'teilStorniert':
      return wenigerText('Teil storniert', ereignis.angaben, posten);
    case 'storniert':
      return nur(stornoText[ereignis.angaben.grund], ereignis.angaben.text ?? '');
    case 'widerruf':
      return nur('Widerruf eingegangen');
    case 'widerrufen':
      return wenigerText('Widerruf gebucht', ereignis.angaben, posten);
    case 'rueckgabe':
      return nur('Ware ist zurück', ...rueckgabeText(ereignis.angaben.teile, posten));
    case 'adresse':
      return nur('Lieferadresse geändert', anschriftZeilen(ereignis.angaben.anschrift).join(', '));
    case 'nachricht':
      return nur('Nachricht geschickt', ereignis.angaben.text);
    case 'notiz':
      return nur('Notiz', ereignis.angaben.text);
    case 'loeschwunsch':
      return nur('Löschung gewünscht', loeschwunschText);
    case 'zurueckgenommen':
      return nur(`Schritt ${ereignis.angaben.nr} zurückgenommen`, irrtumText(ereignis.angaben));
  }
}

/** What has left the house, and how. */
function fortText(ereignis: EreignisVon<'versendet' | 'abgeholt'>, posten: Auftrag['posten']): WerkstattText {
  const { teile, anschrift } = ereignis.angaben;
  const [stuecke, rechnung] = [postenTeileText(teile, posten), rechnungAnText(anschrift)];
  if (ereignis.typ === 'abgeholt') return nur('Abgeholt', stuecke, rechnung);
  const { dienst, nummer, rest } = ereignis.angaben;
  const folgt = rest ? `Der Rest folgt: ${formatTermin(rest)}` : '';
  return nur(`Verschickt mit ${dienst}${nummer ? `, ${nummer}` : ''}`, stuecke, folgt, rechnung);
}

/** Whom the invoice is made out to, where that was said with the goods. */
function rechnungAnText(anschrift: Anschrift | undefined): string {
  const zeilen = anschrift ? anschriftZeilen(anschrift) : [];
  return zeilen.length > 0 ? `Rechnung an: ${zeilen.join(', ')}` : '';
}

/** Without the details that say nothing. */
function nur(text: string, ...details: string[]): WerkstattText {
  return { text, details: details.filter(Boolean) };
}

const modusText = {
  live: '',
  test: 'Testbetrieb: Es ist kein Geld geflossen.',
  probe: 'Probezahlung: Es ist kein Geld geflossen.',
};

/** What was paid online with, whether that was real, and what the provider takes of it: no customer is told that. */
function onlineTexte({ online }: EreignisVon<'zahlung'>['angaben']): string[] {
  if (!online) return [];
  const weg = onlineWege.find((one) => one === online.weg);
  const womit = `Online bezahlt${weg ? ` mit ${onlineWegText[weg]}` : ''}.`;
  const { modus, gebuehrCent = 0 } = online;
  const gebuehr = gebuehrCent > 0 ? `Gebühr, etwa ${formatEuro(centToEuro(gebuehrCent))}` : '';
  return [[womit, modusText[modus]].filter(Boolean).join(' '), gebuehr];
}

function irrtumText({ irrtum }: { irrtum?: true | undefined }): string {
  return irrtum ? 'Die Zahlung war ein Irrtum.' : '';
}

const loeschwunschText =
  'Der Laden löscht die Angaben selbst, die er nicht aufbewahren muss, sobald die Bestellung abgeschlossen ist.';

/** Of goods that left the house unpaid, or of a customer without an e-mail address. */
function ueberfaelligText(ereignis: Ereignis, ereignisse: Ereignis[]): WerkstattText {
  const vorher = ereignisse.slice(0, ereignisse.indexOf(ereignis));
  return vorher.some(({ typ }) => typ === 'versendet' || typ === 'abgeholt')
    ? { text: 'Noch nicht bezahlt', details: ['Die Ware ist aus dem Haus. Bitte an die Zahlung erinnern.'] }
    : {
        text: 'Noch nicht bezahlt: bitte anrufen',
        details: ['Ohne E-Mail-Adresse schreibt der Laden keine Erinnerung.'],
      };
}

function geld({ betragCent, tag }: { betragCent: number; tag: string }): string {
  return `${formatEuro(centToEuro(betragCent))} am ${formatDatum(`${tag}T12:00:00Z`)}`;
}

type Weniger = { teile: PostenTeil[]; betragCent: number; versandCent?: number | undefined; text?: string };

const wegText = { anbieter: 'Über den Zahlungsanbieter.', ueberweisung: 'Per Überweisung.' };

function erstattungText({ angaben }: EreignisVon<'erstattungBegonnen'>): WerkstattText {
  const { betragCent, weg, fragt } = angaben;
  const frage = fragt ? 'Der Laden fragt nach der Bankverbindung.' : '';
  return nur(`Rückzahlung begonnen: ${formatEuro(centToEuro(betragCent))}`, wegText[weg], frage);
}

/** What is not asked for any more, for which pieces, and what became of those. */
function nachlassText({ angaben }: EreignisVon<'nachlass'>, posten: Auftrag['posten']): WerkstattText {
  const { betragCent, teile = [], versandCent = 0, text } = angaben;
  const [regal, weg] = [true, false].map((da) => teile.filter((teil) => teil.regal === da));
  return nur(
    `${formatEuro(centToEuro(betragCent))} nachgelassen`,
    weg && weg.length > 0 ? postenTeileText(weg, posten) : '',
    regal && regal.length > 0 ? `Wieder im Lager: ${postenTeileText(regal, posten)}` : '',
    versandCent > 0 ? `Porto: ${formatEuro(centToEuro(versandCent))}` : '',
    text,
  );
}

/** The pieces that an order is without, with the postage, if any. */
function wenigerText(was: string, angaben: Weniger, posten: Auftrag['posten']): WerkstattText {
  const { teile, betragCent, versandCent = 0, text = '' } = angaben;
  const porto = versandCent > 0 ? `Porto: ${formatEuro(centToEuro(versandCent))}` : '';
  const weniger = formatEuro(centToEuro(betragCent));
  return nur(`${was}, ${weniger} weniger`, postenTeileText(teile, posten), porto, text);
}

/** What was put on the shelf again, and what was not. */
function rueckgabeText(teile: (PostenTeil & { verkaufbar: boolean })[], posten: Auftrag['posten']): string[] {
  const [da, weg] = [true, false].map((gut) => teile.filter(({ verkaufbar }) => verkaufbar === gut));
  return [
    da && da.length > 0 ? `Wieder im Lager: ${postenTeileText(da, posten)}` : '',
    weg && weg.length > 0 ? `Abgeschrieben: ${postenTeileText(weg, posten)}` : '',
  ];
}
