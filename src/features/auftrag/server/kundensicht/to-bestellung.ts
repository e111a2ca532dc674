import { z } from 'zod';
import type { Steuermodus } from '#features/einstellung/gruppen/steuer-angaben.ts';
import { zahlwegOf } from '#features/zahlarten/zahlwege.ts';
import { merkmale } from '#shared/merkmale/merkmal.ts';
import { centToEuro } from '#shared/number/money.ts';
import { anschrift } from '../../anschrift/anschrift-body.ts';
import { type Ereignis, type EreignisVon, geltende, nurVon } from '../../ereignisse/ereignis.ts';
import { ereignisText } from '../../ereignisse/ereignis-text.ts';
import { laufendeErstattungen } from '../../ereignisse/erstattung.ts';
import { hatOnlineGeld } from '../../ereignisse/online-geld.ts';
import { type GezeigteAngaben, gezeigteAngaben } from '../../gezeigte-angaben.ts';
import type {
  Bestellung,
  BestellungInhalt,
  Ueberweisungsdaten,
} from '../../kundensicht/bestellung-contract.ts';
import { verfolgenLink } from '../../kundensicht/paketdienste.ts';
import { aufbewahrungOf } from '../../loeschung/loeschung.ts';
import { type SteuerAnteil, steuerAnteil, toSteuerZeile } from '../../steuer-anteile.ts';
import { steuerJetztOf } from '../../steuer-jetzt.ts';
import { type Auftragslage, auftragslageOf, stornoProblem } from '../../zustand/auftragslage.ts';
import { stornoTagOf, stornoZeitpunktOf, zahltagOf } from '../../zustand/frist.ts';
import type { AuftragRow, PostenRow } from '../auftragsakte/auftrag.repository.ts';
import { lieferungOf } from '../auftragsakte/lieferung-of.ts';

const steuer = z.array(steuerAnteil);

/** What became of an order: its events, and its documents in the sequence of their numbers. */
type Verlauf = { ereignisse: Ereignis[]; belege: { tag: string }[] };

/** An order as its customer sees it: only what was kept when it was made, and what happened since (R40). */
export function toBestellung(
  row: AuftragRow,
  posten: PostenRow[],
  { ereignisse, belege }: Verlauf,
): BestellungInhalt {
  const { nummer, createdAt: bestelltAt, versandart, zahlart, email } = row;
  const lage = auftragslageOf({ ...row, posten }, ereignisse);
  const { stand } = lage;
  const damals = gezeigteAngaben.parse(JSON.parse(row.gezeigt));
  const { abholung, preisHinweis, laden } = damals;
  const gilt = geltende(ereignisse);
  const gekuerztCent = stand === 'storniert' ? 0 : row.gesamtCent - lage.zuZahlenCent;
  const lieferung = lieferungOf(row, ereignisse);
  const ueberweisung =
    zahlwegOf(zahlart).isUeberweisung && lage.offenCent > 0 && !lage.isWiderrufOffen
      ? ueberweisungOf(row, damals, { lage, ereignisse })
      : undefined;
  return {
    ...{ nummer, bestelltAt, stand, versandart, zahlart, email, preisHinweis },
    posten: posten.map(toPosten),
    zwischensumme: centToEuro(row.warenCent),
    versand: centToEuro(row.versandCent),
    gesamt: centToEuro(row.gesamtCent),
    ...(gekuerztCent > 0 ? { gekuerzt: centToEuro(gekuerztCent) } : {}),
    ...(lage.offenCent > 0 ? { offen: centToEuro(lage.offenCent) } : {}),
    ...(lage.zurueckCent > 0 ? { zurueck: centToEuro(lage.zurueckCent) } : {}),
    ...erstattungOf(lage, ereignisse),
    ...(lage.bezahltAt === undefined ? {} : { bezahltAt: lage.bezahltAt }),
    steuer: steuerJetzt(row, posten, ereignisse).map(toSteuerZeile),
    termin: { von: row.terminVon, bis: row.terminBis },
    rechnung: anschrift.parse(JSON.parse(row.rechnung)),
    ...(lieferung ? { lieferung } : {}),
    ...(ueberweisung ? { ueberweisung } : {}),
    ...(hatOnlineGeld(ereignisse) ? { hatOnlineGeld: true } : {}),
    ...(isOnlineZahlbar(lage) ? { online: onlineOf(row, damals, { lage, ereignisse }) } : {}),
    ...(versandart === 'abholung' && abholung ? { abholung } : {}),
    laden: { name: laden.name, email: laden.email, telefon: laden.telefon },
    sendungen: nurVon(gilt, 'versendet').map(toSendung),
    ...restOf(posten, lage, gilt),
    ereignisse: gilt.flatMap((one) => {
      const text = ereignisText(one, { ereignisse: gilt, posten });
      return text === undefined ? [] : { typ: one.typ, at: one.at, text };
    }),
    kannStornieren: stornoProblem(lage, versandart) === undefined && !lage.isWiderrufOffen,
    ...(lage.isWiderrufOffen ? { istWiderrufen: true } : {}),
    aufbewahrung: aufbewahrungOf(lage, ereignisse, belege.at(-1)?.tag),
    hatKonto: row.accountId !== null,
  };
}

