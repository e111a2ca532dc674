import { ersterZahlungstag, vorherText } from '#features/auftrag/aktionen/zahlung-tag.ts';
import { formatDatum } from '#shared/datum/datum.ts';
import { centToEuro, formatEuro } from '#shared/number/money.ts';
import { type Namen, namensWorte, passtName, schluesselOf, zahlerWorte } from './name-passt.ts';
import { nummernMit } from './nummern-im-text.ts';
import { maxTeile, type Umsatz } from './umsatz.ts';

/** An order that a transfer may be for. Cents. */
export type Ziel = {
  id: string;
  nummer: string;
  vorname: string;
  nachname: string;
  firma: string;
  offenCent: number;
  /** What is forgiven of what has not come. */
  erlassenCent: number;
  isStorniert: boolean;
  /** The day of the order: no earlier payment is for it. */
  bestelltAm: string;
  /** What was booked for it, but for the transfers of this statement. */
  zahlungen: { tag: string; betragCent: number }[];
};

export const sicherheiten = ['sicher', 'wahrscheinlich', 'offen'] as const;
export type Sicherheit = (typeof sicherheiten)[number];

/** What of a transfer is for which order. */
export type UmsatzAnteil = { auftragId: string; betragCent: number };

/**
 * What a transfer is for. `sicher`: numbers and amount fit; `wahrscheinlich`: only one of them, or name and
 * amount; `offen`: nothing fits, or several orders, the `kandidaten`. `grund` is for the owner.
 */
export type Zuordnung = { art: Sicherheit; grund: string; teile: UmsatzAnteil[]; kandidaten: string[] };

/** `abTag`: the first day on which a payment for it can come. */
type Gesucht = Ziel & { namen: Namen; abTag: string };

/** Between the day of a payment in the statement and that of the same payment where it was booked by hand. */
const maxTage = 7;

/** Orders that are offered where none is certain. */
const maxKandidaten = 5;

/**
 * Finds the orders that transfers are for; pauses after each of both. First all that name a number, in the
 * sequence of the statement, so that a name never takes an order that a number names. No order is certain
 * twice.
 */
export function* gleicheAb(
  umsaetze: Umsatz[],
  ziele: Ziel[],
  praefixe: string[],
): Generator<void, Zuordnung[]> {
  const abgleich = new Abgleich();
  for (const ziel of ziele) {
    abgleich.add(ziel);
    yield;
  }
  const gefunden: (Zuordnung | undefined)[] = [];
  for (const umsatz of umsaetze) {
    gefunden.push(abgleich.byNummer(umsatz, praefixe));
    yield;
  }
  const alle: Zuordnung[] = [];
  for (const [at, umsatz] of umsaetze.entries()) {
    alle.push(mitZweifel(gefunden[at] ?? abgleich.byName(umsatz), umsatz));
    yield;
  }
  return alle;
}

/** The beginnings of these numbers: `B` of `B-26-K7M4Q`. */
export function praefixeOf(nummern: string[]): string[] {
  return [...new Set(nummern.map((nummer) => nummer.split('-')[0] ?? ''))].filter(Boolean);
}

class Abgleich {
  readonly #nachNummer = new Map<string, Gesucht>();
  readonly #nachWort = new Map<string, Gesucht[]>();
  readonly #nachBetrag = new Map<number, Gesucht[]>();
  /** Orders that a transfer of this statement pays, and those that one of them names or means. */
  readonly #bezahlt = new Set<string>();
  readonly #gemeint = new Set<string>();

