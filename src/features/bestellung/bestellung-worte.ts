import { zahlwegOf } from '#features/zahlarten/zahlwege.ts';
import { formatDatum } from '#shared/datum/datum.ts';
import { centToEuro, euroToCent, formatEuro } from '#shared/number/money.ts';
import type { GeleseneBestellung } from './read-bestellung.ts';

/** How an order stands, in one title and one sentence. */
export type BestellungKopf = { titel: string; satz: string };

/**
 * `isNeu`: the page follows the checkout. Soft hyphens are in the long words, because not every browser can
 * hyphenate German.
 */
export function bestellungKopfOf(bestellung: GeleseneBestellung, isNeu: boolean): BestellungKopf {
  const { stand, zahlart } = bestellung;
  if (stand === 'storniert') return { titel: 'Storniert', satz: stornoSatz(bestellung) };
  if (stand === 'widerrufen') return { titel: 'Widerrufen', satz: widerrufSatz(bestellung) };
  if (bestellung.istWiderrufen)
    return {
      titel: 'Ihr Widerruf ist bei uns',
      satz: 'Wir bearbeiten ihn. Solange müssen Sie nichts bezahlen. Haben Sie die widerrufenen Stücke schon bezahlt, bekommen Sie Ihr Geld zurück.',
    };
  if (isNeu && stand === 'offen')
    return {
      titel: 'Vielen Dank für Ihre Bestel\u00adlung',
      satz: 'Wir haben sie angenommen. Auf dieser Seite sehen Sie jederzeit, wie weit sie ist.',
    };
  if (stand === 'bezahlt') return bezahltKopf(bestellung);
  if (stand === undefined || zahlart === undefined)
    return { titel: 'Ihre Bestel\u00adlung', satz: 'Hier steht, was wir von ihr wissen.' };
  if (stand !== 'offen') return gepacktKopf(bestellung, stand);
  const { isVorauszahlung, isOnline, isVorOrt, hinweis } = zahlwegOf(zahlart);
  if (!isVorauszahlung)
    return {
      titel: 'Wir richten alles für Sie her',
      satz: isVorOrt ? 'Sie bezahlen, wenn Sie Ihre Bestellung abholen.' : hinweis,
    };
  return {
    titel: isOnline ? 'Wir warten auf Ihre Zahlung' : 'Wir warten auf Ihre Über\u00adweisung',
    satz: 'Sobald das Geld da ist, packen wir Ihre Bestellung.',
  };
}

function bezahltKopf({ versandart }: GeleseneBestellung): BestellungKopf {
  const satz = 'Ihr Geld ist da, vielen Dank.';
  if (versandart === undefined) return { titel: 'Bezahlt', satz };
  return {
    titel: versandart === 'abholung' ? 'Bezahlt – wir legen alles bereit' : 'Bezahlt – wir packen',
    satz,
  };
}

type Weit = 'gepackt' | 'abholbereit' | 'teilversendet' | 'versendet' | 'abgeholt';

function gepacktKopf(bestellung: GeleseneBestellung, stand: Weit): BestellungKopf {
  const { versandart, sendungen } = bestellung;
  const isVersand = versandart === 'dhl';
  const offen = offenSatz(bestellung);
  switch (stand) {
    case 'gepackt':
      return isVersand
        ? { titel: 'Ihr Paket ist gepackt', satz: 'Als Nächstes bringen wir es auf den Weg.' }
        : {
            titel: 'Ihre Bestel\u00adlung ist gepackt',
            satz: 'Wir melden uns, sobald sie zum Abholen bereitliegt.',
          };
    case 'abholbereit':
      return { titel: 'Liegt für Sie bereit', satz: 'Sie können Ihre Bestellung abholen.' };
    case 'teilversendet':
      return isVersand
        ? { titel: 'Ein Teil ist verschickt', satz: `Was noch fehlt, schicken wir Ihnen nach.${offen}` }
        : { titel: 'Ein Teil ist abgeholt', satz: `Was noch fehlt, legen wir für Sie bereit.${offen}` };
    case 'versendet':
      return {
        titel: sendungen.length > 1 ? 'Ihre Pakete sind verschickt' : 'Ihr Paket ist verschickt',
        satz: `${wegSatz(sendungen)}${offen}`,
      };
    case 'abgeholt':
      return { titel: 'Abgeholt – vielen Dank', satz: `Viel Freude mit Ihrem Einkauf.${offen}` };
  }
}

function wegSatz(sendungen: GeleseneBestellung['sendungen']): string {
  const [letzte] = sendungen.slice(-1);
  const am = letzte?.at ? `am ${formatDatum(letzte.at)} ` : '';
  return sendungen.length > 1
    ? `Das letzte haben wir ${am}auf den Weg gebracht.`
    : `Wir haben es ${am}auf den Weg gebracht.`;
}

/** What left the house before it was paid is still to be paid. */
function offenSatz({ ueberweisung, zahlart, offen }: GeleseneBestellung): string {
  if (ueberweisung) return ` Bitte überweisen Sie noch ${formatEuro(ueberweisung.betrag)}.`;
  return zahlwegOf(zahlart).isOnline && offen ? ` Bitte bezahlen Sie noch ${formatEuro(offen)}.` : '';
}

