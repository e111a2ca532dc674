import { formatZeitpunkt } from '#shared/datum/datum.ts';
import type { ChipTone } from '#web/ui/verwaltung/display/status-chip.tsx';
import type { GelesenerProbelauf } from '../../../probelauf/read-probelauf.ts';

type Worte = {
  tone: ChipTone;
  wort: string;
  satz: string;
  /** What its button says that begins, or goes on; without one nothing is to be begun. */
  beginnen?: string;
  /** What the provider may still say; without it nothing is open. */
  noch?: string;
};

/** How it stands, and what can be done; an unknown state may be tried anew. */
export function probelaufWorte({ anbieter, lauf }: GelesenerProbelauf): Worte {
  switch (lauf?.stand) {
    case 'begonnen':
      return {
        ...{ tone: 'warning', wort: 'Begonnen' },
        noch: 'noch kein Geld gemeldet',
        satz: 'Öffnen Sie die Bezahlseite, oder prüfen Sie den Stand, wenn Sie dort schon bezahlt haben.',
        beginnen: 'Bezahlseite öffnen',
      };
    case 'bezahlt':
      return {
        ...{ tone: 'warning', wort: 'Bezahlt' },
        noch: 'noch nicht zurückgezahlt',
        satz: 'Das Geld ist angekommen. Bitte prüfen Sie den Stand.',
      };
    case 'zurueck':
      return {
        ...{ tone: 'good', wort: 'Ausprobiert' },
        satz: `Bezahlt und zurückgezahlt${amOf(lauf.beendetAt)}.${anbieter?.modus === 'live' ? aufDerKarteText : ''}`,
        beginnen: 'Probe\u00adzahlung wiederholen',
      };
    case 'gescheitert':
      return {
        ...{ tone: 'bad', wort: 'Nicht geklappt' },
        ...{ satz: lauf.grund, beginnen: 'Noch einmal versuchen' },
      };
    default:
      return {
        ...{ tone: 'neutral', wort: 'Noch nicht ausprobiert', satz: '' },
        beginnen: 'Probe\u00adzahlung durchführen',
      };
  }
}

const aufDerKarteText = ' Bis das Geld auf Ihrer Karte ist, kann es einige Tage dauern.';

function amOf(zeitpunkt: string | null): string {
  return zeitpunkt ? ` am ${formatZeitpunkt(zeitpunkt)} Uhr` : '';
}

type Anbieter = NonNullable<GelesenerProbelauf['anbieter']>;

/** What it costs. */
export function geldText({ name, modus }: Anbieter): string {
  if (modus === 'probe')
    return 'Hier fließt kein Geld: Bezahlt wird auf der Bezahlseite der Beispiel-Werkstatt.';
  if (modus === 'test')
    return `Mit dem Testschlüssel fließt kein Geld: Bezahlen Sie mit einer Testkarte von ${name}.`;
  return `Es ist echtes Geld, von Ihrer eigenen Karte. ${name} behält dafür seine Gebühr, einige Cent.`;
}
