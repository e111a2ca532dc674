import type { NachrichtArt } from '../nachricht.ts';

/**
 * What goes first when much waits: links that somebody waits for and that soon end, then what people are told
 * about their orders and accounts and the owner about the tax, then the rest, of which strangers can cause any number.
 */
const vorraenge: Record<NachrichtArt, 0 | 1 | 2> = {
  ...{ bestaetigung: 0, passwort: 0, einladung: 0, email: 0 },
  ...{ bestellung: 1, zahlung: 1, erinnerung: 1, storniert: 1, versandt: 1, abholbereit: 1 },
  ...{ ueberweisung: 1, teilStorniert: 1, nachlass: 1, erstattung: 1, kontoFrage: 1, nachricht: 1 },
  ...{ rechnung: 1, belegKopie: 1, geaendert: 1, geloescht: 1, steuerwechsel: 1 },
  ...{ neueBestellung: 2, stornoMeldung: 2, widerruf: 2, widerrufMeldung: 2, kontakt: 2, test: 2 },
};

/** The kinds of each rank, the first to be sent first. */
export const artenNachVorrang: NachrichtArt[][] = [0, 1, 2].map((rang) =>
  (Object.keys(vorraenge) as NachrichtArt[]).filter((art) => vorraenge[art] === rang),
);
