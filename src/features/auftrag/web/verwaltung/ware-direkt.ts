import { formatEuro } from '#shared/number/money.ts';
import type { Question } from '#web/ui/verwaltung/dialog/confirm.ts';
import { type Schritt, schrittOf } from '#web/ui/verwaltung/schritt/use-schritt.ts';
import { auftragCalls } from '../../calls.ts';
import type { Bestellung } from './use-auftrag-schritt.ts';

export function gepacktDirekt({ letzteNr: gesehen, ...zeile }: Bestellung): Schritt {
  const frage = {
    question: 'Trotzdem gepackt?',
    what: `${zeile.nummer}, ${zeile.name}`,
    consequence: 'Im Lager liegt noch nicht alles für diese Bestellung: Ein Teil ist zu fertigen.',
    yes: 'Ja, alles ist gepackt',
    isDestructive: false,
  };
  return schrittOf(
    auftragCalls.gepackt,
    { gesehen },
    { frage: zeile.isZuFertigen ? frage : undefined, typ: 'gepackt', sonst: 'Gepackt.' },
  );
}

/** What is asked before a pick-up lies ready: a message leaves the house. */
export function abholbereitFrage(what: string, dazu = ''): Question {
  return {
    question: 'Liegt alles zum Abholen bereit?',
    what,
    consequence: `Der Laden schreibt der Kundschaft dann, dass sie es abholen kann.${dazu}`,
    yes: 'Ja, liegt bereit',
    isDestructive: false,
  };
}

export function abholbereitDirekt({ letzteNr: gesehen, ...zeile }: Bestellung): Schritt {
  return schrittOf(
    auftragCalls.abholbereit,
    { gesehen },
    {
      frage: abholbereitFrage(
        `${zeile.nummer}, ${zeile.name}`,
        zeile.isZuFertigen ? ' Im Lager liegt noch nicht alles: Ein Teil ist zu fertigen.' : '',
      ),
      typ: 'abholbereit',
      sonst: 'Liegt zum Abholen bereit.',
    },
  );
}

/** What is still to be paid is paid with it: the usual case in the workshop. */
export function abgeholtDirekt({ letzteNr: gesehen, offen, ...zeile }: Bestellung): Schritt {
  const body = offen > 0 ? { gesehen, bezahlt: true } : { gesehen };
  return schrittOf(auftragCalls.abgeholt, body, {
    frage: {
      question:
        offen > 0 ? `Abgeholt, und ${formatEuro(offen)} sind bezahlt?` : 'Ist die Bestellung abgeholt?',
      what: `${zeile.nummer}, ${zeile.name}`,
      consequence: `Der Laden schreibt damit die Rechnung. Das lässt sich nicht zurücknehmen.${offen > 0 ? ' Ist noch nichts bezahlt, öffnen Sie bitte die Bestellung.' : ''}`,
      yes: offen > 0 ? 'Ja, abgeholt und bezahlt' : 'Ja, abgeholt',
      isDestructive: false,
    },
    typ: 'abgeholt',
    sonst: 'Abgeholt.',
  });
}