  add(ziel: Ziel): void {
    const gesucht = { ...ziel, namen: namenOf(ziel), abTag: ersterZahlungstag(ziel.bestelltAm) };
    this.#nachNummer.set(ziel.nummer, gesucht);
    if (ziel.offenCent <= 0) return;
    addTo(this.#nachBetrag, ziel.offenCent, gesucht);
    for (const wort of schluesselOf(gesucht.namen)) addTo(this.#nachWort, wort, gesucht);
  }

  /** What its numbers say; `undefined` if it names none that is known. */
  byNummer(umsatz: Umsatz, praefixe: string[]): Zuordnung | undefined {
    const ziele = nummernMit(`${umsatz.zweck} ${umsatz.referenz}`, praefixe)
      .map((nummer) => this.#nachNummer.get(nummer))
      .filter((ziel) => ziel !== undefined);
    const [ziel] = ziele;
    if (!ziel) return undefined;
    const spaeter = ziele.find(({ abTag }) => umsatz.tag < abTag);
    if (spaeter) return offen(ziele, `${spaeter.nummer}: ${vorherText(spaeter.bestelltAm)}`);
    for (const { id } of ziele) this.#gemeint.add(id);
    return ziele.length === 1 ? this.#one(ziel, umsatz) : this.#several(ziele, umsatz);
  }

  #one(ziel: Gesucht, umsatz: Umsatz): Zuordnung {
    if (umsatz.betragCent === this.#rest(ziel))
      return this.#sicher([ziel], umsatz, 'Nummer und Betrag passen.');
    return wahrscheinlich([ziel], umsatz, this.#abweichung(ziel, umsatz));
  }

  #several(ziele: Gesucht[], umsatz: Umsatz): Zuordnung {
    const offene = ziele.filter((ziel) => this.#rest(ziel) > 0);
    const summe = offene.reduce((sum, ziel) => sum + this.#rest(ziel), 0);
    const isAlle = offene.length === ziele.length && ziele.length <= maxTeile;
    if (isAlle && summe === umsatz.betragCent)
      return this.#sicher(ziele, umsatz, 'Die Nummern passen, und zusammen der Betrag.');
    const [ziel, ...mehr] = offene.filter((one) => this.#rest(one) === umsatz.betragCent);
    if (ziel && mehr.length === 0)
      return this.#meint([ziel], umsatz, 'Mehrere Nummern; der Betrag passt nur zu dieser.');
    return offen(
      ziele,
      schonZusammenText(ziele, umsatz) ??
        `${ziele.map(({ nummer }) => nummer).join(', ')}: Der Betrag passt zu keiner davon und nicht zu allen zusammen.`,
    );
  }

  /** What name and amount say. An order that another transfer pays, names or means is left out. */
  byName(umsatz: Umsatz): Zuordnung {
    const worte = zahlerWorte(umsatz.name === '' ? umsatz.zweck : umsatz.name);
    const bekannte = [...new Set([...worte].flatMap((wort) => this.#nachWort.get(wort) ?? []))].filter(
      ({ namen }) => passtName(worte, namen),
    );
    const isFrei = ({ id, abTag }: Gesucht) => umsatz.tag >= abTag && !this.#gemeint.has(id);
    const frei = bekannte.filter(isFrei);
    const genau = frei.filter(({ offenCent }) => offenCent === umsatz.betragCent);
    if (genau.length > 1)
      return offen(genau, 'Mehrere Bestellungen passen zu Name und Betrag; die Nummer fehlt.');
    if (genau.length === 1) return this.#meint(genau, umsatz, 'Name und Betrag passen; die Nummer fehlt.');
    const summe = frei.reduce((sum, { offenCent }) => sum + offenCent, 0);
    if (frei.length > 1 && frei.length <= maxKandidaten && summe === umsatz.betragCent)
      return this.#meint(
        frei,
        umsatz,
        `Der Name passt, und der Betrag zu ${frei.length === 2 ? 'beiden' : `allen ${frei.length}`} Bestellungen zusammen; die Nummern fehlen.`,
      );
    const [bekannter] = bekannte;
    if (bekannter && bekannte.every(({ abTag }) => umsatz.tag < abTag))
      return offen(bekannte, `Der Name passt, aber: ${vorherText(bekannter.bestelltAm)}`);
    if (bekannter) return offen(bekannte, 'Nur der Name passt.');
    const gleichTeuer = firstOf(this.#nachBetrag.get(umsatz.betragCent) ?? [], isFrei);
    if (gleichTeuer.length > 0) return offen(gleichTeuer, 'Nur der Betrag passt.');
    return offen([], 'Keine Bestellung passt.');
  }

  #meint(ziele: Gesucht[], umsatz: Umsatz, grund: string): Zuordnung {
    for (const { id } of ziele) this.#gemeint.add(id);
    return wahrscheinlich(ziele, umsatz, schonText(ziele, umsatz) ?? grund);
  }

  /** What may be booked already, or does not add up, is for the owner to look at. */
  #sicher(ziele: Gesucht[], umsatz: Umsatz, grund: string): Zuordnung {
    const zweifel = umsatz.zweifel ?? schonText(ziele, umsatz);
    if (zweifel !== undefined) return wahrscheinlich(ziele, umsatz, zweifel);
    for (const { id } of ziele) this.#bezahlt.add(id);
    return { art: 'sicher', grund, teile: ziele.map(teilOf), kandidaten: [] };
  }

  #rest({ id, offenCent }: Gesucht): number {
    return this.#bezahlt.has(id) ? 0 : offenCent;
  }

  #abweichung(ziel: Gesucht, umsatz: Umsatz): string {
    const { id, nummer, offenCent, erlassenCent, isStorniert } = ziel;
    const schon = schonText([ziel], umsatz);
    if (schon !== undefined) return schon;
    if (isStorniert) return `${nummer} ist storniert: Das Geld wäre zurückzuzahlen.`;
    if (this.#bezahlt.has(id))
      return `${nummer} wird schon von einer anderen Überweisung dieser Datei bezahlt: Das Geld wäre zurückzuzahlen.`;
    if (offenCent === 0 && erlassenCent > 0) return erlassenText(ziel, umsatz);
    if (offenCent === 0) return `${nummer} ist schon bezahlt: Das Geld wäre zurückzuzahlen.`;
    return `Betrag weicht ab: ${euro(offenCent)} erwartet, ${euro(umsatz.betragCent)} gekommen.`;
  }
}

/** What comes of a rest that was forgiven is a payment like any other; only more than that is returned. */
function erlassenText({ nummer, erlassenCent }: Ziel, { betragCent }: Umsatz): string {
  const mehrCent = betragCent - erlassenCent;
  return mehrCent <= 0
    ? `Der Rest von ${nummer} war erlassen: Die Bestellung ist damit ganz bezahlt.`
    : `Von ${nummer} waren nur noch ${euro(erlassenCent)} erlassen: ${euro(mehrCent)} wären zurückzuzahlen.`;
}

/** The first few that may be meant: many orders cost the same, and no more of them are offered. */
function firstOf(ziele: Gesucht[], isFrei: (ziel: Gesucht) => boolean): Gesucht[] {
  return ziele.values().filter(isFrei).take(maxKandidaten).toArray();
}

function addTo<Key>(nach: Map<Key, Gesucht[]>, key: Key, ziel: Gesucht): void {
  const liste = nach.get(key);
  if (liste) liste.push(ziel);
  else nach.set(key, [ziel]);
}

/**
 * What its statement is in doubt about is said wherever a transfer may be booked, beside what else is to be
 * looked at.
 */
function mitZweifel(zuordnung: Zuordnung, { zweifel }: Umsatz): Zuordnung {
  const { grund } = zuordnung;
  return zweifel === undefined || grund === zweifel
    ? zuordnung
    : { ...zuordnung, grund: `${grund} ${zweifel}` };
}

function teilOf({ id: auftragId, offenCent: betragCent }: Ziel): UmsatzAnteil {
  return { auftragId, betragCent };
}

/** Of several orders each gets what is open of it, which is all of the amount. */
function wahrscheinlich(ziele: Gesucht[], { betragCent }: Umsatz, grund: string): Zuordnung {
  const [ziel, ...mehr] = ziele;
  const teile = ziel && mehr.length === 0 ? [{ auftragId: ziel.id, betragCent }] : ziele.map(teilOf);
  return { art: 'wahrscheinlich', grund, teile, kandidaten: [] };
}

function offen(ziele: Gesucht[], grund: string): Zuordnung {
  const kandidaten = ziele.slice(0, maxKandidaten).map(({ id }) => id);
  return { art: 'offen', grund, teile: [], kandidaten };
}

/** What says that a transfer, or its part for one of these orders, may be a payment that is booked already. */
function schonText(ziele: Gesucht[], umsatz: Umsatz): string | undefined {
  const [einziges, ...mehr] = ziele;
  for (const { nummer, zahlungen, offenCent } of ziele) {
    const betragCent = einziges && mehr.length === 0 ? umsatz.betragCent : offenCent;
    const schon = zahlungen.find((one) => one.betragCent === betragCent && isNah(one, umsatz));
    if (schon)
      return `Am ${formatDatum(schon.tag)} sind schon ${euro(betragCent)} für ${nummer} gebucht: dieselbe Zahlung?`;
  }
  return undefined;
}

/** The same of a transfer for several orders that are paid. */
function schonZusammenText(ziele: Gesucht[], umsatz: Umsatz): string | undefined {
  const nahe = ziele.flatMap(({ zahlungen }) => zahlungen.filter((one) => isNah(one, umsatz)));
  const [erste] = nahe;
  const summe = nahe.reduce((sum, { betragCent }) => sum + betragCent, 0);
  if (!erste || summe !== umsatz.betragCent) return undefined;
  return `Am ${formatDatum(erste.tag)} sind für diese Bestellungen schon ${euro(summe)} gebucht: dieselbe Zahlung?`;
}

function isNah(zahlung: { tag: string }, umsatz: Umsatz): boolean {
  return Math.abs(Date.parse(zahlung.tag) - Date.parse(umsatz.tag)) <= maxTage * 86_400_000;
}

function namenOf({ vorname, nachname, firma }: Ziel): Namen {
  return {
    vornamen: namensWorte(vorname),
    nachnamen: namensWorte(nachname),
    firma: namensWorte(firma),
  };
}

function euro(cent: number): string {
  return formatEuro(centToEuro(cent));
}
