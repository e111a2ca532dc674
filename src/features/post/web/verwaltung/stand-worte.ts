import { formatZeitpunkt } from '#shared/datum/datum.ts';
import type { ChipTone } from '#web/ui/verwaltung/display/status-chip.tsx';
import type { AdminIconName } from '#web/ui/verwaltung/icons.tsx';
import type { NachrichtZeile } from '../../contract.ts';
import { type NachrichtStand, ohneAdresse } from '../../nachricht.ts';

/** How each state is shown; the filter has a word for many. */
export const standWorte: Record<
  NachrichtStand,
  { wort: string; filter: string; tone: ChipTone; icon: AdminIconName }
> = {
  wartet: { wort: 'wartet', filter: 'Warten', tone: 'neutral', icon: 'history' },
  gesendet: { wort: 'gesendet', filter: 'Gesendet', tone: 'good', icon: 'sent' },
  nichtZugestellt: {
    wort: 'nicht zugestellt',
    filter: 'Nicht zugestellt',
    tone: 'bad',
    icon: 'failed',
  },
  abgelegt: { wort: 'nicht gesendet', filter: 'Nicht gesendet', tone: 'warning', icon: 'box' },
};

/** What the state means now, in one line; empty where the word says all. */
export function nachrichtStandSatz({ an, stand, ...zeile }: NachrichtZeile): string {
  const { versuche, faelligAt, gesendetAt, fehler, istErledigt } = zeile;
  if (stand === 'gesendet') return gesendetAt ? `am ${zeit(gesendetAt)}` : '';
  if (stand === 'abgelegt')
    return an === ohneAdresse
      ? 'Die Werkstatt hatte keine E-Mail-Adresse.'
      : 'Es war kein Mailserver eingerichtet.';
  if (istErledigt) return 'abgehakt';
  if (stand === 'nichtZugestellt') return versuche > 1 ? `nach ${versuche} Versuchen` : '';
  if (fehler === '' || !faelligAt) return 'wird gleich gesendet';
  return `nächster Versuch am ${zeit(faelligAt)}`;
}

/** A time of another server may be none. */
export function zeit(iso: string): string {
  return Number.isNaN(Date.parse(iso)) ? '' : formatZeitpunkt(iso);
}

/** 'Mia Sommer <mia@mail.example>', or the address alone. */
export function empfaenger({ an, anName }: Pick<NachrichtZeile, 'an' | 'anName'>): string {
  if (an === ohneAdresse) return 'Werkstatt (ohne E-Mail-Adresse)';
  return anName ? `${anName} <${an}>` : an;
}

/** What tells a message from the others: `Ihr Paket ist unterwegs an mia@mail.example, 24.11.2026, 10:30`. */
export function nachrichtName({ betreff, an, createdAt }: NachrichtZeile): string {
  return [`${betreff} an ${an}`, zeit(createdAt)].filter(Boolean).join(', ');
}
