import { auftragStaende } from '#features/auftrag/zustand/auftragsstand.ts';
import {
  type Given,
  listOf,
  oneOf,
  recordOf,
  tagTextOf,
  textOf,
  zeitTextOf,
} from '#shared/wire/read-answer.ts';
import { readNumber } from '#shared/wire/read-value.ts';
import { widerrufAufgaben } from './aufgaben.ts';
import {
  belegZustaende,
  type Widerruf,
  type WiderrufAuftrag,
  type WiderrufPosten,
} from './verwaltung-contract.ts';

/** The order of a withdrawal as the workshop's screen shows it: a state that this page does not know is left out. */
export type GelesenerAuftrag = Omit<WiderrufAuftrag, 'stand'> & {
  stand: WiderrufAuftrag['stand'] | undefined;
};
export type GelesenerWiderruf = Omit<Widerruf, 'auftrag'> & { auftrag?: GelesenerAuftrag };

/** A page of the list. */
export type GeleseneWiderrufe = {
  offene: GelesenerWiderruf[];
  weitere: number;
  erledigte: GelesenerWiderruf[];
  weiter?: string;
};

/** How many wait, and the first day on which money is due; empty without one. */
export type WiderrufLage = { offen: number; geldBis: string };

/** A page of the list from an answer of any shape: what is no withdrawal is left out. */
export function readWiderrufe(data: unknown): GeleseneWiderrufe {
  const given = recordOf(data);
  const weiter = textOf(given.weiter);
  return {
    offene: listOf(given.offene).flatMap((one) => parseWiderruf(one) ?? []),
    weitere: readNumber(given.weitere) ?? 0,
    erledigte: listOf(given.erledigte).flatMap((one) => parseWiderruf(one) ?? []),
    ...(weiter ? { weiter } : {}),
  };
}

/** One withdrawal from an answer of any shape; `undefined` without its id, because then it is none. */
export function parseWiderruf(data: unknown): GelesenerWiderruf | undefined {
  const given = recordOf(data);
  const _id = textOf(given._id);
  if (!_id) return undefined;
  const [auftrag, beleg, schluss] = [
    auftragOf(recordOf(given.auftrag)),
    oneOf(belegZustaende, given.beleg),
    textOf(given.schluss),
  ];
  const aufgaben: unknown[] = Array.isArray(given.aufgaben) ? given.aufgaben : [];
  return {
    _id,
    eingangAt: zeitTextOf(given.eingangAt),
    geldBis: tagTextOf(given.geldBis),
    name: textOf(given.name),
    bestellung: textOf(given.bestellung),
    email: textOf(given.email),
    stuecke: textOf(given.stuecke),
    teile: listOf(given.teile).map(({ nr, menge, name }) => ({
      nr: readNumber(nr) ?? 1,
      menge: readNumber(menge) ?? 1,
      name: textOf(name),
    })),
    ...(beleg ? { beleg } : {}),
    aufgaben: widerrufAufgaben.filter((one) => aufgaben.includes(one)),
    isGebucht: given.isGebucht === true,
    kannZurueck: given.kannZurueck === true,
    ...(schluss ? { schluss } : {}),
    ...(auftrag ? { auftrag } : {}),
    vorschlaege: listOf(given.vorschlaege).flatMap((one) => vorschlagOf(one) ?? []),
    verlauf: listOf(given.verlauf).map(({ at, von, text }) => ({
      at: zeitTextOf(at),
      von: textOf(von),
      text: textOf(text),
    })),
  };
}

export function parseWiderrufLage(data: unknown): WiderrufLage {
  const { offen, geldBis } = recordOf(data);
  return { offen: readNumber(offen) ?? 0, geldBis: tagTextOf(geldBis) };
}

function vorschlagOf(given: Given) {
  const [_id, nummer] = [textOf(given._id), textOf(given.nummer)];
  if (!_id || !nummer) return undefined;
  return {
    ...{ _id, nummer, name: textOf(given.name), email: textOf(given.email) },
    bestelltAt: zeitTextOf(given.bestelltAt),
  };
}

function auftragOf(given: Given): GelesenerAuftrag | undefined {
  const wer = vorschlagOf(given);
  const geliefertAt = zeitTextOf(given.geliefertAt);
  return (
    wer && {
      ...wer,
      ...(geliefertAt ? { geliefertAt } : {}),
      stand: oneOf(auftragStaende, given.stand),
      letzteNr: readNumber(given.letzteNr) ?? 1,
      posten: listOf(given.posten).map(postenOf),
      versand: readNumber(given.versand) ?? 0,
      bezahlt: readNumber(given.bezahlt) ?? 0,
      zurueck: readNumber(given.zurueck) ?? 0,
    }
  );
}

function postenOf(given: Given, index: number): WiderrufPosten {
  const zahl = (feld: keyof WiderrufPosten) => readNumber(given[feld]) ?? 0;
  return {
    nr: readNumber(given.nr) ?? index + 1,
    name: textOf(given.name),
    preis: zahl('preis'),
    menge: zahl('menge'),
    moeglich: zahl('moeglich'),
    imHaus: zahl('imHaus'),
    gewuenscht: zahl('gewuenscht'),
    erwartet: zahl('erwartet'),
  };
}
