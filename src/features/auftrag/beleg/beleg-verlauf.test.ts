import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BelegInhalt } from '#features/beleg/beleg-inhalt.ts';
import { belegBruttoOf, belegSteuernOf } from '#features/beleg/beleg-summen.ts';
import { testAnschrift } from '#test/auftrag/auftrag-antworten.ts';
import { aktionenOf } from '../aktionen/aktionen.ts';
import { nachlassbare } from '../aktionen/nachlass-teile.ts';
import {
  isAllesWiderrufbare,
  loesbareBuchung,
  mitFreien,
  preisOf,
  restPortoOf,
  wenigerCentOf,
  widerrufbare,
} from '../aktionen/widerruf-teile.ts';
import type { Ereignis, PostenTeil } from '../ereignisse/ereignis.ts';
import { ruecknehmbare } from '../ereignisse/ruecknahme.ts';
import { steuerAnteileOf, warenwertOf } from '../steuer-anteile.ts';
import { steuerJetztOf } from '../steuer-jetzt.ts';
import { type Auftragslage, auftragslageOf, stornoProblem } from '../zustand/auftragslage.ts';
import { belegDifferenz } from './beleg-differenz.ts';
import { altbelegOf, type Berechnet, type FruehererBeleg, naechsterBelegOf } from './beleg-entwurf.ts';
import { belegZielOf } from './beleg-ziel.ts';

const posten = fc.array(
  fc.record({
    menge: fc.integer({ min: 1, max: 4 }),
    preisCent: fc.integer({ min: 0, max: 2000 }),
    steuersatzPromille: fc.constantFrom(0, 70, 190),
  }),
  { minLength: 1, maxLength: 4 },
);

/** `zahl` chooses pieces and amounts. */
const schritt = fc.record({
  was: fc.constantFrom(
    ...(['zahlung', 'zahlung', 'versendet', 'versendet', 'versendet', 'alles', 'teilStorniert'] as const),
    ...(['storniert', 'widerrufen', 'nachlass', 'nachlass', 'erlassen', 'erstattung'] as const),
    ...(['zurueck', 'geloest'] as const),
  ),
  zahl: fc.nat(10_000),
});
type Schritt = { was: string; zahl: number };

const verlauf = fc.record({
  posten,
  versandCent: fc.constantFrom(0, 1, 490, 769),
  steuermodus: fc.constantFrom('regelbesteuerung' as const, 'kleinunternehmer' as const),
  zahlart: fc.constantFrom('vorkasse' as const, 'online' as const),
  schritte: fc.array(schritt, { minLength: 1, maxLength: 12 }),
});

type Verlauf = typeof verlauf extends fc.Arbitrary<infer T> ? T : never;

function auftragOf({ posten, versandCent, steuermodus, zahlart }: Verlauf): Berechnet {
  const zeilen = posten.map((one, i) => ({ ...one, nr: i + 1, name: `Seife ${i + 1}` }));
  return {
    ...{ posten: zeilen, versandCent, steuermodus, zahlart, versandart: 'dhl', nummer: 'B-26-K7M4Q' },
    ...{ gesamtCent: warenwertOf(zeilen) + versandCent, createdAt: '2026-11-20T09:00:00.000Z' },
    ...{ rechnung: testAnschrift, lieferung: undefined, ueberweisung: undefined },
  };
}

/** One piece or more of a line, of those that there are. */
function someOf(mengen: Map<number, number>, zahl: number): PostenTeil[] {
  const [nr, menge] = [...mengen][zahl % Math.max(1, mengen.size)] ?? [];
  return nr === undefined || menge === undefined ? [] : [{ nr, menge: 1 + ((zahl >> 2) % menge) }];
}

