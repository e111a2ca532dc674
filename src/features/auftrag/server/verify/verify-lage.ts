import { zahlwegOf } from '#features/zahlarten/zahlwege.ts';
import { hoechstensErlassenCent } from '../../aktionen/aktionen.ts';
import { ohneNachlassMenge } from '../../aktionen/nachlass-teile.ts';
import { anschrift } from '../../anschrift/anschrift-body.ts';
import { type Ereignis, geltende, nurVon } from '../../ereignisse/ereignis.ts';
import { type Auftragslage, auftragslageOf } from '../../zustand/auftragslage.ts';
import { auftragSucheOf, zusageFor } from '../auftragsakte/auftragsakte.ts';
import { parsed } from './parsed-json.ts';
import type { AuftragSumme, listHalte, UmsatzRow, VerkauftRow } from './verify-auftraege.repository.ts';

type Rows = {
  posten: VerkauftRow[];
  ereignisse: Ereignis[] | undefined;
  halte: Awaited<ReturnType<typeof listHalte>>;
  umsaetze: UmsatzRow[];
};

/**
 * What is kept beside the events of an order, and differs from what follows from them. `ereignisse` is missing where
 * one cannot be read: that is reported elsewhere.
 */
export function lageProblems(auftrag: AuftragSumme, { posten, ereignisse, halte, umsaetze }: Rows): string[] {
  if (!ereignisse) return [];
  const lage = auftragslageOf({ ...auftrag, posten }, ereignisse);
  const aufgabe =
    auftrag.aufgabe === lage.aufgabe
      ? []
      : [`als Arbeit steht „${auftrag.aufgabe}“ daran statt „${lage.aufgabe}“.`];
  return [
    ...aufgabe,
    ...(auftrag.widerrufZuTun === (lage.isWiderrufZuTun ? 1 : 0)
      ? []
      : ['ob wegen eines Widerrufs etwas zu tun ist, steht falsch daran.']),
    ...zusageProblems(auftrag, lage, ereignisse),
    ...sucheProblems(auftrag, posten, ereignisse),
    ...fristProblems(auftrag, { lage, ereignisse }),
    ...halteProblems(restOf(posten, lage), halte),
    ...umsatzProblems(ereignisse, umsaetze),
    ...erlassenProblems(ereignisse),
    ...nachlassProblems(posten, lage, ereignisse),
  ];
}

/**
 * The days are kept as they were said when something last happened to the order. Until money that comes
 * twice, or for what is cancelled, moved no day, its last payment did: what was said then still stands.
 */
function zusageProblems(auftrag: AuftragSumme, lage: Auftragslage, ereignisse: Ereignis[]): string[] {
  const textOf = ({ von, bis }: { von: string; bis: string }) => `${von} bis ${bis}`;
  const ist = textOf({ von: auftrag.zusageVon, bis: auftrag.zusageBis });
  const soll = textOf(zusageFor(auftrag, lage, ereignisse));
  const letzte = nurVon(geltende(ereignisse), 'zahlung').at(-1);
  const frueher = letzte ? textOf(zusageFor(auftrag, { ...lage, bezahltAt: letzte.at }, ereignisse)) : soll;
  return ist === soll || ist === frueher ? [] : [`als zugesagt steht ${ist} daran statt ${soll}.`];
}

/** An address that cannot be read is reported elsewhere. */
function sucheProblems(auftrag: AuftragSumme, posten: VerkauftRow[], ereignisse: Ereignis[]): string[] {
  const adressen = [auftrag.rechnung, auftrag.lieferung].filter((one) => one !== null);
  if (!adressen.every((one) => anschrift.safeParse(parsed(one)).success)) return [];
  return auftrag.suche === auftragSucheOf(auftrag, posten, ereignisse)
    ? []
    : ['sie wird nicht unter dem gefunden, was in ihr steht.'];
}

/**
 * An order that waits for its money must come to the job's turn; one that is partly paid is left to the
 * workshop after its reminder.
 */
