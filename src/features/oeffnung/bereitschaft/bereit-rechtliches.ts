import { geltendeZahlung } from '#features/einstellung/gruppen/geltende-zahlung.ts';
import { fillRechtstext, type Platzhalterwerte } from '#features/rechtstexte/bloecke/fill-rechtstext.ts';
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
import {
  type Dringlichkeit,
  frage,
  nurOeffentlich,
  type Pruefung,
  type Punkt,
  punkt,
  wenn,
} from './bereit-punkt.ts';
import { ungeprueftText } from './pruefvermerk.ts';

/** Directive (EU) 2024/825 applies from this day on: a text that was checked before does not know it (facts §5). */
const neuesRecht = '2026-09-27';

const texteFakten = [
  'rechtstexte',
  'umgebung',
  'tag',
  'laden',
  'steuer',
  'versand',
  'zahlung',
  'onlineWege',
  'phase',
  'post',
] as const;
type TexteFakten = Pick<BereitFakten, (typeof texteFakten)[number]>;

/** What the texts of the open shop say: of the settings, and in each placeholder. */
type Offen = { angaben: RechtstextAngaben; werte: Platzhalterwerte; stufe: Dringlichkeit };

/** The legal texts are complete, and somebody answers for them: the built-in ones are examples. */
export const rechtstexte: Pruefung = {
  id: 'rechtstexte',
  titel: 'Rechtstexte',
  fragen: [
    frage(texteFakten, (fakten) => {
      const offen = offenOf(fakten);
      return fakten.rechtstexte.flatMap((text) => [
        ...lueckenhaft(text, offen),
        ...ohneWiderrufsadresse(text, offen),
        ...unverantwortet(text, fakten),
      ]);
    }),
  ],
};

function offenOf({ tag, umgebung, onlineWege, ...einstellungen }: TexteFakten): Offen {
  const lage = { tag, adresse: umgebung.adresse };
  const zahlung = {
    ...einstellungen.zahlung,
    angaben: geltendeZahlung(einstellungen.zahlung.angaben, onlineWege),
  };
  const angaben = { ...rechtstextAngabenOf({ ...einstellungen, zahlung }, lage), istGeoeffnet: true };
  return { angaben, werte: platzhalterwerte(angaben), stufe: nurOeffentlich({ umgebung }) };
}

/** In an open shop: a placeholder that shows nothing leaves a hole in a sentence, or no sentence at all. */
function lueckenhaft({ art, titel, text }: TextPruefung, { werte, stufe }: Offen): Punkt[] {
  const probleme = rechtstextProbleme(text, werte);
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
function ohneWiderrufsadresse({ art, titel, text }: TextPruefung, { angaben, werte, stufe }: Offen): Punkt[] {
  if (art !== 'widerruf') return [];
  const { widerrufsadresse } = angaben;
  const bloecke = JSON.stringify(fillRechtstext(parseRechtstext(text), werte));
  return wenn(
    !nennt(bloecke, widerrufsadresse),
    punkt(
      stufe,
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

/**
 * R53: a lawyer has checked the text, or the owner publishes it on her own responsibility. The example workshop opens
 * without either where nobody else reaches it.
 */
function unverantwortet({ art, titel, ...text }: TextPruefung, fakten: TexteFakten): Punkt[] {
  const { geprueftAm } = text;
  const feld = `rechtstexte.${art}.geprueftAm`;
  if (text.istVerantwortet || (geprueftAm !== null && geprueftAm > neuesRecht)) return [];
  if (geprueftAm !== null) {
    const erneut = `${titel}: noch einmal prüfen lassen, denn seit dem 27.09.2026 gilt neues Recht, oder auf eigene Verantwortung veröffentlichen.`;
    return [punkt(nurOeffentlich(fakten), feld, erneut)];
  }
  const isBeispiel = beispielWerte(fakten).some(({ isDenkbar }) => !isDenkbar);
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
  fragen: [
    frage(['gewaehrleistung', 'umgebung'], ({ gewaehrleistung, ...fakten }) =>
      gewaehrleistung
        ? wenn(
            gewaehrleistung.text === '',
            punkt(
              'gelb',
              'gewaehrleistung',
              'Die Worte des Hinweises als Text eintragen: Nicht alle sehen das Bild.',
            ),
          )
        : [punkt(nurOeffentlich(fakten), 'gewaehrleistung', 'Die amtliche Datei mit dem Hinweis hochladen.')],
    ),
  ],
};
