import { formatDatum } from '#shared/datum/datum.ts';
import { formatEuro } from '#shared/number/money.ts';
import type { ChipTone } from '#web/ui/verwaltung/display/status-chip.tsx';
import type { GeleseneErstattung, GeleseneErstattungen } from '../../../erstattung/read-erstattungen.ts';

type Anbieter = NonNullable<GeleseneErstattungen['anbieter']>;

export function anbieterWort({ name }: Pick<Anbieter, 'name'>): string {
  return name || 'den Zahlungsanbieter';
}

/** How much can go back by the provider, and whether money moves. */
export function anbieterText({ betrag, modus }: Pick<Anbieter, 'betrag' | 'modus'>): string {
  const bisZu = `Bis zu ${formatEuro(betrag)}, auf dem Weg, auf dem sie kamen.`;
  if (modus === 'test') return `${bisZu} Testmodus: Es fließt kein Geld.`;
  return modus === 'probe' ? `${bisZu} Probezahlung: Es fließt kein Geld.` : bisZu;
}

type Worte = { wort: string; tone: ChipTone; satz?: string };

/** How money on its way back stands; `undefined` for a state that this page does not know. */
export function rueckzahlungWorte({ stand, weg, konto }: GeleseneErstattung): Worte | undefined {
  switch (stand) {
    case 'beantragt':
      if (weg !== 'ueberweisung') return { wort: 'wird beauftragt', tone: 'neutral' };
      return konto
        ? { wort: 'jetzt überweisen', tone: 'warning' }
        : { wort: 'wartet auf die Bankverbindung', tone: 'warning' };
    case 'unklar':
      return {
        wort: 'unklar',
        tone: 'warning',
        satz: 'Der Zahlungsanbieter hat nicht geantwortet. Der Laden fragt von selbst wieder nach.',
      };
    case 'laeuft':
      return { wort: 'unterwegs', tone: 'neutral' };
    case 'erledigt':
      return { wort: 'erledigt', tone: 'good' };
    case 'gescheitert':
      return { wort: 'gescheitert', tone: 'bad' };
    case 'zurueckgezogen':
      return { wort: 'zurückgezogen', tone: 'neutral' };
    default:
      return undefined;
  }
}

/** By which way, and when: what the answer lacks is left out. */
export function wegUndTag({ weg, stand, begonnenAt, beendetAt }: GeleseneErstattung): string {
  const wegText = weg && (weg === 'anbieter' ? 'über den Zahlungsanbieter' : 'per Überweisung');
  const begonnen = begonnenAt && `begonnen am ${formatDatum(begonnenAt)}`;
  const erledigt = stand === 'erledigt' && beendetAt && `erledigt am ${formatDatum(beendetAt)}`;
  return [wegText, begonnen, erledigt].filter(Boolean).join(', ');
}

export type RueckzahlungAktion = 'pruefen' | 'ueberwiesen' | 'konto' | 'zurueckziehen' | 'ueberweisen';

/** What can be done with it: the next step first. `frei`: what of the order can still be begun, in euros. */
export function rueckzahlungAktionen(
  { stand, weg, konto }: GeleseneErstattung,
  frei: number,
): RueckzahlungAktion[] {
  const isOffen = stand === 'beantragt' || stand === 'unklar' || stand === 'laeuft';
  if (weg === 'anbieter' && isOffen) return ['pruefen'];
  if (weg === 'ueberweisung' && stand === 'beantragt')
    return konto ? ['ueberwiesen', 'konto', 'zurueckziehen'] : ['konto', 'zurueckziehen'];
  return stand === 'gescheitert' && frei > 0 ? ['ueberweisen'] : [];
}
