import { terminOhneUmbruch } from '#features/lieferung/liefertermin.ts';
import { zahlwegOf } from '#features/zahlarten/zahlwege.ts';
import { formatZeitpunkt } from '#shared/datum/datum.ts';
import { formatEuro } from '#shared/number/money.ts';
import { malText } from '#shared/text/mal-text.ts';
import type { ChipTone } from '#web/ui/verwaltung/display/status-chip.tsx';
import type { Aktion } from '../../aktionen/aktionen.ts';
import type { GelesenerAuftrag, GeleseneZeile } from '../../read-auftrag.ts';
import type { Aufgabe, AuftragStand } from '../../zustand/auftragslage.ts';
import { freiesGeld } from '../../zustand/freies-geld.ts';
import { terminBeiZahlung } from '../../zustand/termin-bei-zahlung.ts';

export const standTone: Record<AuftragStand, ChipTone> = {
  offen: 'warning',
  bezahlt: 'good',
  gepackt: 'good',
  abholbereit: 'good',
  teilversendet: 'warning',
  versendet: 'neutral',
  abgeholt: 'neutral',
  storniert: 'neutral',
  widerrufen: 'neutral',
};

/** The groups of the list, and what stands in an empty one. */
export const aufgabeWorte: Record<Aufgabe, { titel: string; leer: string; dann: string }> = {
  packen: {
    titel: 'Packen und verschicken',
    leer: 'Alles ist gepackt und unterwegs',
    dann: 'Sobald eine Bestellung bezahlt ist, steht sie hier.',
  },
  geld: {
    titel: 'Wartet auf Geld',
    leer: 'Es fehlt kein Geld',
    dann: 'Bestellungen, deren Geld noch aussteht, stehen hier.',
  },
  abholbereit: {
    titel: 'Abholbereit',
    leer: 'Es liegt nichts zum Abholen bereit',
    dann: 'Was bereitliegt, steht hier, bis es abgeholt ist.',
  },
  problem: {
    titel: 'Problem',
    leer: 'Keine Probleme',
    dann: 'Hier steht, wo ein Widerruf einging, Geld zurückzuzahlen ist, zu wenig kam oder anzurufen ist.',
  },
  erledigt: {
    titel: 'Erledigt',
    leer: 'Noch nichts erledigt',
    dann: 'Was verschickt, abgeholt, storniert oder widerrufen ist, steht hier.',
  },
};

type Wege = Pick<GeleseneZeile, 'versandart' | 'zahlart'>;

/** How it is had and paid, short enough for a table. */
export function wegText({ versandart, zahlart }: Wege): string {
  const weg = versandart && (versandart === 'dhl' ? 'DHL' : 'Abholung');
  return [weg, zahlwegOf(zahlart).kurz].filter(Boolean).join(', ');
}

/** `2 × Lavendeltraum, 1 × Rosengarten`. */
export function stueckText(posten: { name: string; menge: number }[]): string {
  return posten.map(({ name, menge }) => malText(menge, name)).join(', ');
}

/** When it arrives, and under which words; nothing once it is cancelled. */
export function zusageWorte(
  auftrag: Pick<GeleseneZeile, 'termin' | 'zahlart' | 'stand' | 'bestelltAt'>,
  heute: string,
): { wort: 'Versprochen' | 'Bei Zahlung heute'; tage: string } | undefined {
  const { termin, stand } = auftrag;
  if (!termin || stand === 'storniert' || stand === 'widerrufen') return undefined;
  const beiZahlung = terminBeiZahlung(auftrag, heute);
  return beiZahlung
    ? { wort: 'Bei Zahlung heute', tage: terminOhneUmbruch(beiZahlung) }
    : { wort: 'Versprochen', tage: terminOhneUmbruch(termin) };
}

/** Whether the promised day is over and something is still to be done. */
export function isUeberfaellig(
  { termin, aufgabe }: Pick<GeleseneZeile, 'termin' | 'aufgabe'>,
  heute: string,
): boolean {
  return (aufgabe === 'packen' || aufgabe === 'abholbereit') && termin !== undefined && termin.bis < heute;
}

/** What a row says beside its state: short words. */
export function merkmaleOf(zeile: GeleseneZeile | GelesenerAuftrag): Merkmal[] {
  const { stand, isGepackt, isZuFertigen, bezahlt, offen, zurueckLaeuft, zahlart, aufgabe } = zeile;
  const frei = freiesGeld(zeile);
  const isKnapp = offen > 0 && (bezahlt > 0 || (stand !== 'offen' && zahlwegOf(zahlart).isVorauszahlung));
  const saysMore = isGepackt && aufgabe === 'packen' && stand !== 'gepackt';
  const merkmale: (Merkmal | false)[] = [
    zeile.isWiderrufOffen && { wort: 'Widerruf offen', tone: 'bad' },
    frei > 0 && { wort: `${formatEuro(frei)} zurückzahlen`, tone: 'bad' },
    zurueckLaeuft > 0 && { wort: `${formatEuro(zurueckLaeuft)} unterwegs zurück`, tone: 'neutral' },
    isKnapp && { wort: `${formatEuro(offen)} fehlen`, tone: 'bad' },
    zeile.isTestzahlung && { wort: 'Testzahlung', tone: 'warning' },
    zeile.erlassen > 0 && { wort: `${formatEuro(zeile.erlassen)} erlassen`, tone: 'neutral' },
    saysMore && { wort: 'gepackt', tone: 'good' },
    isZuFertigen && { wort: 'zu fertigen', tone: 'warning' },
  ];
  return merkmale.filter((one) => one !== false);
}

