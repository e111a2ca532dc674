import { isZahlfristOffen, zahlfristText } from '#features/auftrag/kundensicht/zahlfrist-text.ts';
import type { GeleseneZahlungsseite } from './read-zahlungsseite.ts';

/** How the shopper comes back from the provider's page, as its address says. */
const rueckkehrarten = ['bezahlt', 'abbruch'] as const;
export type Rueckkehr = (typeof rueckkehrarten)[number];

export function rueckkehrOf(zurueck: string | null): Rueckkehr | undefined {
  return rueckkehrarten.find((one) => one === zurueck);
}

/**
 * What the page shows. `oeffnet`: it goes on to the provider by itself; `wartet`: the provider is asked until it
 * has the money; `unbestaetigt`: it had none for so long that the shopper may go; `unklar`: of a later version of the
 * shop.
 */
export type Zahlungsansicht =
  | 'oeffnet'
  | 'wartet'
  | 'unbestaetigt'
  | 'zuZahlen'
  | 'pruefung'
  | 'bezahlt'
  | 'vorbei'
  | 'unklar';

type Lage = {
  /** Missing as long as there was no answer. */
  seite: GeleseneZahlungsseite | undefined;
  rueckkehr: Rueckkehr | undefined;
  isOeffnend: boolean;
  /** Whether the provider was asked for long enough. */
  isAufgegeben: boolean;
};

/** `undefined`: it is not known yet. */
export function zahlungsansichtOf({
  seite,
  rueckkehr,
  isOeffnend,
  isAufgegeben,
}: Lage): Zahlungsansicht | undefined {
  if (isOeffnend) return 'oeffnet';
  if (rueckkehr === 'bezahlt' && (!seite || seite.stand === 'pruefung'))
    return isAufgegeben ? 'unbestaetigt' : 'wartet';
  // It can go on, but she has just decided otherwise, and the provider has no money.
  if (rueckkehr === 'abbruch' && seite?.stand === 'pruefung') return 'zuZahlen';
  return seite && (seite.stand ?? 'unklar');
}

export type Zahlungskopf = { titel: string; satz: string };

const koepfe: Record<Exclude<Zahlungsansicht, 'zuZahlen' | 'vorbei'>, Zahlungskopf> = {
  oeffnet: {
    titel: 'Wir öffnen die Bezahl\u00adseite …',
    satz: 'Ihre Bestellung ist bei uns angekommen. Jetzt fehlt nur noch die Zahlung.',
  },
  wartet: {
    titel: 'Wir sehen nach Ihrer Zahlung …',
    satz: 'Das dauert meist nur einige Sekunden. Bitte lassen Sie diese Seite so lange offen.',
  },
  unbestaetigt: {
    titel: 'Noch nicht bestätigt',
    satz: 'Ihre Zahlung ist noch nicht bestätigt. Sie müssen nichts weiter tun: Sobald wir von ihr hören, packen wir Ihre Bestellung.',
  },
  pruefung: {
    titel: 'Sie haben die Bezahlung begonnen',
    satz: 'Bringen Sie sie jetzt zu Ende. Haben Sie schon bezahlt, sehen wir nach.',
  },
  bezahlt: { titel: 'Bezahlt', satz: 'Ihr Geld ist da, vielen Dank.' },
  unklar: {
    titel: 'Ihre Zahlung',
    satz: 'Wie es um sie steht, sehen Sie auf der Seite Ihrer Bestellung.',
  },
};

/** Title and sentence of what the page shows. */
export function zahlungskopfOf(
  ansicht: Zahlungsansicht,
  seite: Pick<GeleseneZahlungsseite, 'bis' | 'grund'> | undefined,
  now: Date,
): Zahlungskopf {
  if (ansicht === 'vorbei')
    return {
      titel: 'Hier ist nichts zu bezahlen',
      satz: seite?.grund ?? 'Diese Bestellung können Sie gerade nicht online bezahlen.',
    };
  if (ansicht === 'zuZahlen') return { titel: 'Noch nicht bezahlt', satz: zuZahlenSatz(seite?.bis, now) };
  return koepfe[ansicht];
}

/** Until when the goods are held; what is over is not promised. */
function zuZahlenSatz(bis: string | undefined, now: Date): string {
  return isZahlfristOffen(bis, now)
    ? `Wir halten Ihre Ware bis ${zahlfristText(bis)} für Sie zurück.`
    : 'Ihre Bestellung ist bei uns angekommen. Es fehlt nur noch die Zahlung.';
}
