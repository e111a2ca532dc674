import type { BelegEntwurf, BelegInhalt, BelegKurz } from '#features/beleg/beleg-inhalt.ts';
import { belegBruttoOf } from '#features/beleg/beleg-summen.ts';
import { zahlwegOf } from '#features/zahlarten/zahlwege.ts';
import { tagOf } from '#shared/datum/datum.ts';
import type { Anschrift } from '../anschrift/anschrift.ts';
import { type Ereignis, geltende } from '../ereignisse/ereignis.ts';
import type { GezeigteAngaben } from '../gezeigte-angaben.ts';
import { auftragslageOf } from '../zustand/auftragslage.ts';
import { zahltagOf } from '../zustand/frist.ts';
import { belegDifferenz, isLeer } from './beleg-differenz.ts';
import { belegEmpfaengerOf, isEmpfaengerNoetig } from './beleg-empfaenger.ts';
import { type Abrechenbar, belegZielOf } from './beleg-ziel.ts';

/** An order with what its documents name. `lieferung`: where its parcel goes now. */
export type Berechnet = Abrechenbar & {
  nummer: string;
  createdAt: string;
  rechnung: Anschrift;
  lieferung: Anschrift | undefined;
  ueberweisung: GezeigteAngaben['ueberweisung'];
};

/** A document that was written before, with what it says. */
export type FruehererBeleg = BelegKurz & { id: string; ereignisNr: number | null; inhalt: BelegInhalt };

/** The document that is missing of an order after these events; `undefined` while those before say everything. */
export function naechsterBelegOf(
  auftrag: Berechnet,
  ereignisse: Ereignis[],
  fruehere: FruehererBeleg[],
): BelegEntwurf | undefined {
  const inhalte = fruehere.map(({ inhalt }) => inhalt);
  const zeilen = belegDifferenz(belegZielOf(auftrag, ereignisse), inhalte);
  if (isLeer(zeilen)) return undefined;
  const isRechnung = fruehere.length === 0 || zeilen.posten.some(({ menge }) => menge > 0);
  const art = isRechnung ? 'rechnung' : 'korrektur';
  const rechnungen = fruehere.filter((one) => one.art === 'rechnung');
  const zu = art === 'korrektur' ? korrigierte(zeilen, rechnungen) : [];
  const empfaenger =
    art === 'korrektur' ? zu.at(-1)?.inhalt.empfaenger : belegEmpfaengerOf(auftrag, ereignisse);
  return {
    ...{ art, ...zeilen, steuermodus: auftrag.steuermodus },
    leistung: leistungOf(ereignisse, fruehere, zu),
    ...(empfaenger ? { empfaenger } : {}),
    zu: zu.map(({ nummer, tag }) => ({ nummer, tag })),
    anlass: { art: 'bestellung', nummer: auftrag.nummer, tag: tagOf(new Date(auftrag.createdAt)) },
    ...geldOf(auftrag, ereignisse, { zeilen, fruehere }),
  };
}

/**
 * The invoices that a correction is about: those with its goods or, where it is about postage, with postage. What the
 * workshop lets go of belongs to all of them. The law asks for a reference that leaves no doubt (§ 31 (5) UStDV).
 */
function korrigierte(
  { posten, betraege }: Pick<BelegEntwurf, 'posten' | 'betraege'>,
  rechnungen: FruehererBeleg[],
): FruehererBeleg[] {
  const nummern = new Set(posten.map(({ nr }) => nr));
  const isPorto = ({ art }: { art: string }) => art === 'porto';
  const gemeinte = rechnungen.filter(
    ({ inhalt }) =>
      inhalt.posten.some(({ nr }) => nummern.has(nr)) ||
      betraege.some((one) => !isPorto(one) || inhalt.betraege.some(isPorto)),
  );
  return gemeinte.length > 0 ? gemeinte : rechnungen;
}