type Merkmal = { wort: string; tone: ChipTone };

/** Whether the next thing is to make soap: packing can wait. */
export function isErstZuFertigen(auftrag: Parameters<typeof naechsteAktion>[0] & { isZuFertigen: boolean }) {
  const naechste = naechsteAktion(auftrag);
  return auftrag.isZuFertigen && (naechste === 'gepackt' || naechste === 'abholbereit');
}

/** A point in time, or nothing where the answer had none. */
export function zeitText(at: string): string {
  return at && formatZeitpunkt(at);
}

/** The one thing to do next, which has the large button; none of these while a withdrawal waits. */
export function naechsteAktion(
  auftrag: Pick<GelesenerAuftrag, 'aktionen' | 'aufgabe' | 'versandart' | 'offen' | 'isWiderrufOffen'>,
) {
  const { aktionen, aufgabe, versandart, offen } = auftrag;
  if (auftrag.isWiderrufOffen) return undefined;
  const wartet: Aktion[] = aufgabe === 'geld' || aufgabe === 'problem' ? ['zahlung'] : [];
  const hin: Aktion[] = versandart === 'abholung' ? ['abholbereit', 'abgeholt'] : ['gepackt', 'versendet'];
  const order: Aktion[] = ['erstattung', ...wartet, ...hin, 'zahlung'];
  return order.find((aktion) => aktionen.includes(aktion) && (aktion !== 'zahlung' || offen > 0));
}

/** The same as a sentence. */
export function naechsterSatz(auftrag: GelesenerAuftrag): string {
  const frei = freiesGeld(auftrag);
  if (auftrag.isWiderrufOffen)
    return [
      'Ein Widerruf ist eingegangen.',
      auftrag.posten.some(({ rest }) => rest > 0) && 'Bitte nichts mehr packen.',
      frei > 0 && `${formatEuro(frei)} sind noch zurückzuzahlen.`,
    ]
      .filter(Boolean)
      .join(' ');
  return [auspackenSatz(auftrag.ereignisse), schrittSatz(auftrag)].filter(Boolean).join(' ');
}

/** Withdrawn pieces that lie in a closed parcel. */
function auspackenSatz(ereignisse: GelesenerAuftrag['ereignisse']): string {
  const gilt = ereignisse.filter(({ isZurueckgenommen }) => !isZurueckgenommen).map(({ typ }) => typ);
  const letzter = gilt.findLastIndex((typ) =>
    ['gepackt', 'abholbereit', 'versendet', 'abgeholt'].includes(typ),
  );
  const isGepackt = gilt[letzter] === 'gepackt' || gilt[letzter] === 'abholbereit';
  return isGepackt && gilt.lastIndexOf('widerrufen') > letzter
    ? 'War schon gepackt: Bitte die widerrufenen Stücke herausnehmen.'
    : '';
}

function schrittSatz(auftrag: GelesenerAuftrag): string {
  const { offen, email } = auftrag;
  const bitte = isErstZuFertigen(auftrag) ? 'Ein Teil ist noch zu fertigen. Danach bitte' : 'Bitte';
  switch (naechsteAktion(auftrag)) {
    case 'erstattung':
      return `Bitte ${formatEuro(freiesGeld(auftrag))} zurückzahlen.`;
    case 'zahlung':
      if (email === '' && auftrag.aufgabe === 'problem')
        return `Es fehlen ${formatEuro(offen)}. Bitte anrufen.`;
      if (auftrag.aufgabe === 'problem' && auftrag.aktionen.includes('erinnern'))
        return `Es fehlen ${formatEuro(offen)}. Bitte daran erinnern.`;
      return zahlwegOf(auftrag.zahlart).isVorOrt
        ? `${formatEuro(offen)} sind noch zu bezahlen.`
        : `Wir warten auf ${formatEuro(offen)}.`;
    case 'gepackt':
      return `${bitte} packen.`;
    case 'versendet':
      return 'Gepackt. Bitte verschicken.';
    case 'abholbereit':
      return `${bitte} packen und zum Abholen bereitlegen.`;
    case 'abgeholt':
      return 'Liegt bereit, bis es abgeholt wird.';
    default:
      return ruheSatz(auftrag);
  }
}

/** Nothing can be pressed next: what is waited for, or why there is nothing to do. */
function ruheSatz({ aufgabe, stand, zurueckLaeuft, posten }: GelesenerAuftrag): string {
  const geht = zurueckLaeuft > 0 ? `${formatEuro(zurueckLaeuft)} sind auf dem Weg zurück. ` : '';
  // How much of it the workshop has to transfer itself, only the refunds say.
  if (geht && aufgabe === 'problem') return `${geht}Davon ist noch zu überweisen: siehe Rückzahlungen.`;
  if (posten.some(({ erwartet }) => erwartet > 0)) return `${geht}Widerrufene Ware kommt noch zurück.`;
  if (geht) return `${geht}Es ist nichts zu tun.`;
  if (stand === 'widerrufen') return 'Widerrufen. Es ist nichts zu tun.';
  return stand === 'storniert' ? 'Storniert. Es ist nichts zu tun.' : 'Es ist nichts zu tun.';
}
