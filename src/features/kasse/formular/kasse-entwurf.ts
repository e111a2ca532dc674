import { type Anschrift, anschriftFelder } from '#features/auftrag/anschrift/anschrift.ts';
import { versandarten } from '#features/lieferung/versandart.ts';
import { zahlarten } from '#features/zahlarten/zahlart.ts';
import { flag, having, type Open, type Readers, shape, text, word } from '#shared/wire/reader.ts';
import type { BestellBody, Kasse } from '../contract.ts';
import type { WegWahl } from '../weg-wahl.ts';

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

const anschrift = shape(
  Object.fromEntries(anschriftFelder.map((feld) => [feld, text])) as Readers<Anschrift>,
);

/** A draft as it was stored, or an empty one: the value may be of another version of the shop, or edited. */
export const readKasseEntwurf = shape<KasseEntwurf>({
  email: text,
  rechnung: anschrift,
  lieferung: anschrift,
  hatLieferung: flag,
  schritt: (value) => kasseSchritte.find((schritt) => schritt === value) ?? 1,
  wahl: having(
    ['versandart', 'zahlart'],
    shape<Open<WegWahl, 'versandart' | 'zahlart'>>({
      versandart: word(versandarten),
      zahlart: word(zahlarten),
    }),
  ),
  isVorgeschlagen: flag,
  konto: text,
  bestellId: text,
  // Only sent again, and checked by the server then.
  offen: (value) => (value ? (value as BestellBody) : undefined),
});

export const leererKasseEntwurf = readKasseEntwurf(undefined);

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

function filledWith(typed: Anschrift, known: Anschrift): Anschrift {
  const filled = { ...typed };
  for (const feld of anschriftFelder) filled[feld] = typed[feld] || known[feld];
  return filled;
}