/** What happens by a step, as the use cases decide it; nothing when it is not possible. */
function nextOf(auftrag: Berechnet, ereignisse: Ereignis[], { was, zahl }: Schritt): Ereignis[] {
  const lage = auftragslageOf(auftrag, ereignisse);
  const at = `2026-11-${String(Math.min(30, 21 + (ereignisse.length >> 1))).padStart(2, '0')}T09:00:00.000Z`;
  const kann = aktionenOf({ ...auftrag, email: 'e' }, lage, ereignisse);
  const tag = at.slice(0, 10);
  switch (was) {
    case 'zahlung': {
      const betragCent = zahl % 2 === 0 ? lage.offenCent : Math.max(0, lage.offenCent - (zahl % 400));
      return betragCent > 0 ? [{ typ: 'zahlung', angaben: { betragCent, tag }, at }] : [];
    }
    case 'versendet':
    case 'alles': {
      if (!kann.includes('versendet')) return [];
      const alle = [...lage.rest].map(([nr, menge]) => ({ nr, menge }));
      const teile = was === 'alles' ? alle : someOf(lage.rest, zahl);
      return [{ typ: 'versendet', angaben: { dienst: 'DHL', nummer: '', teile }, at }];
    }
    case 'teilStorniert':
      return kann.includes('teilStornieren') ? cancelled(auftrag, ereignisse, { lage, zahl, at }) : [];
    case 'storniert':
      if (stornoProblem(lage, auftrag.versandart)) return [];
      return [{ typ: 'storniert', angaben: { grund: 'laden' }, at }];
    case 'widerrufen':
      return lage.stand === 'storniert' ? [] : withdrawn(auftrag, ereignisse, { lage, zahl, at });
    case 'nachlass':
      return kann.includes('nachlass') ? letGo(auftrag, ereignisse, { lage, zahl, at }) : [];
    case 'erlassen':
      if (!kann.includes('erlassen')) return [];
      return [{ typ: 'erlassen', angaben: { betragCent: lage.offenCent }, at }];
    case 'erstattung': {
      const betragCent = Math.min(lage.zurueckCent, 1 + (zahl % 900));
      return betragCent > 0 ? [{ typ: 'erstattung', angaben: { betragCent, tag }, at }] : [];
    }
    default: {
      const nr =
        was === 'zurueck'
          ? ruecknehmbare(ereignisse).at(zahl % 2 === 0 ? -1 : 0)
          : loesbareBuchung(ereignisse, `w${zahl % (ereignisse.length + 1)}`);
      return nr === undefined ? [] : [{ typ: 'zurueckgenommen', angaben: { nr }, at }];
    }
  }
}

type Fall = { lage: Auftragslage; zahl: number; at: string };

function cancelled(auftrag: Berechnet, ereignisse: Ereignis[], { lage, zahl, at }: Fall): Ereignis[] {
  const teile = someOf(lage.rest, zahl);
  const isNichtsMehr = isAllesWiderrufbare(teile, widerrufbare(auftrag.posten, lage, ereignisse));
  const versandCent = isNichtsMehr ? restPortoOf(auftrag.versandCent, ereignisse) : 0;
  const betragCent = wenigerCentOf(preisOf(teile, auftrag.posten) + versandCent, lage);
  const dazu = versandCent > 0 ? { versandCent } : {};
  return [{ typ: 'teilStorniert', angaben: { teile, betragCent, text: '', ...dazu }, at }];
}

function withdrawn(auftrag: Berechnet, ereignisse: Ereignis[], { lage, zahl, at }: Fall): Ereignis[] {
  const moeglich = widerrufbare(auftrag.posten, lage, ereignisse);
  const alle = [...moeglich].map(([nr, menge]) => ({ nr, menge }));
  const gewaehlt = zahl % 3 === 0 ? alle : someOf(moeglich, zahl);
  if (gewaehlt.length === 0) return [];
  const porto = restPortoOf(auftrag.versandCent, ereignisse);
  const versandCent = isAllesWiderrufbare(gewaehlt, moeglich) ? porto : zahl % (porto + 1);
  const betragCent = wenigerCentOf(preisOf(gewaehlt, auftrag.posten) + versandCent, lage);
  const widerruf = `w${ereignisse.length + 1}`;
  const teile = mitFreien(gewaehlt, lage);
  return [
    { typ: 'widerruf', angaben: { widerruf }, at },
    { typ: 'widerrufen', angaben: { widerruf, teile, versandCent, betragCent }, at },
  ];
}

