import { fillRechtstext } from '#features/rechtstexte/bloecke/fill-rechtstext.ts';
import { parseRechtstext } from '#features/rechtstexte/bloecke/rechtstext-bloecke.ts';
import {
  type RechtstextAngaben,
  rechtstextAngabenOf,
} from '#features/rechtstexte/platzhalter/rechtstext-angaben.ts';
import { platzhalterwerte } from '#features/rechtstexte/platzhalter/rechtstext-platzhalter.ts';
import { textLueckenOf } from '#features/rechtstexte/probleme/rechtstext-luecken.ts';
import { rechtstextProbleme } from '#features/rechtstexte/probleme/rechtstext-probleme.ts';
import type { TextPruefung } from '#features/rechtstexte/rechtstext-fassung.ts';
import { beispielWerte } from './beispiel-werte.ts';
import type { BereitFakten } from './bereit-fakten.ts';
import { nurOeffentlich, type Pruefung, type Punkt, punkt, wenn } from './bereit-punkt.ts';
import { ungeprueftText } from './pruefvermerk.ts';

/** Directive (EU) 2024/825 applies from this day on: a text that was checked before does not know it (facts §5). */
const neuesRecht = '2026-09-27';

/** The legal texts are complete, and somebody answers for them: the built-in ones are examples. */
export const rechtstexte: Pruefung = {
  id: 'rechtstexte',
  titel: 'Rechtstexte',
  pruefe: (fakten) =>
    fakten.rechtstexte.flatMap((text) => [
      ...lueckenhaft(text, fakten),
      ...ohneWiderrufsadresse(text, fakten),
      ...unverantwortet(text, fakten),
    ]),
};

/** In an open shop: a placeholder that shows nothing leaves a hole in a sentence, or no sentence at all. */
function lueckenhaft({ art, titel, text }: TextPruefung, fakten: BereitFakten): Punkt[] {
  const probleme = rechtstextProbleme(text, platzhalterwerte(angabenOffen(fakten)));
  const stufe = nurOeffentlich(fakten);
  const imText = punkt(stufe, `rechtstexte.${art}`, '');
  const luecken = textLueckenOf(probleme);
  const namen = new Intl.ListFormat('de-DE').format(luecken.map(({ text }) => `„${text}“`));
  return [
    ...wenn(luecken.length > 0, {
      stufe,
      text: `${titel}: Es fehlt noch: ${namen}. Bitte ausfüllen oder den Text ändern.`,
      ziel: luecken[0]?.ziel ?? imText.ziel,
    }),
    ...probleme
      .filter(({ kind }) => kind !== 'leer')
      .map(({ text }) => ({ ...imText, text: `${titel}: ${text}` })),
  ];
}

/**
 * § 356a BGB: the notice tells where withdrawing online is possible, with the whole address, which a letter
 * or a PDF can show.
 */
function ohneWiderrufsadresse({ art, titel, text }: TextPruefung, fakten: BereitFakten): Punkt[] {
  const angaben = angabenOffen(fakten);
  const { widerrufsadresse } = angaben;
  const bloecke = JSON.stringify(fillRechtstext(parseRechtstext(text), platzhalterwerte(angaben)));
  return wenn(
    art === 'widerruf' && !nennt(bloecke, widerrufsadresse),
    punkt(
      nurOeffentlich(fakten),
      `rechtstexte.${art}`,
      `${titel}: Die Adresse ${widerrufsadresse} ergänzen, am einfachsten mit dem Platzhalter dafür.`,
    ),
  );
}

/** The whole address: that of the notice itself, `/widerrufsbelehrung`, begins with the same letters. */
function nennt(text: string, adresse: string): boolean {
  const [, ...danach] = text.split(adresse);
  return adresse === '' || danach.some((rest) => !/^[\w/-]/.test(rest));
}

/** What the texts of the open shop say. */
function angabenOffen({ einstellungen, tag, umgebung }: BereitFakten): RechtstextAngaben {
  const lage = { tag, adresse: umgebung.adresse };
  return { ...rechtstextAngabenOf(einstellungen, lage), istGeoeffnet: true };
}

/**
 * R53: a lawyer has checked the text, or the owner publishes it on her own responsibility. The example workshop opens
 * without either where nobody else reaches it.
 */
function unverantwortet({ art, titel, ...text }: TextPruefung, fakten: BereitFakten): Punkt[] {
  const { geprueftAm } = text;
  const feld = `rechtstexte.${art}.geprueftAm`;
  if (text.istVerantwortet || (geprueftAm !== null && geprueftAm > neuesRecht)) return [];
  if (geprueftAm !== null) {
    const erneut = `${titel}: noch einmal prüfen lassen, denn seit dem 27.09.2026 gilt neues Recht, oder auf eigene Verantwortung veröffentlichen.`;
    return [punkt(nurOeffentlich(fakten), feld, erneut)];
  }
  const isBeispiel = beispielWerte(fakten.einstellungen).some(({ isDenkbar }) => !isDenkbar);
  const stufe = isBeispiel ? nurOeffentlich(fakten) : 'rot';
  return [punkt(stufe, feld, ungeprueftText(titel))];
}

/**
 * (EU) 2025/1960: shops show the official guarantee notice; its words as text are for those who cannot see
 * the picture.
 */
export const gewaehrleistungPruefung: Pruefung = {
  id: 'gewaehrleistung',
  titel: 'Hinweis zur Gewähr\u00adleistung',
  pruefe: (fakten) =>
    fakten.hatGewaehrleistung
      ? wenn(
          !fakten.hatHinweisText,
          punkt(
            'gelb',
            'gewaehrleistung',
            'Die Worte des Hinweises als Text eintragen: Nicht alle sehen das Bild.',
          ),
        )
      : [punkt(nurOeffentlich(fakten), 'gewaehrleistung', 'Die amtliche Datei mit dem Hinweis hochladen.')],
};
