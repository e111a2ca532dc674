import { postfachProblem } from '#features/auftrag/anschrift/anschrift-problem.ts';
import { isPackstation, isPostnummer, nenntPackstation } from '#shared/packstation.ts';
import { fremdeZeichen, naeherung } from './cp1252.ts';
import { dhlProdukte } from './dhl-produkte.ts';
import { type DhlAdresse, type DhlFeld, type DhlZeile, dhlFelder, nameLaenge } from './dhl-zeile.ts';

/** Longest texts; of names as DHL says, of the others as a public program that writes this file. */
export const dhlLaengen: Record<DhlFeld, number> = {
  ...{ name1: nameLaenge, name2: nameLaenge, strasse: 50, hausnummer: 11, plz: 5, stadt: 38 },
};

/** Why a text does not fit; `vorschlag` is one that does. */
export type DhlProblem = { text: string; vorschlag?: string };
export type DhlProbleme = Partial<Record<DhlFeld, DhlProblem>>;

/**
 * A text that a spreadsheet reads as a formula. Quotes do not stop it, and a sign before it would be printed
 * on the parcel: so it is said, and the row waits until it is written in another way (ADR 069).
 */
const formel = /^[=+\-@＝＋－＠]/u;
const formelAnfang = /^[=+\-@＝＋－＠\s]+/u;
/** Signs that end a column or begin a quoted one. */
const trenner = /[;"]/;

/** Everything in an address that DHL's file cannot have. */
export function dhlAdressProbleme(adresse: DhlAdresse): DhlProbleme {
  const found = dhlFelder.flatMap((feld) => {
    const problem = problemOf(feld, adresse);
    return problem ? [[feld, problem] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Why a parcel would come back, whatever it is printed on. */
export function dhlZielProbleme(adresse: DhlAdresse): string[] {
  return dhlFelder.flatMap((feld) => zielProblem(feld, adresse) ?? []);
}

function problemOf(feld: DhlFeld, adresse: DhlAdresse): DhlProblem | undefined {
  const wert = adresse[feld];
  const max = dhlLaengen[feld];
  const ziel = zielProblem(feld, adresse);
  if (ziel) return { text: ziel };
  if (wert === '') return feld === 'name2' ? undefined : { text: 'Das fehlt. Bitte ergänzen.' };
  if (feld === 'plz' && !/^\d{5}$/.test(wert)) return { text: 'Bitte fünf Ziffern eingeben.' };
  const vorschlag = vorschlagOf(wert, max);
  const withVorschlag = (text: string) => (vorschlag === undefined ? { text } : { text, vorschlag });
  const fremde = fremdeZeichen(wert);
  if (fremde.length > 0)
    return withVorschlag(
      `DHL kennt ${fremde.map((one) => `„${one}“`).join(', ')} nicht. Bitte anders schreiben.`,
    );
  if (formel.test(wert))
    return withVorschlag(
      `Beginnt mit „${wert[0]}“: ein Tabellenprogramm macht daraus eine Formel. Bitte anders schreiben.`,
    );
  if (trenner.test(wert))
    return withVorschlag('Semikolon und Anführungszeichen gehen nicht. Bitte anders schreiben.');
  if (wert.length > max)
    return withVorschlag(`Höchstens ${max} Zeichen, das sind ${wert.length}. Bitte kürzen.`);
  return undefined;
}

/** Why the parcel would come back. */
function zielProblem(feld: DhlFeld, adresse: DhlAdresse): string | undefined {
  const isStation = isPackstation(adresse);
  if (isStation && feld === 'name2' && !isPostnummer(adresse.name2))
    return 'Für die Packstation fehlt die Postnummer (6 bis 10 Ziffern). Bitte nachfragen.';
  if (!isStation && feld !== 'hausnummer' && nenntPackstation(adresse[feld]))
    return 'Eine Packstation gehört in die Straße, ihre Nummer in die Hausnummer. Bitte nachfragen, wohin das Paket soll.';
  return feld === 'strasse' && postfachProblem(adresse)
    ? 'An ein Postfach liefert DHL keine Pakete. Bitte nachfragen.'
    : undefined;
}

/** A text near to this one that fits; none for another script. */
function vorschlagOf(wert: string, max: number): string | undefined {
  const nahe = naeherung(wert)
    ?.replace(formelAnfang, '')
    .replaceAll(';', ',')
    .replaceAll('"', '’')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return nahe ? kuerze(nahe, max) : undefined;
}

/** Shortened at a blank if there is one in the second half. */
function kuerze(text: string, max: number): string {
  if (text.length <= max) return text;
  const kurz = text.replace(/stra(?:ß|ss)e\b/i, (wort) => (wort.startsWith('S') ? 'Str.' : 'str.'));
  if (kurz.length <= max) return kurz;
  const blank = kurz.lastIndexOf(' ', max);
  return kurz.slice(0, blank > max / 2 ? blank : max).replace(/[\s,]+$/, '');
}

/** What is wrong with the parcel itself. */
export function dhlPaketProblem({
  gewicht,
  produkt,
}: Pick<DhlZeile, 'gewicht' | 'produkt'>): string | undefined {
  const kilo = (gramm: number) => `${String(gramm / 1000).replace('.', ',')}\u00a0kg`;
  if (gewicht > dhlProdukte['PAK31.DEU'].bisGramm)
    return `Das Paket wiegt ${kilo(gewicht)}, DHL nimmt höchstens 31,5\u00a0kg. Bitte auf zwei Pakete verteilen.`;
  const { titel, bisGramm } = dhlProdukte[produkt];
  if (gewicht > bisGramm) return `Das Paket wiegt ${kilo(gewicht)}, das ist zu schwer für „${titel}“.`;
  return undefined;
}

/** Whether a row can be part of the file. */
export function isDhlFertig(zeile: DhlZeile): boolean {
  return (
    Object.keys(dhlAdressProbleme(zeile.empfaenger)).length === 0 && dhlPaketProblem(zeile) === undefined
  );
}