/** Whether handing over all that is left takes an address that nobody has said. */
export function brauchtRechnungAn(
  auftrag: Berechnet,
  ereignisse: Ereignis[],
  fruehere: FruehererBeleg[],
): boolean {
  const { rest } = auftragslageOf(auftrag, ereignisse);
  if (rest.size === 0) return false;
  const teile = [...rest].map(([nr, menge]) => ({ nr, menge }));
  const uebergabe: Ereignis = { typ: 'abgeholt', angaben: { teile }, at: ereignisse.at(-1)?.at ?? '' };
  const naechster = naechsterBelegOf(auftrag, [...ereignisse, uebergabe], fruehere);
  return naechster !== undefined && isOhneEmpfaenger(naechster);
}

/**
 * The first document of an order that was delivered before there were any, as it is written on `tag`: all that is
 * billed of it by now. Nobody is asked to pay by a day that is over.
 */
export function altbelegOf(
  auftrag: Berechnet,
  ereignisse: Ereignis[],
  tag: string,
): BelegEntwurf | undefined {
  const entwurf = naechsterBelegOf(auftrag, ereignisse, []);
  if (!entwurf?.ueberweisung || entwurf.ueberweisung.zahlbarBis >= tag) return entwurf;
  const { ueberweisung: _, ...ohneFrist } = entwurf;
  return ohneFrist;
}

/** Whether a document must name somebody and does not. */
export function isOhneEmpfaenger(beleg: BelegEntwurf): boolean {
  return beleg.empfaenger === undefined && isEmpfaengerNoetig({ bruttoCent: belegBruttoOf(beleg) });
}

/**
 * When what a document is about was delivered: what its invoices (`zu`) say, or else what came since the document
 * before.
 */
function leistungOf(
  ereignisse: Ereignis[],
  fruehere: FruehererBeleg[],
  zu: FruehererBeleg[],
): BelegEntwurf['leistung'] {
  const seit = Math.max(0, ...fruehere.map(({ ereignisNr }) => ereignisNr ?? 0));
  const alle = geltende(ereignisse).filter(({ typ }) => typ === 'versendet' || typ === 'abgeholt');
  const neue = alle.filter(({ nr }) => nr > seit);
  const gesagt = zu.flatMap(({ inhalt }) => [inhalt.leistung.von, inhalt.leistung.bis]);
  const geliefert = (neue.length > 0 ? neue : alle).map(({ at }) => tagOf(new Date(at)));
  const tage = (gesagt.length > 0 ? gesagt : geliefert).toSorted();
  const [von = '', bis = von] = [tage[0], tage.at(-1)];
  return { von, bis };
}

/**
 * What of a document is paid already, and how the rest is. Of what is billed less only so much is owed to the customer
 * as is to be returned now: the rest was not paid, or pays what is billed next.
 */
function geldOf(
  auftrag: Berechnet,
  ereignisse: Ereignis[],
  { zeilen, fruehere }: { zeilen: Pick<BelegEntwurf, 'posten' | 'betraege'>; fruehere: FruehererBeleg[] },
): Pick<BelegEntwurf, 'bezahltCent' | 'ueberweisung'> {
  const { zahlart, nummer, ueberweisung } = auftrag;
  const lage = auftragslageOf(auftrag, ereignisse);
  const bruttoCent = belegBruttoOf(zeilen);
  if (bruttoCent <= 0) return { bezahltCent: bruttoCent + Math.min(-bruttoCent, lage.zurueckCent) };
  const vorherCent = fruehere.reduce((sum, one) => sum + one.bruttoCent, 0);
  const bezahltCent = Math.max(0, Math.min(bruttoCent, lage.bezahltCent - vorherCent));
  // Of a part of what is open nothing is asked for: the page and the mail ask for all of it, and once is enough.
  const isOffen =
    bezahltCent < bruttoCent && lage.offenCent === bruttoCent - bezahltCent && !lage.isWiderrufOffen;
  if (!ueberweisung || !isOffen || !zahlwegOf(zahlart).isUeberweisung) return { bezahltCent };
  const { kontoinhaber, iban, bank } = ueberweisung;
  const zahlbarBis = zahltagOf(ueberweisung.zahlbarBis, ereignisse);
  // Long after the goods: nobody is asked to pay by a day that is over.
  if (zahlbarBis < tagOf(new Date(ereignisse.at(-1)?.at ?? 0))) return { bezahltCent };
  return {
    bezahltCent,
    ueberweisung: { kontoinhaber, iban, bank, verwendungszweck: nummer, zahlbarBis },
  };
}
