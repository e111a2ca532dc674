import { flag, having, list, maybe, number, shape, text, word } from '#shared/wire/reader.ts';
import type {
  AltbestandEintrag,
  AltbestandErgebnis,
  AltbestandUebersicht,
  VonHandEintrag,
  VonHandSeite,
} from './altbestand-contract.ts';
import { altbestandHindernisse } from './altbestand-hindernis.ts';

const readUebersicht = shape<AltbestandUebersicht>({
  monate: list(having(['monat'], shape({ monat: text, anzahl: number(0) }))),
  vonHand: number(0),
});

/** Months with at least one, the newest first, and how many are ticked off. */
export function readAltmonate(data: unknown): AltbestandUebersicht {
  const { monate, vonHand } = readUebersicht(data);
  return {
    monate: monate.filter(({ monat, anzahl }) => /^\d{4}-\d{2}$/.test(monat) && anzahl > 0),
    vonHand,
  };
}

/** A reason that this page does not know is one all the same. */
const hindernis = maybe(word(altbestandHindernisse, 'unlesbar'));

const anlass = shape<VonHandEintrag['anlass']>({
  art: word(['bestellung', 'markttag'], 'bestellung'),
  ...{ id: text, text },
});

const readEintraege = shape<{ eintraege: AltbestandEintrag[] }>({
  eintraege: list(
    shape<AltbestandEintrag>({
      anlass,
      tag: text,
      name: maybe(text),
      brutto: number(0),
      hindernis,
    }),
  ),
});

/** Those of a month; what cannot be named to the server is left out. */
export function readAlteintraege(data: unknown): AltbestandEintrag[] {
  return readEintraege(data).eintraege.filter(({ anlass }) => anlass.id !== '');
}

const readFelder = shape<{ ergebnisse: AltbestandErgebnis[] }>({
  ergebnisse: list(having(['id'], shape<AltbestandErgebnis>({ id: text, nummer: maybe(text), hindernis }))),
});

/** What became of each. */
export function readAltergebnisse(data: unknown): AltbestandErgebnis[] {
  return readFelder(data).ergebnisse;
}

const readSeite = shape<VonHandSeite>({
  eintraege: list(shape<VonHandEintrag>({ anlass, tag: text })),
  hatMehr: flag,
});

/** A page of what is ticked off. */
export function readVonHand(data: unknown): VonHandSeite {
  const { eintraege, hatMehr } = readSeite(data);
  return { eintraege: eintraege.filter(({ anlass }) => anlass.id !== ''), hatMehr };
}
