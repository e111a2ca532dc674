/** What a text says of one of DHL's machines or branches; `nummer` is the machine's, `postnummer` the customer's. */
export type Station = { art?: string; nummer?: string; postnummer?: string };

const zwischen = String.raw`[\s._/-]*`;
/** As people write them, without a letter and in two words too, with the word that is printed. */
const arten: [art: string, muster: string][] = [
  ['Packstation', `pa(?:c|k|ck|cket|ket)${zwischen}(?:s?t?a?t?ion|stat(?:on|oin|in|io)?|st)`],
  ['Postfiliale', `(?:post|dhl)${zwischen}filiale`],
  ['Paketshop', `pa(?:k|ck)et${zwischen}shop`],
];
/**
 * Words that also stand for a street or a box at home: only a number of three digits, or the customer's
 * alone, makes them a machine.
 */
const mehrdeutig: typeof arten = [
  ['Packstation', `post${zwischen}station`],
  ['Paketbox', `pa(?:k|ck)et${zwischen}box`],
];

const ganz = (muster: string) => String.raw`(?<!\p{L})(?:${muster})(?!\p{L})\.?`;
const wortOf = (all: typeof arten) => ganz(all.map(([, muster]) => muster).join('|'));
const sicher = new RegExp(wortOf(arten), 'iu');
const alle = new RegExp(wortOf([...arten, ...mehrdeutig]), 'iu');

/** Words around the two numbers that say nothing of their own. */
const beiwort = `(?:dhl|deutsche|post(?:\\s+ag)?|meine?|nr|no|nummer|post${zwischen}(?:nr|nummer)|pn|id|kunden?|kd|kunden${zwischen}(?:nr|nummer))`;
const beiworte = new RegExp(ganz(beiwort), 'giu');
const beiwortAmEnde = new RegExp(String.raw`(?:[\s\p{P}]*${ganz(beiwort)})+[\s\p{P}]*$`, 'iu');

const luecke = String.raw`[\s\p{P}\p{S}]*`;
const nummerDahinter = new RegExp(
  String.raw`^${luecke}(?:${ganz('nr|no|nummer')}${luecke})?(\d{1,4})(?!\d)`,
  'iu',
);
const nummerDavor = new RegExp(String.raw`(?<!\d)(\d{1,4})${luecke}$`, 'u');
/** `hinter der Packstation 145` is the way to a door, `An der Packstation` a street. */
const daneben =
  /(?<!\p{L})(?:neben|hinter|vor|von|bei|beim|nahe|nähe|gegenüber|der|dem|einer|alten?)\s+(?:dhl[\s-]*)?$/iu;

/** More than any address has: what is longer is refused anyway, and is not searched. */
const laengste = 400;

/** Letters of other widths, soft hyphens and marks that nobody sees are no other words. */
function fold(text: string): string {
  return text
    .slice(0, laengste)
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim();
}

/** The number of DHL's customer, who opens the machine with it. */
export function isPostnummer(text: string): boolean {
  return /^\d{6,10}$/.test(text);
}

/** What is asked where parcels go to a machine without it. */
export const postnummerFehlt = 'Für eine Packstation bitte Ihre Postnummer eingeben.';

/**
 * Whether parcels go to one of DHL's machines or branches: `DHL-Packstation 145`, `12345678 Packst. 145`, but
 * not `An der Packstation 3`.
 */
export function isPackstation({ strasse, hausnummer }: { strasse: string; hausnummer: string }): boolean {
  const zeile = fold(`${strasse} ${hausnummer}`);
  const found = sicher.exec(zeile);
  if (found && isLeer(zeile.slice(0, found.index))) return true;
  const { nummer, davor, isSicher } = zerlegt(zeile);
  return nummer?.length === 3 && (isSicher ? !daneben.test(davor) : isLeer(davor));
}

/**
 * Whether a text that should say something else names a machine and nothing else: the word alone, or a shop
 * with a short number, may be a firm; with more words it is the way to a door.
 */
export function nenntPackstation(text: string): boolean {
  const { art, nummer } = stationOf(text) ?? {};
  return nummer !== undefined && art !== undefined && (nummer.length === 3 || art === 'Packstation');
}

/**
 * The parts of a text that says nothing else than a machine, its number and the customer's, in any sequence;
 * without the word the one number. `undefined` of every other text, none of an empty one.
 */
export function stationOf(text: string): Station | undefined {
  const { art, nummer, rest, isSicher } = zerlegt(fold(text));
  if (!isLeer(rest)) return undefined;
  const ziffern = rest.replaceAll(/\D/g, '');
  const station = { ...(art && { art }), ...(nummer && { nummer }) };
  const kennzahl = nummer ?? ziffern;
  if (art !== undefined && !isSicher && kennzahl.length !== 3 && !isPostnummer(kennzahl)) return undefined;
  if (ziffern === '' || ziffern === nummer) return station;
  if (isPostnummer(ziffern)) return { ...station, postnummer: ziffern };
  return art === undefined && ziffern.length < 5 ? { nummer: ziffern } : undefined;
}

/** A name without the customer's number behind it: `Beispiel, Postnr. 12345678`. */
export function ohnePostnummer(name: string): { name: string; postnummer?: string } {
  if (!/\p{Nd}{6}/u.test(name)) return { name };
  const [, davor, postnummer] = /^(.*?)[\s\p{P}]*(?<!\d)(\d{6,10})\)?$/su.exec(fold(name)) ?? [];
  if (davor === undefined || postnummer === undefined) return { name };
  const kurz = davor.replace(beiwortAmEnde, '');
  // Typed twice.
  const kuerzer = ohnePostnummer(kurz);
  return { name: kuerzer.postnummer === postnummer ? kuerzer.name : kurz, postnummer };
}

/** Whether a text says nothing but numbers. */
function isLeer(text: string): boolean {
  return !/\p{L}/u.test(text.replaceAll(beiworte, ' '));
}

/** The word of a machine, the number beside it and what is left. */
function zerlegt(text: string) {
  const found = alle.exec(text);
  if (!found) return { davor: '', rest: text };
  const davor = text.slice(0, found.index);
  const danach = text.slice(found.index + found[0].length);
  const [art] =
    [...arten, ...mehrdeutig].find(([, muster]) => new RegExp(ganz(muster), 'iu').test(found[0])) ?? [];
  const isSicher = sicher.test(found[0]);
  const hinten = nummerDahinter.exec(danach);
  if (hinten)
    return { art, davor, isSicher, nummer: hinten[1], rest: `${davor} ${danach.slice(hinten[0].length)}` };
  const vorn = nummerDavor.exec(davor);
  if (vorn) return { art, davor, isSicher, nummer: vorn[1], rest: `${davor.slice(0, vorn.index)} ${danach}` };
  return { art, davor, isSicher, rest: `${davor} ${danach}` };
}