function letGo(auftrag: Berechnet, ereignisse: Ereignis[], { lage, zahl, at }: Fall): Ereignis[] {
  const porto = restPortoOf(auftrag.versandCent, ereignisse);
  const betragCent = 1 + (zahl % lage.zuZahlenCent);
  const versandCent = zahl % 3 === 0 ? Math.min(porto, betragCent) : 0;
  const teile = someOf(nachlassbare(auftrag.posten, ereignisse), zahl);
  return [
    {
      typ: 'nachlass',
      angaben: {
        ...{ betragCent, text: 'Bruch' },
        ...(zahl % 2 === 0 && teile.length > 0
          ? { teile: teile.map((one) => ({ ...one, regal: false })) }
          : {}),
        ...(versandCent > 0 ? { versandCent } : {}),
      },
      at,
    },
  ];
}

/** The document as it is kept, with what the tests look at. */
function written(
  entwurf: NonNullable<ReturnType<typeof naechsterBelegOf>>,
  lauf: number,
  ereignisNr: number,
): FruehererBeleg {
  const nummer = `RE-2026-${lauf}`;
  const bruttoCent = belegBruttoOf(entwurf);
  const inhalt = { ...entwurf, nummer, bruttoCent } as BelegInhalt;
  return { id: nummer, nummer, art: entwurf.art, tag: '2026-11-30', bruttoCent, ereignisNr, inhalt };
}

const jeSatz = (steuern: { satzPromille: number; bruttoCent: number }[]) =>
  steuern.filter(({ bruttoCent }) => bruttoCent !== 0).map((one) => [one.satzPromille, one.bruttoCent]);

function expectAllSaid(auftrag: Berechnet, ereignisse: Ereignis[], belege: FruehererBeleg[]): void {
  const ziel = belegZielOf(auftrag, ereignisse);
  expect(
    belegDifferenz(
      ziel,
      belege.map(({ inhalt }) => inhalt),
    ),
  ).toEqual({ posten: [], betraege: [] });
  for (const { bruttoCent } of belegSteuernOf(ziel)) expect(bruttoCent).toBeGreaterThanOrEqual(0);
  for (const { art, betragCent } of ziel.betraege) expect(betragCent > 0).toBe(art === 'porto');
  const lage = auftragslageOf(auftrag, ereignisse);
  if (lage.rest.size > 0 || lage.stand === 'storniert' || lage.geliefert.size === 0) return;
  // Everything is delivered: what is billed is what came in and stays, and what is open of what the order costs.
  const bleibtCent = lage.bezahltCent - lage.zurueckCent;
  const gesagtCent = belege.reduce((sum, { bruttoCent }) => sum + bruttoCent, 0);
  expect(gesagtCent).toBe(bleibtCent + lage.offenCent);
  if (lage.erlassenCent > 0 || auftrag.steuermodus === 'kleinunternehmer') return;
  const bestellt = steuerAnteileOf(auftrag.posten, auftrag.versandCent, auftrag.steuermodus);
  expect(jeSatz(belegSteuernOf(ziel))).toEqual(jeSatz(steuerJetztOf(auftrag, ereignisse) ?? bestellt));
}