function widerrufSatz(bestellung: GeleseneBestellung): string {
  const { ereignisse } = bestellung;
  const isFort = ereignisse.some(({ typ }) => typ === 'versendet' || typ === 'abgeholt');
  const isDa = ereignisse.some(({ typ }) => typ === 'rueckgabe');
  const ware =
    isFort && !isDa ? ' Bitte schicken Sie uns die Ware zurück, falls sie noch bei Ihnen ist.' : '';
  return `${zurueckSatz(bestellung) ?? 'Zu bezahlen ist nichts mehr.'}${ware}`;
}

function stornoSatz(bestellung: GeleseneBestellung): string {
  const { ereignisse, zahlart } = bestellung;
  const zurueck = zurueckSatz(bestellung);
  if (zurueck) return `${zurueck} Bei Fragen dazu melden Sie sich bitte bei uns.`;
  const { isOnline, isVorOrt } = zahlwegOf(zahlart);
  const letztes = ereignisse.findLast(({ typ }) => typ === 'zahlung' || typ === 'erstattung')?.typ;
  if (letztes === 'erstattung')
    return 'Was wir Ihnen zurückgezahlt haben, steht unter „Bisher“. Bei Fragen dazu melden Sie sich bitte bei uns.';
  if (letztes === 'zahlung')
    return `Sie bekommen Ihr Geld zurück${wegZurueck(bestellung)}. Bei Fragen dazu melden Sie sich bitte bei uns.`;
  if (isVorOrt) return 'Sie müssen nichts bezahlen und nichts abholen.';
  return isOnline
    ? 'Sie müssen nichts mehr bezahlen.'
    : 'Sie müssen nichts mehr bezahlen. Haben Sie schon überwiesen? Dann melden Sie sich bitte bei uns.';
}

/** What is on its way to her, and what has yet to begin. */
function zurueckSatz(bestellung: GeleseneBestellung): string | undefined {
  const { ereignisse, zurueck = 0 } = bestellung;
  const laeuft = laeuftOf(bestellung);
  const frei = centToEuro(Math.max(0, euroToCent(zurueck) - euroToCent(laeuft)));
  const noch = laeuft > 0 || ereignisse.some(({ typ }) => typ === 'erstattung') ? 'noch ' : '';
  const saetze = [
    laeuft > 0 && laeuftSatz(bestellung),
    frei > 0 && `Sie bekommen ${noch}${formatEuro(frei)} zurück${wegZurueck(bestellung)}.`,
  ];
  return saetze.filter(Boolean).join(' ') || undefined;
}

/** Money that the shop has sent off; a transfer that waits for her account is not on its way yet. */
export function laeuftSatz(bestellung: Pick<GeleseneBestellung, 'erstattung'>): string {
  const betrag = formatEuro(laeuftOf(bestellung));
  return bestellung.erstattung?.fragt
    ? `Wir zahlen Ihnen ${betrag} zurück.`
    : `${betrag} sind auf dem Weg zu Ihnen.`;
}

function laeuftOf({ erstattung }: Pick<GeleseneBestellung, 'erstattung'>): number {
  return erstattung?.laeuft ?? 0;
}

/** Money that came by a provider goes back by it, unless that has failed: then it is transferred. */
function wegZurueck({ hatOnlineGeld, ereignisse }: GeleseneBestellung): string {
  const isGescheitert = ereignisse.some(({ typ }) => typ === 'erstattungBeendet');
  return hatOnlineGeld && !isGescheitert ? ', auf dem Weg, auf dem Sie bezahlt haben' : '';
}

/** What its customer reads before cancelling it. */
export function stornoFolge(bestellung: GeleseneBestellung): string {
  const { stand } = bestellung;
  const isGepackt = stand === 'gepackt' || stand === 'abholbereit';
  const folge = isGepackt
    ? 'Sie bekommen sie dann nicht, und die Ware ist wieder zu haben.'
    : 'Wir packen sie dann nicht, und die Ware ist wieder zu haben.';
  return stand === 'bezahlt' || hasGezahlt(bestellung)
    ? `${folge} ${geldZurueckSatz(bestellung)}`
    : `${folge} Sie müssen nichts bezahlen.`;
}

function geldZurueckSatz(bestellung: GeleseneBestellung): string {
  return bestellung.hatOnlineGeld
    ? `Sie bekommen Ihr Geld zurück${wegZurueck(bestellung)}.`
    : 'Sie bekommen Ihr Geld zurück; wir melden uns bei Ihnen wegen der Bankverbindung.';
}

/** Whether money of its customer came in, however much. */
export function hasGezahlt({ ereignisse }: Pick<GeleseneBestellung, 'ereignisse'>): boolean {
  return ereignisse.some(({ typ }) => typ === 'zahlung');
}

/** What is still to be paid; an answer of an earlier version of the shop does not say it. */
export function offenOf(bestellung: GeleseneBestellung): number {
  const { offen, stand } = bestellung;
  if (offen !== undefined) return offen;
  return hasGezahlt(bestellung) || stand === 'abgeholt' ? 0 : zuZahlenOf(bestellung);
}

/** What an order costs in euros, without what was cancelled of it. */
export function zuZahlenOf({
  gesamt,
  gekuerzt = 0,
}: Pick<GeleseneBestellung, 'gesamt' | 'gekuerzt'>): number {
  return centToEuro(euroToCent(gesamt) - euroToCent(gekuerzt));
}
