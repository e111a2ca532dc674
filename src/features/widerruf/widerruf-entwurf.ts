import { shape, text } from '#shared/wire/reader.ts';
import { type ErklaerungFeld, erklaerungFehler, erklaerungFelder } from './erklaerung.ts';

/** A line of the order that the form was opened for; `gewaehlt`: the pieces of it that are ticked, 0 for none. */
export type WiderrufZeile = { nr: number; name: string; menge: number; gewaehlt: number };

type Texte = Record<ErklaerungFeld, string>;

/** What was typed and ticked in the form so far. */
export type WiderrufEntwurf = Texte & {
  /** The account it was typed for; empty for a guest. */
  konto: string;
  /** Makes repeats of one declaration the same one; empty before the first try, and when it was changed after that. */
  id: string;
  /** The token of the order that it was opened for, with its number and lines; empty without one. */
  link: string;
  nummer: string;
  zeilen: WiderrufZeile[];
  /** What the shop itself filled in: another order or person may replace it, never what was typed. */
  vorgabe: Partial<Texte>;
};

const optional = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** A draft as it was stored, or an empty one: the value may be of another version of the shop, or edited. */
export const readWiderrufEntwurf = shape<WiderrufEntwurf>({
  ...{ name: text, bestellung: text, email: text, stuecke: text },
  ...{ konto: text, id: text, link: text, nummer: text },
  zeilen: (value) => (Array.isArray(value) && value.every(isZeile) ? value : []),
  // An empty address is known too: that there is none.
  vorgabe: shape({ name: optional, bestellung: optional, email: optional, stuecke: optional }),
});

function isZeile(one: unknown): one is WiderrufZeile {
  const { nr, name, menge, gewaehlt } = Object(one);
  return [nr, menge, gewaehlt].every(Number.isInteger) && typeof name === 'string';
}

export const leererWiderrufEntwurf = readWiderrufEntwurf(undefined);

/**
 * What is known of a signed-in person is put where nothing was typed; not into the form of an order, which has said
 * whose it is: a link can be opened by somebody else.
 */
export function withWiderrufPerson(
  entwurf: WiderrufEntwurf,
  { name, email }: { name: string; email: string },
): WiderrufEntwurf {
  if (entwurf.link !== '') return entwurf;
  return withVorgabe(entwurf, { name: entwurf.name || name, email: entwurf.email || email });
}

/** An order, as its link opens it; `posten` in the sequence of their numbers. */
export type WiderrufBestellung = {
  link: string;
  nummer: string;
  name: string;
  email: string;
  posten: { name: string; menge: number }[];
  /** Whether some of it is withdrawn already. */
  istWiderrufen: boolean;
};

/**
 * With the order of a link: its number, its name and its address where nothing was typed, and its lines, all ticked at
 * first, and none if it is a further withdrawal. What was typed for the order of another person goes; an order without
 * an address has none. An order that is read again changes nothing.
 */
export function withBestellung(entwurf: WiderrufEntwurf, bestellung: WiderrufBestellung): WiderrufEntwurf {
  const { link, nummer, name, email, posten, istWiderrufen } = bestellung;
  // Answers of orders name no numbers: the lines come in their sequence, from 1.
  const zeilen = posten.map((one, index) => ({
    ...{ nr: index + 1, ...one },
    gewaehlt: istWiderrufen ? 0 : one.menge,
  }));
  const isSame =
    link === entwurf.link && String(zeilen.map(inWorten)) === String(entwurf.zeilen.map(inWorten));
  if (isSame) return entwurf;
  const isAndere = entwurf.link !== '' && (email === '' || email !== entwurf.vorgabe.email);
  const before =
    isAndere && link !== entwurf.link ? { ...leererWiderrufEntwurf, konto: entwurf.konto } : entwurf;
  return { ...withVorgabe(before, { name, bestellung: nummer, email }), link, nummer, zeilen, id: '' };
}

