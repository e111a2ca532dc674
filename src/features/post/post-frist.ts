import { aufbewahrungsjahre, vorbeiVor } from '#shared/datum/aufbewahrungsfrist.ts';
import type { NachrichtArt } from './nachricht.ts';

export type Frist = { arten: NachrichtArt[] } & ({ days: number } | { jahre: number });

/**
 * How long messages stay in the outbox after they were written, by their kinds. Those about accounts, and what tells
 * the workshop of an order or a withdrawal: long enough to be sent, and to be found when somebody asks. What was
 * written by the contact form: as long as a question may be taken up again. Those to customers about orders and
 * withdrawals, and that the shop has changed its tax mode, are letters: the law counts their years from the end of one.
 */
export const fristen = {
  konto: {
    arten: ['bestaetigung', 'passwort', 'einladung', 'email', 'geaendert', 'geloescht', 'test'],
    days: 30,
  },
  werkstatt: { arten: ['neueBestellung', 'stornoMeldung', 'widerrufMeldung'], days: 30 },
  kontakt: { arten: ['kontakt'], days: 365 },
  briefe: {
    arten: [
      ...([
        'bestellung',
        'zahlung',
        'erinnerung',
        'ueberweisung',
        'storniert',
        'versandt',
        'abholbereit',
      ] as const),
      ...(['teilStorniert', 'nachlass', 'kontoFrage', 'erstattung', 'rechnung', 'nachricht'] as const),
      ...(['belegKopie', 'widerruf', 'steuerwechsel'] as const),
    ],
    jahre: aufbewahrungsjahre.briefe,
  },
} satisfies Record<string, Frist>;
export type FristName = keyof typeof fristen;

/** The moment before which a message must have been written to be deleted now. */
export function grenzeOf(frist: Frist, now: Date): string {
  if ('jahre' in frist) return vorbeiVor(now, frist.jahre);
  return new Date(now.getTime() - frist.days * 86_400_000).toISOString();
}