function fristProblems(
  { zahlart, faelligAt }: AuftragSumme,
  { lage, ereignisse }: { lage: Auftragslage; ereignisse: Ereignis[] },
): string[] {
  if (faelligAt !== null && lage.offenCent === 0)
    return ['sie ist für eine Zahlung vorgemerkt, die nicht mehr aussteht.'];
  if (!isErinnert(zahlart) || lage.stand !== 'offen' || faelligAt !== null || lage.isWiderrufOffen) return [];
  if (ereignisse.some(({ typ }) => typ === 'ueberfaellig')) return [];
  if (lage.bezahltCent > 0 && ereignisse.some(({ typ }) => typ === 'erinnert')) return [];
  return ['sie wartet auf ihr Geld, wird aber nie angemahnt.'];
}

function isErinnert(zahlart: AuftragSumme['zahlart']): boolean {
  const { isUeberweisung, isOnline } = zahlwegOf(zahlart);
  return isUeberweisung || isOnline;
}

/** What an order has to hold, by product: what has neither left the house nor was cancelled. */
function restOf(posten: VerkauftRow[], { rest }: Auftragslage): Map<string, number> {
  const mengen = new Map<string, number>();
  for (const { nr, produktId } of posten)
    mengen.set(produktId, (mengen.get(produktId) ?? 0) + (rest.get(nr) ?? 0));
  return mengen;
}

function halteProblems(rest: Map<string, number>, halte: Rows['halte']): string[] {
  const gehalten = halte.filter(({ stand }) => stand === 'gehalten');
  const artikelIds = new Set([...rest.keys(), ...gehalten.map(({ artikelId }) => artikelId)]);
  return [...artikelIds].flatMap((id) => {
    const ist = gehalten
      .filter(({ artikelId }) => artikelId === id)
      .reduce((sum, { menge }) => sum + menge, 0);
    const soll = rest.get(id) ?? 0;
    return ist === soll ? [] : [`von Artikel ${id} sind ${ist} Stück reserviert statt ${soll}.`];
  });
}

/** A transfer is booked exactly as long as its payment counts. */
function umsatzProblems(ereignisse: Ereignis[], umsaetze: UmsatzRow[]): string[] {
  const zahlungen = nurVon(geltende(ereignisse), 'zahlung').filter(({ angaben }) => angaben.umsatz);
  const gebucht = new Set(umsaetze.map(({ nr, hash }) => `${nr} ${hash}`));
  const gezahlt = new Set(zahlungen.map(({ nr, angaben }) => `${nr} ${angaben.umsatz}`));
  return [
    ...umsaetze
      .filter(({ nr, hash }) => !gezahlt.has(`${nr} ${hash}`))
      .map(({ nr }) => `eine Überweisung ist zu Ereignis ${nr} gebucht, das keine Zahlung mit ihr ist.`),
    ...zahlungen
      .filter(({ nr, angaben }) => !gebucht.has(`${nr} ${angaben.umsatz}`))
      .map(({ nr }) => `die Überweisung von Ereignis ${nr} ist nicht als gebucht vermerkt.`),
  ];
}

/** Only a small rest is forgiven, beside a payment that counts. */
function erlassenProblems(ereignisse: Ereignis[]): string[] {
  const gilt = geltende(ereignisse);
  return nurVon(gilt, 'erlassen').flatMap(({ nr, angaben: { betragCent } }) => [
    ...(betragCent > hoechstensErlassenCent
      ? [`von ihr sind ${betragCent} Cent erlassen, mehr als ${hoechstensErlassenCent}.`]
      : []),
    ...(nurVon(gilt, 'zahlung').some((one) => one.nr < nr)
      ? []
      : ['von ihr ist ein Rest erlassen, aber nichts bezahlt.']),
  ]);
}

/** Never more is let go of than was to be paid, and only of pieces that were delivered and not withdrawn. */
function nachlassProblems(
  posten: VerkauftRow[],
  { zuZahlenCent }: Auftragslage,
  ereignisse: Ereignis[],
): string[] {
  const zuViel = [...ohneNachlassMenge(posten, ereignisse)].filter(([, menge]) => menge < 0);
  return [
    ...(zuZahlenCent < 0 ? [`von ihr sind ${-zuZahlenCent} Cent mehr weggefallen, als sie kostet.`] : []),
    ...zuViel.map(([nr, menge]) => `von Zeile ${nr} sind ${-menge} Stück zu viel nachgelassen.`),
  ];
}
