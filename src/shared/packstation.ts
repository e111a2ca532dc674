/** What a text says of one of DHL's machines or branches; `nummer` is the machine's, `postnummer` the customer's. */
export type Station = { art?: string; nummer?: string; postnummer?: string };

const zwischen = String.raw`[\s._/-]*`;
/** As people write them, without a letter and in two words too, with the word that is printed. */
const arten: [art: string, muster: string][] = [
  ['Packstation', `pa(?:c|k|ck|cket|ket)${zwischen}(?:s?t?a?t?ion|stat(?:on|oin|in|io)?|st)`],
  ['Postfiliale', `(?:post|dhl)${zwischen}filiale`],
  ['Paketshop', `pa(?:k|ck)et${zwischen}shop`],
];
/** Words that also stand for a street or a box at home: only a number of three digits makes them a machine. */
const mehrdeutig: typeof arten = [
  ['Packstation', `post${zwischen}station`],
  ['Paketbox', `pa(?:k|ck)et${zwischen}box`],
];

const ganz = (muster: string) => String.raw`(?<!\p{L})(?:${muster})(?!\p{L})\.?`;
const wortOf = (all: typeof arten) => ganz(all.map(([, muster]) => muster).join('|'));
const sicher = new RegExp(wortOf(arten), 'iu');
const alle = new RegExp(wortOf([...arten, ...mehrdeutig]), 'iu');

/** Words around the two numbers that say nothing of their own. */
const beiwort = `(?:dhl|deutsche|post|ag|meine?|nr|no|nummer|post${zwischen}(?:nr|nummer)|pn|id|kunden?|kd|kunden${zwischen}(?:nr|nummer))`;
const beiworte = new RegExp(ganz(beiwort), 'giu');
const beiwortAmEnde = new RegExp(String.raw`(?:[\s\p{P}]*${ganz(beiwort)})+[\s\p{P}]*$`, 'iu');

const luecke = String.raw`[\s\p{P}\p{S}]*`;
const nummerDahinter = new RegExp(
  String.raw`^${luecke}(?:${ganz('nr|no|nummer')}${luecke})?(\d{1,4})(?!\d)`,
  'iu',
);
const nummerDavor = new RegExp(String.raw`(?<!\d)(\d{1,4})${luecke}$`, 'u');
/** 'hinter der Packstation 145' is the way to a door. */
const daneben =
  /(?<!\p{L})(?:neben|hinter|vor|bei|beim|nahe|nähe|gegenüber)\s+(?:(?:von|der|dem|einer)\s+)*(?:dhl[\s-]*)?$/iu;

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

/** Whether parcels go to one of DHL's machines or branches: `DHL-Packstation 145`, `12345678 Packst. 145`, but not `An der Packstation 3`. */
export function isPackstation({ strasse, hausnummer }: { strasse: string; hausnummer: string }): boolean {
  const zeile = fold(`${strasse} ${hausnummer}`);
  const found = sicher.exec(zeile);
  return (
    (found !== null && !/\p{L}/u.test(ohneBeiworte(zeile.slice(0, found.index)))) || nenntPackstation(zeile)
  );
}

/** Whether a text that should say something else names a machine: the word alone may be the name of a firm. */
export function nenntPackstation(text: string): boolean {
  const { art, nummer, davor } = zerlegt(fold(text));
  if (art === undefined || nummer === undefined || daneben.test(davor)) return false;
  return nummer.length === 3 || (sicher.test(fold(text)) && stationOf(text) !== undefined);
}

/**
 * The parts of a text that says nothing else than a machine, its number and the customer's, in any sequence; without the word the one
 * number. `undefined` of every other text, none of an empty one.
 */
export function stationOf(text: string): Station | undefined {
  const { art, nummer, rest } = zerlegt(fold(text));
  const ohne = ohneBeiworte(rest);
  if (/\p{L}/u.test(ohne)) return undefined;
  const ziffern = ohne.replaceAll(/\D/g, '');
  const station = { ...(art && { art }), ...(nummer && { nummer }) };
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

function ohneBeiworte(text: string): string {
  return text.replaceAll(beiworte, ' ');
}

/** The word of a machine, the number beside it and what is left. */
function zerlegt(text: string) {
  const found = alle.exec(text);
  if (!found) return { davor: '', rest: text };
  const davor = text.slice(0, found.index);
  const danach = text.slice(found.index + found[0].length);
  const [art] =
    [...arten, ...mehrdeutig].find(([, muster]) => new RegExp(ganz(muster), 'iu').test(found[0])) ?? [];
  const hinten = nummerDahinter.exec(danach);
  if (hinten) return { art, davor, nummer: hinten[1], rest: `${davor} ${danach.slice(hinten[0].length)}` };
  const vorn = nummerDavor.exec(davor);
  if (vorn) return { art, davor, nummer: vorn[1], rest: `${davor.slice(0, vorn.index)} ${danach}` };
  return { art, davor, rest: `${davor} ${danach}` };
}