/** Money on its way back; she is asked for her account while a transfer waits. */
function erstattungOf(
  { zurueckLaeuftCent }: Auftragslage,
  ereignisse: Ereignis[],
): Pick<Bestellung, 'erstattung'> {
  if (zurueckLaeuftCent === 0) return {};
  const fragt = laufendeErstattungen(ereignisse).some((one) => one.fragt);
  return { erstattung: { laeuft: centToEuro(zurueckLaeuftCent), fragt } };
}

/**
 * The tax in what an order costs now: as it was kept, or in what is left of it after a part was cancelled or
 * withdrawn, or the workshop let go of it.
 */
export function steuerJetzt(row: AuftragRow, posten: PostenRow[], ereignisse: Ereignis[]): SteuerAnteil[] {
  const jetzt = steuerJetztOf({ ...row, posten, steuermodus: row.steuermodus as Steuermodus }, ereignisse);
  return jetzt ?? steuer.parse(JSON.parse(row.steuer));
}

function toSendung({
  angaben: { dienst, nummer },
  at,
}: EreignisVon<'versendet'>): Bestellung['sendungen'][number] {
  const link = verfolgenLink({ dienst, nummer });
  return { dienst, nummer, at, ...(link === undefined ? {} : { link }) };
}

/** What is missing after a part was sent. */
function restOf(
  posten: PostenRow[],
  { stand, rest }: Auftragslage,
  gilt: ReturnType<typeof geltende>,
): Pick<Bestellung, 'rest'> {
  if (stand !== 'teilversendet') return {};
  const fehlt = posten.flatMap(({ nr, name }) => {
    const menge = rest.get(nr);
    return menge === undefined ? [] : { name, menge };
  });
  return { rest: { posten: fehlt, ...nurVon(gilt, 'versendet').at(-1)?.angaben.rest } };
}

export function toPosten(row: PostenRow): Bestellung['posten'][number] {
  const { produktId, name, menge, preisCent, grundpreisCent, summeCent, bild } = row;
  return {
    ...{ produktId, name, menge, preis: centToEuro(preisCent), summe: centToEuro(summeCent) },
    merkmale: merkmale.parse(JSON.parse(row.merkmale)),
    ...(grundpreisCent === null ? {} : { grundpreis: centToEuro(grundpreisCent) }),
    ...(bild === null ? {} : { bild }),
  };
}

/** Whether something of it is open that its customer is still asked for. */
function isOnlineZahlbar({ offenCent, isWiderrufOffen }: Auftragslage): boolean {
  return offenCent > 0 && !isWiderrufOffen;
}

/** When it is cancelled without money, if it was to be paid online: a transfer has days. */
function onlineOf(
  { email, faelligAt }: AuftragRow,
  { online }: GezeigteAngaben,
  { lage, ereignisse }: { lage: Auftragslage; ereignisse: Ereignis[] },
): Bestellung['online'] {
  const bis = online && stornoZeitpunktOf({ lage, gezeigt: { online }, email, faelligAt }, ereignisse);
  return bis ? { bis: bis.toISOString() } : {};
}

/** How to pay. After a late reminder the order is cancelled later than it was said at first. */
function ueberweisungOf(
  row: AuftragRow,
  { ueberweisung }: GezeigteAngaben,
  { lage, ereignisse }: { lage: Auftragslage; ereignisse: Ereignis[] },
): Ueberweisungsdaten | undefined {
  if (!ueberweisung) return undefined;
  const betragCent = lage.offenCent;
  const { erinnernAm: _erinnernAm, stornoAm: _stornoAm, ...gesagt } = ueberweisung;
  const { email, faelligAt } = row;
  const stornoAm = stornoTagOf({ lage, gezeigt: { ueberweisung }, email, faelligAt }, ereignisse);
  return {
    ...gesagt,
    zahlbarBis: zahltagOf(gesagt.zahlbarBis, ereignisse),
    ...(stornoAm === undefined ? {} : { stornoAm }),
    betrag: centToEuro(betragCent),
    verwendungszweck: row.nummer,
  };
}