test('documents say after every step what is billed, whatever becomes of an order', () => {
  const seen = { rechnung: 0, korrektur: 0, teil: 0, ganz: 0 };
  fc.assert(
    fc.property(verlauf, (one) => {
      const auftrag = auftragOf(one);
      const belege: FruehererBeleg[] = [];
      let ereignisse: Ereignis[] = [{ typ: 'bestellt', angaben: {}, at: auftrag.createdAt }];
      for (const schritt of one.schritte) {
        const neue = nextOf(auftrag, ereignisse, schritt);
        if (neue.length === 0) continue;
        ereignisse = [...ereignisse, ...neue];
        const beleg = naechsterBelegOf(auftrag, ereignisse, belege);
        if (beleg) {
          seen[beleg.art] += 1;
          expect([...beleg.posten, ...beleg.betraege]).not.toHaveLength(0);
          expect(beleg.zu.length > 0).toBe(beleg.art === 'korrektur');
          expect(beleg.leistung.von <= beleg.leistung.bis && beleg.leistung.von !== '').toBe(true);
          const bruttoCent = belegBruttoOf(beleg);
          const { zurueckCent } = auftragslageOf(auftrag, ereignisse);
          // What is charged is paid in part; what is granted is returned in part, and no more than is to be.
          expect(Math.sign(beleg.bezahltCent) * Math.sign(bruttoCent)).toBeGreaterThanOrEqual(0);
          expect(Math.abs(beleg.bezahltCent)).toBeLessThanOrEqual(Math.abs(bruttoCent));
          expect(beleg.bezahltCent - bruttoCent).toBeLessThanOrEqual(zurueckCent);
          if (neue.some(({ typ }) => typ === 'versendet')) {
            expect(beleg.art).toBe('rechnung');
            for (const { bruttoCent } of belegSteuernOf(beleg)) expect(bruttoCent).toBeGreaterThanOrEqual(0);
          }
          belege.push(written(beleg, belege.length + 1, ereignisse.length));
        }
        expectAllSaid(auftrag, ereignisse, belege);
        const { rest, geliefert } = auftragslageOf(auftrag, ereignisse);
        if (geliefert.size > 0) seen[rest.size > 0 ? 'teil' : 'ganz'] += 1;
      }
    }),
    { numRuns: 4000 },
  );
  // Otherwise the courses would have shown nothing.
  for (const anzahl of Object.values(seen)) expect(anzahl).toBeGreaterThan(500);
});

test('an order of before there were documents is invoiced as it stands, and corrected from then on', () => {
  const seen = { nichts: 0, spaeter: 0, korrektur: 0 };
  fc.assert(
    fc.property(verlauf, fc.nat(8), (one, ab) => {
      const auftrag = auftragOf(one);
      const belege: FruehererBeleg[] = [];
      let ereignisse: Ereignis[] = [{ typ: 'bestellt', angaben: {}, at: auftrag.createdAt }];
      for (const [i, schritt] of one.schritte.entries()) {
        ereignisse = [...ereignisse, ...nextOf(auftrag, ereignisse, schritt)];
        if (i < ab) continue;
        const isErster = belege.length === 0;
        const beleg = isErster
          ? altbelegOf(auftrag, ereignisse, '2026-12-31')
          : naechsterBelegOf(auftrag, ereignisse, belege);
        if (isErster && beleg) {
          expect([beleg.art, beleg.zu]).toEqual(['rechnung', []]);
          for (const { bruttoCent } of belegSteuernOf(beleg)) expect(bruttoCent).toBeGreaterThanOrEqual(0);
          expect(beleg.bezahltCent).toBeGreaterThanOrEqual(0);
          expect(beleg.bezahltCent).toBeLessThanOrEqual(belegBruttoOf(beleg));
        } else if (beleg) seen[beleg.art === 'korrektur' ? 'korrektur' : 'spaeter'] += 1;
        if (beleg) belege.push(written(beleg, belege.length + 1, ereignisse.length));
        // Nothing is written of what has nothing to bill: together they say that, too.
        else if (isErster && auftragslageOf(auftrag, ereignisse).geliefert.size > 0) seen.nichts += 1;
        expectAllSaid(auftrag, ereignisse, belege);
      }
    }),
    { numRuns: 3000 },
  );
  for (const anzahl of Object.values(seen)) expect(anzahl).toBeGreaterThan(20);
});
