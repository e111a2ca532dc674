import { formatEuro } from '#shared/number/money.ts';
import { confirm, type Question } from '#web/ui/verwaltung/dialog/confirm.ts';
import { showFailure } from '#web/ui/verwaltung/form/show-failure.ts';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import { hinausText } from '../../aktionen/ruecknahme-post.ts';
import { auftragCalls } from '../../calls.ts';
import type { GelesenerAuftrag, GelesenesEreignis, GeleseneZeile } from '../../read-auftrag.ts';
import { type AuftragSchritt, type Getan, useAuftragSchritt } from './auftrag.queries.ts';

type Bestellung = GeleseneZeile | GelesenerAuftrag;

/** What is said after a step, with the offer to take it back where that is possible. */
export function useMelden(bestellung: Pick<Bestellung, '_id' | 'nummer'>) {
  const zurueck = useAktionZuruecknehmen(bestellung);
  return ({ message, auftrag }: Getan, sonst: string, typ?: string) => {
    const ereignis = typ && auftrag?.ereignisse.findLast((one) => one.typ === typ && one.kannZurueck);
    snackbar.success(
      message || sonst,
      ereignis && auftrag
        ? { label: 'Zurücknehmen', onClick: () => void zurueck(ereignis, auftrag.letzteNr) }
        : undefined,
    );
  };
}

/** Takes an event of the order back; asks first when a mail about it has left already. */
export function useAktionZuruecknehmen({ _id, nummer }: Pick<Bestellung, '_id' | 'nummer'>) {
  const { send } = useAuftragSchritt(_id);
  return async ({ nr, text, hinausgegangen }: GelesenesEreignis, gesehen: number) => {
    const frage = hinausgegangen.length > 0 && {
      question: 'Trotzdem zurücknehmen?',
      what: `${nummer}: ${text}`,
      warning: hinausText(hinausgegangen),
      yes: 'Zurücknehmen',
      isDestructive: false,
    };
    if (frage && !(await confirm(frage))) return;
    try {
      const { message } = await send((api, ziel) =>
        api.send(auftragCalls.zuruecknehmen, { ...ziel, body: { gesehen, nr } }),
      );
      snackbar.success(message || `${nummer}: Der Schritt ist zurückgenommen.`);
    } catch (error) {
      showFailure('Der Schritt wurde nicht zurückgenommen: ', error);
    }
  };
}

/** A step without a form: asks if there is a question, does it, says so. Returns whether it was done. */
export function useDirekteAktion(bestellung: Bestellung) {
  const { _id, nummer } = bestellung;
  const { send, isPending } = useAuftragSchritt(_id);
  const melden = useMelden(bestellung);
  const tun = async ({ schritt, frage, typ, sonst }: Direkt): Promise<boolean> => {
    if (frage && !(await confirm(frage))) return false;
    try {
      melden(await send(schritt), `${nummer}: ${sonst}`, typ);
      return true;
    } catch (error) {
      showFailure('', error);
      return false;
    }
  };
  return { tun, isPending };
}

/** `typ`: the event that it makes. `sonst`: what is said when the answer says nothing. */
export type Direkt = { schritt: AuftragSchritt; frage?: Question; typ: string; sonst: string };

export function gepacktDirekt({ letzteNr: gesehen, ...zeile }: Bestellung): Direkt {
  const frage = {
    question: 'Trotzdem gepackt?',
    what: `${zeile.nummer}, ${zeile.name}`,
    consequence: 'Im Lager liegt noch nicht alles für diese Bestellung: Ein Teil ist zu fertigen.',
    yes: 'Ja, alles ist gepackt',
    isDestructive: false,
  };
  return {
    schritt: (api, ziel) => api.send(auftragCalls.gepackt, { ...ziel, body: { gesehen } }),
    ...(zeile.isZuFertigen ? { frage } : {}),
    typ: 'gepackt',
    sonst: 'Gepackt.',
  };
}

/** Asks, because a message leaves the house. */
export function abholbereitDirekt({ letzteNr: gesehen, ...zeile }: Bestellung): Direkt {
  return {
    schritt: (api, ziel) => api.send(auftragCalls.abholbereit, { ...ziel, body: { gesehen } }),
    frage: {
      question: 'Liegt alles zum Abholen bereit?',
      what: `${zeile.nummer}, ${zeile.name}`,
      consequence: `Der Laden schreibt der Kundschaft dann, dass sie es abholen kann.${zeile.isZuFertigen ? ' Im Lager liegt noch nicht alles: Ein Teil ist zu fertigen.' : ''}`,
      yes: 'Ja, liegt bereit',
      isDestructive: false,
    },
    typ: 'abholbereit',
    sonst: 'Liegt zum Abholen bereit.',
  };
}

/** What is still to be paid is paid with it: the usual case in the workshop. */
export function abgeholtDirekt({ letzteNr: gesehen, offen, ...zeile }: Bestellung): Direkt {
  const body = offen > 0 ? { gesehen, bezahlt: true } : { gesehen };
  return {
    schritt: (api, ziel) => api.send(auftragCalls.abgeholt, { ...ziel, body }),
    frage: {
      question:
        offen > 0 ? `Abgeholt, und ${formatEuro(offen)} sind bezahlt?` : 'Ist die Bestellung abgeholt?',
      what: `${zeile.nummer}, ${zeile.name}`,
      consequence: `Was abgeholt ist, lässt sich nicht zurücknehmen.${offen > 0 ? ' Ist noch nichts bezahlt, öffnen Sie bitte die Bestellung.' : ''}`,
      yes: offen > 0 ? 'Ja, abgeholt und bezahlt' : 'Ja, abgeholt',
      isDestructive: false,
    },
    typ: 'abgeholt',
    sonst: 'Abgeholt.',
  };
}
