import { formatDatum } from '#shared/datum/datum.ts';
import { formatEuro } from '#shared/number/money.ts';
import { type Ermaessigung, ermaessigungsTage } from './ermaessigung.ts';

const tage = `${ermaessigungsTage} Tagen davor`;

/** For the owner: how a price that is marked appears in the shop, or why it is not shown as reduced, and what to do. */
export function ermaessigungText(ermaessigung: Ermaessigung, istAngekuendigt: boolean): string {
  const ab = istAngekuendigt ? ', sobald der Laden offen ist' : '';
  if (ermaessigung.isGezeigt)
    return `Wird als Angebot gezeigt${ab}. Daneben steht der niedrigste Preis aus den ${tage}: ${formatEuro(ermaessigung.niedrigsterPreis)}.`;
  return `Wird nicht als Angebot gezeigt. ${grundText(ermaessigung)}`;
}

function grundText({ grund }: Extract<Ermaessigung, { isGezeigt: false }>): string {
  switch (grund.art) {
    case 'ohnePreis':
      return 'Bitte tragen Sie einen Preis ein.';
    case 'nichtImShop':
      return 'Das Produkt ist nicht im Shop: Schalten Sie „Aktiv“ ein.';
    case 'unbekannt':
      return `Der Preisverlauf ist noch zu kurz: Senken Sie den Preis am ${formatDatum(grund.ab)} oder später.`;
    case 'ohneVorher':
      return `In den ${tage} stand das Produkt mit keinem Preis im Shop: Zeigen Sie es zuerst zum vollen Preis, und senken Sie ihn dann.`;
    case 'nichtNiedriger':
      return `In den ${tage} hat es schon ${formatEuro(grund.niedrigster)} gekostet, bis ${formatDatum(grund.bis)}: Tragen Sie einen Preis darunter ein, oder schalten Sie „Als Angebot zeigen“ aus.`;
  }
}
