import { type Anschrift, anschriftFelder, leereAnschrift } from '#features/auftrag/anschrift/anschrift.ts';
import { versandarten, zahlarten } from '#features/auftrag/versand-zahlung.ts';
import type { Anschriften, BestellBody, Kasse } from '../contract.ts';
import type { WegWahl } from '../unterschiede.ts';

/** The steps of the checkout: address, delivery and payment, review. */
export const kasseSchritte = [1, 2, 3] as const;
export type KasseSchrittNr = (typeof kasseSchritte)[number];

/** What a shopper typed and chose so far; kept until the order is made. */
export type KasseEntwurf = {
  email: string;
  rechnung: Anschrift;
  lieferung: Anschrift;
  /** Parcels go to `lieferung`. */
  hatLieferung: boolean;
  schritt: KasseSchrittNr;
  wahl?: WegWahl;
  /** Whether what is known of a signed-in person was put in. */
  isVorgeschlagen: boolean;
  /** The account it was typed for; empty for a guest. */
  konto: string;
  /** Makes repeats of one order the same order (R37); empty before the first try. */
  bestellId: string;
  /** The order as it was sent, while its answer is missing: it may have been made. */
  offen?: BestellBody;
};

export const leererKasseEntwurf: KasseEntwurf = {
  email: '',
  rechnung: leereAnschrift,
  lieferung: leereAnschrift,
  hatLieferung: false,
  schritt: 1,
  isVorgeschlagen: false,
  konto: '',
  bestellId: '',
};

/** Whether anything of the cart can be ordered now. */
export function isBestellbar({ grund, posten }: Kasse): boolean {
  return grund === undefined && posten.length > 0;
}

/** What is known of a person is put where nothing was typed, once. */
export function withVorschlag(entwurf: KasseEntwurf, vorschlag: Kasse['vorschlag']): KasseEntwurf {
  if (!vorschlag || entwurf.isVorgeschlagen) return entwurf;
  const { email, rechnung, lieferung } = vorschlag;
  return {
    ...entwurf,
    email: entwurf.email || email,
    rechnung: filledWith(entwurf.rechnung, rechnung),
    lieferung: lieferung ? filledWith(entwurf.lieferung, lieferung) : entwurf.lieferung,
    hatLieferung: entwurf.hatLieferung || lieferung !== undefined,
    isVorgeschlagen: true,
  };
}

/** The addresses of an order that the shopper may not have made, with its number. */
export type AusBestellung = NonNullable<NonNullable<Kasse['vorschlag']>['ausBestellung']>;

/** The shopper takes these addresses, whatever was typed before. */
export function withAnschriften(entwurf: KasseEntwurf, { rechnung, lieferung }: Anschriften): KasseEntwurf {
  return { ...entwurf, rechnung, ...(lieferung && { lieferung }), hatLieferung: lieferung !== undefined };
}

/** Whether these are the addresses that stand there. */
export function hasAnschriften(entwurf: KasseEntwurf, { rechnung, lieferung }: Anschriften): boolean {
  const isIn = (zweck: 'rechnung' | 'lieferung', wanted: Anschrift) =>
    anschriftFelder.every((feld) => entwurf[zweck][feld] === wanted[feld]);
  if (!isIn('rechnung', rechnung) || entwurf.hatLieferung !== (lieferung !== undefined)) return false;
  return lieferung === undefined || isIn('lieferung', lieferung);
}

/** What a guest typed goes along when signing in; what was typed for one account never reaches another. */
export function kasseEntwurfFor(konto: string, entwurf: KasseEntwurf): KasseEntwurf {
  if (konto === '' || konto === entwurf.konto) return entwurf;
  return { ...(entwurf.konto === '' ? entwurf : leererKasseEntwurf), konto };
}

function filledWith(typed: Anschrift, known: Anschrift): Anschrift {
  const filled = { ...typed };
  for (const feld of anschriftFelder) filled[feld] = typed[feld] || known[feld];
  return filled;
}

/** A draft as it was stored, or an empty one: the text may be of another version of the shop, or edited. */
export function readKasseEntwurf(stored: string | null): KasseEntwurf {
  const given = parse(stored);
  const wahl = parseWahl(given.wahl);
  return {
    email: textOf(given.email),
    rechnung: anschriftOf(given.rechnung),
    lieferung: anschriftOf(given.lieferung),
    hatLieferung: given.hatLieferung === true,
    schritt: kasseSchritte.find((schritt) => schritt === given.schritt) ?? 1,
    ...(wahl ? { wahl } : {}),
    isVorgeschlagen: given.isVorgeschlagen === true,
    konto: textOf(given.konto),
    bestellId: textOf(given.bestellId),
    // Only sent again, and checked by the server then.
    ...(given.offen ? { offen: given.offen as BestellBody } : {}),
  };
}

type Unknown = Record<string, unknown>;

function parse(stored: string | null): Unknown {
  try {
    return objectOf(JSON.parse(stored ?? '{}'));
  } catch {
    return {};
  }
}

function objectOf(value: unknown): Unknown {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function anschriftOf(value: unknown): Anschrift {
  const given = objectOf(value);
  const anschrift = { ...leereAnschrift };
  for (const feld of anschriftFelder) anschrift[feld] = textOf(given[feld]);
  return anschrift;
}

function parseWahl(value: unknown): WegWahl | undefined {
  const given = objectOf(value);
  const versandart = versandarten.find((art) => art === given.versandart);
  const zahlart = zahlarten.find((art) => art === given.zahlart);
  return versandart && zahlart && { versandart, zahlart };
}
