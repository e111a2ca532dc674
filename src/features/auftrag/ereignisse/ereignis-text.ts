import { centToEuro, formatEuro } from '#shared/number/money.ts';
import { type Ereignis, type EreignisVon, isBeiAbholung } from './ereignis.ts';
import { postenTeileText } from './posten-teile-text.ts';

type Storno = Extract<Ereignis, { typ: 'storniert' }>['angaben']['grund'];

const stornoText: Record<Storno, string> = {
  kunde: 'Storniert, auf Ihren Wunsch',
  frist: 'Storniert: Die Zahlung kam nicht rechtzeitig',
  laden: 'Von der Werkstatt storniert',
};

type Auftrag = { ereignisse: Ereignis[]; posten: { nr: number; name: string }[] };

/**
 * One of an order's events as its customer reads it, with the workshop's reason; `undefined` for what
 * concerns the workshop alone. Money on pick-up is never called cash (R44).
 */
export function ereignisText(ereignis: Ereignis, { ereignisse, posten }: Auftrag): string | undefined {
  switch (ereignis.typ) {
    case 'bestellt':
      return 'Bestellung eingegangen';
    case 'erinnert':
      return 'Zahlung noch offen';
    case 'zahlart':
      return 'Sie bezahlen per Überweisung';
    case 'zahlung': {
      const betrag = formatEuro(centToEuro(ereignis.angaben.betragCent));
      return isBeiAbholung(ereignis, ereignisse)
        ? `Bei Abholung bezahlt: ${betrag}`
        : `Zahlung eingegangen: ${betrag}`;
    }
    case 'erstattung':
    case 'erstattungBegonnen':
    case 'nachlass':
    case 'erlassen':
      return zurueckText(ereignis);
    case 'erstattungBeendet':
      return ereignis.angaben.grund === 'gescheitert' ? 'Die Rückzahlung hat nicht geklappt' : undefined;
    case 'gepackt':
      return 'Gepackt';
    case 'abholbereit':
      return 'Liegt zum Abholen bereit';
    case 'versendet': {
      const { dienst, nummer, rest } = ereignis.angaben;
      const wie = `mit ${dienst}${nummer ? `, Sendungsnummer ${nummer}` : ''}`;
      return rest ? `Ein Teil ist verschickt ${wie}` : `Verschickt ${wie}`;
    }
    case 'abgeholt':
      return 'Abgeholt';
    case 'teilStorniert': {
      const { teile, text } = ereignis.angaben;
      return mitGrund(
        `Ein Teil ist storniert: ${postenTeileText(teile, posten)}${weniger(ereignis.angaben)}`,
        text,
      );
    }
    case 'storniert':
      return mitGrund(stornoText[ereignis.angaben.grund], ereignis.angaben.text);
    case 'widerruf':
      return 'Widerruf eingegangen';
    case 'widerrufen':
      return `Widerruf gebucht: ${postenTeileText(ereignis.angaben.teile, posten)}${weniger(ereignis.angaben)}`;
    case 'rueckgabe':
      return 'Ware ist bei uns zurück';
    case 'adresse':
      return 'Lieferadresse geändert';
    case 'nachricht':
      return 'Wir haben Ihnen geschrieben';
    case 'loeschwunsch':
      return 'Löschung Ihrer Angaben gewünscht';
    case 'ueberfaellig':
    case 'dhlDatei':
    case 'notiz':
    case 'zurueckgenommen':
      return undefined;
  }
}

/** Money that goes back, or is not asked for. */
function zurueckText(
  ereignis: EreignisVon<'erstattung' | 'erstattungBegonnen' | 'nachlass' | 'erlassen'>,
): string {
  const betrag = formatEuro(centToEuro(ereignis.angaben.betragCent));
  switch (ereignis.typ) {
    case 'erstattung':
      return `Zurückgezahlt: ${betrag}`;
    case 'erstattungBegonnen':
      return `Rückzahlung begonnen: ${betrag}`;
    case 'nachlass':
      return mitGrund(`Wir lassen Ihnen ${betrag} nach`, ereignis.angaben.text);
    case 'erlassen':
      return `Rest erlassen: ${betrag}`;
  }
}

function mitGrund(text: string, grund = ''): string {
  return grund === '' ? text : `${text}. ${grund}`;
}

/** How much less an order costs by it, with the postage that is given back. */
function weniger({ betragCent, versandCent = 0 }: { betragCent: number; versandCent?: number | undefined }) {
  if (betragCent === 0) return '';
  return `, ${versandCent > 0 ? 'mit Porto ' : ''}${formatEuro(centToEuro(betragCent))} weniger`;
}
