import { zahlwegOf } from '#features/zahlarten/zahlwege.ts';
import { tagOf } from '#shared/datum/datum.ts';
import { formatEuro } from '#shared/number/money.ts';
import { type Schritt, schrittOf } from '#web/ui/verwaltung/schritt/use-schritt.ts';
import { auftragCalls } from '../../calls.ts';
import type { GelesenerAuftrag, GeleseneZeile } from '../../read-auftrag.ts';
import { zeitText } from './auftrag-worte.ts';
import { korrekturFolge } from './beleg-folge.ts';

/** All that was open came in today. Never the word cash: the shop is no till (R44). */
export function zahlungDirekt({ letzteNr: gesehen, offen, ...zeile }: GeleseneZeile): Schritt {
  const betrag = formatEuro(offen);
  const { isVorOrt: isDort, isOnline } = zahlwegOf(zeile.zahlart);
  const online = isOnline
    ? 'Was online bezahlt wird, trägt der Laden selbst ein: nur Ja bei einer Überweisung. '
    : '';
  return schrittOf(
    auftragCalls.zahlung,
    { gesehen, betrag: offen, tag: tagOf(new Date()) },
    {
      frage: {
        question: isDort ? `Sind die ${betrag} bezahlt?` : `Sind die ${betrag} auf dem Konto?`,
        what: `${zeile.nummer}, ${zeile.name}`,
        consequence: `${online}War es ein anderer Betrag oder ein anderer Tag, öffnen Sie bitte die Bestellung.`,
        yes: isDort ? 'Ja, bezahlt' : 'Ja, eingegangen',
        isDestructive: false,
      },
      typ: 'zahlung',
      sonst: `${betrag} sind da.`,
    },
  );
}

/** Asks, because it is money: what is missing is not asked for any more. */
export function erlassenDirekt({ letzteNr: gesehen, offen, ...auftrag }: GelesenerAuftrag): Schritt {
  const betrag = formatEuro(offen);
  const schreibt =
    auftrag.email && !zahlwegOf(auftrag.zahlart).isVorOrt ? ' Der Laden schreibt es der Kundschaft.' : '';
  return schrittOf(
    auftragCalls.erlassen,
    { gesehen },
    {
      frage: {
        question: `${betrag} erlassen?`,
        what: `${auftrag.nummer}, ${auftrag.name}`,
        consequence:
          `Die Bestellung gilt dann als bezahlt, und niemand fragt mehr nach dem Rest.${schreibt} ${korrekturFolge(auftrag)}`.trim(),
        yes: 'Ja, erlassen',
        isDestructive: false,
      },
      typ: 'erlassen',
      sonst: `${betrag} sind erlassen.`,
    },
  );
}

/** Asks, because a message leaves the house. */
export function erinnernDirekt({
  letzteNr: gesehen,
  offen,
  ereignisse,
  ...auftrag
}: GelesenerAuftrag): Schritt {
  const letzte = zeitText(ereignisse.findLast(({ typ }) => typ === 'erinnert')?.at ?? '');
  return schrittOf(
    auftragCalls.erinnern,
    { gesehen },
    {
      frage: {
        question: 'An die Zahlung erinnern?',
        what: `${auftrag.nummer}, ${auftrag.name}`,
        consequence: `Der Laden schreibt der Kundschaft, dass noch ${formatEuro(offen)} fehlen, mit der Bankverbindung. Storniert wird nichts.${letzte && ` Zuletzt erinnert: ${letzte} Uhr.`}`,
        yes: 'Ja, erinnern',
        isDestructive: false,
      },
      typ: 'erinnert',
      sonst: 'Die Erinnerung ist unterwegs.',
    },
  );
}