/** The form for another order: what was filled in for this one goes, what was typed stays. */
export function withoutBestellung(entwurf: WiderrufEntwurf): WiderrufEntwurf {
  const { bestellung, vorgabe } = entwurf;
  const isTyped = bestellung !== vorgabe.bestellung;
  return { ...entwurf, link: '', nummer: '', zeilen: [], id: '', bestellung: isTyped ? bestellung : '' };
}

const inWorten = ({ name, menge }: WiderrufZeile) => `${menge} ${name}`;

/** Fills in what was not typed. */
function withVorgabe(entwurf: WiderrufEntwurf, vorgabe: Partial<Texte>): WiderrufEntwurf {
  const filled = { ...entwurf, vorgabe: { ...entwurf.vorgabe } };
  for (const feld of erklaerungFelder) {
    const value = vorgabe[feld];
    const isTyped = entwurf[feld] !== '' && entwurf[feld] !== entwurf.vorgabe[feld];
    if (value === undefined || isTyped) continue;
    filled[feld] = value;
    filled.vorgabe[feld] = value;
  }
  return filled;
}

/** A key was pressed, or a line ticked: it is another declaration than the one that was sent before. */
export function withAngabe(entwurf: WiderrufEntwurf, angabe: Partial<Texte>): WiderrufEntwurf {
  return { ...entwurf, ...angabe, id: '' };
}

export function withGewaehlt(entwurf: WiderrufEntwurf, nr: number, gewaehlt: number): WiderrufEntwurf {
  const zeilen = entwurf.zeilen.map((one) =>
    one.nr === nr ? { ...one, gewaehlt: Math.min(Math.max(gewaehlt, 0), one.menge) } : one,
  );
  return { ...entwurf, zeilen, id: '' };
}

/** Whether it is about the link's order: not any more when another number was typed. */
function isUeberLink({ bestellung, nummer }: WiderrufEntwurf): boolean {
  return nummer !== '' && bestellung.toUpperCase().includes(nummer.toUpperCase());
}

/** The lines to tick. */
export function zeilenOf(entwurf: WiderrufEntwurf): WiderrufZeile[] {
  return isUeberLink(entwurf) ? entwurf.zeilen : [];
}

/** What is missing before it is sent; of an order without an e-mail address none is asked for. */
export function fehlendesIn(entwurf: WiderrufEntwurf): Partial<Record<ErklaerungFeld, string>> {
  const { email, ...fehler } = erklaerungFehler(entwurf);
  return email && brauchtEmail(entwurf) ? { ...fehler, email } : fehler;
}

/** Whether the receipt needs an address: the workshop takes in withdrawals of customers who have none. */
export function brauchtEmail(entwurf: WiderrufEntwurf): boolean {
  return !(isUeberLink(entwurf) && entwurf.vorgabe.email === '');
}

const keineText = 'Bitte mindestens ein Stück auswählen.';

/**
 * Lines are there and none is ticked: nothing would be withdrawn. A help like the other faults; the server
 * takes every declaration.
 */
export function auswahlFehler(entwurf: WiderrufEntwurf): string | undefined {
  const zeilen = zeilenOf(entwurf);
  return zeilen.length > 0 && zeilen.every(({ gewaehlt }) => gewaehlt === 0) ? keineText : undefined;
}

/** What is sent. Everything ticked is the whole contract, which names no pieces. */
export function widerrufOf(entwurf: WiderrufEntwurf, id: string) {
  const { name, bestellung, email, stuecke, link } = entwurf;
  const zeilen = zeilenOf(entwurf);
  const isTeil = zeilen.some(({ gewaehlt, menge }) => gewaehlt < menge);
  const gewaehlte = zeilen.filter(({ gewaehlt }) => gewaehlt > 0);
  return {
    ...{ id, name, bestellung, email, stuecke },
    ...(isUeberLink(entwurf) ? { link } : {}),
    ...(isTeil ? { teile: gewaehlte.map(({ nr, name, gewaehlt }) => ({ nr, menge: gewaehlt, name })) } : {}),
  };
}
