import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { Bestellung } from '#features/auftrag/kundensicht/bestellung-contract.ts';
import { kassenPosten } from '#features/auftrag/posten-contract.ts';
import { bestellungCalls } from '#features/bestellung/calls.ts';
import type { Laden } from '#features/einstellung/laden/laden.ts';
import { gewaehrleistungCalls } from '#features/gewaehrleistung/calls.ts';
import { kasseCalls } from '#features/kasse/calls.ts';
import { type Kasse, kasse, moeglichkeit } from '#features/kasse/contract.ts';
import { type KasseEntwurf, leererKasseEntwurf } from '#features/kasse/formular/kasse-entwurf.ts';
import { ok } from '#shared/wire/envelope.ts';
import { makeBestellung, token } from '../../auftrag/beispiel-bestellung.ts';
import type { Answers } from '../answers.ts';
import { offenerLaden } from '../laden.ts';
import { made } from '../made.ts';
import { type OpenPage, openPage } from '../open-page.tsx';
import type { Who } from '../people.ts';
import { answerOf, bestellungPath } from './bestellung.ts';

export { beispielAdresse as adresse } from '../../auftrag/beispiel-adresse.ts';

/** Locators and steps of the page /checkout, by role and name. */
export const main = page.getByRole('main');
export const schritt = (name: string): Locator => main.getByRole('region', { name });
export const feld = (name: string, place: Pick<Locator, 'getByRole'> = page): Locator =>
  place.getByRole('textbox', { name: new RegExp(`^${name}( \\(freiwillig\\))?$`) });
export const weiter = page.getByRole('button', { name: /^Weiter zu/ });
export const bestellen = page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true });
export const pruefen = schritt('3 Prüfen');

export const rechnung = {
  ...leererKasseEntwurf.rechnung,
  ...{ vorname: 'Ada', nachname: 'Beispiel', strasse: 'Lindenweg', hausnummer: '4' },
  ...{ plz: '01067', stadt: 'Dresden' },
};

export const lavendel = made(kassenPosten, {
  ...{ produktId: 'lavendel', name: 'Lavendeltraum', menge: 3, preis: 7.9, summe: 23.7 },
});
export const honig = made(kassenPosten, {
  ...{ produktId: 'honig', name: 'Honigwabe', menge: 1, preis: 6.5, summe: 6.5 },
});

/** The two usual ways, of goods for 23.70 €. */
const dhl = made(moeglichkeit, {
  ...{ versandart: 'dhl', zahlart: 'vorkasse', versand: 4.19, gesamt: 27.89, stand: 'dhl-1' },
  termin: { von: '2026-11-30', bis: '2026-12-02' },
});
const abholung = made(moeglichkeit, {
  ...{ versandart: 'abholung', zahlart: 'abholung', versand: 0, gesamt: 23.7, stand: 'abholung-1' },
  termin: { von: '2026-11-30', bis: '2026-11-30' },
});

/** The checkout of three soaps, with both ways to have and to pay them. */
export function makeKasse(part: Partial<Kasse> = {}): Kasse {
  return {
    ...made(kasse, { posten: [lavendel], zwischensumme: 23.7, moeglichkeiten: [dhl, abholung] }),
    abholung: { ort: 'Gartenweg 3', zeiten: 'Freitag 15–18 Uhr' },
    ...part,
  };
}
export const leereKasse = made(kasse);

/** The same goods with a later day of delivery. */
export const spaeter: Kasse['moeglichkeiten'] = [
  { ...dhl, stand: 'dhl-2', termin: { von: '2026-12-11', bis: '2026-12-14' } },
];

/** A line that cannot be ordered as it is. */
export function hindernisOf(name: string, text: string, hoechstens = 0) {
  return { produktId: name === 'Honigwabe' ? 'honig' : 'lavendel', name, menge: 3, text, hoechstens };
}

/** What was typed and chosen before, up to the review. */
export function rememberEntwurf(part: Partial<KasseEntwurf> = {}): void {
  const entwurf: KasseEntwurf = {
    ...leererKasseEntwurf,
    ...{ email: 'ada@beispiel.de', rechnung, schritt: 3 },
    wahl: { versandart: 'dhl', zahlart: 'vorkasse' },
    ...part,
  };
  sessionStorage.setItem('kasse', JSON.stringify(entwurf));
}

type Visit = { as?: Who; isPhone?: boolean; laden?: Laden; answers?: (answers: Answers) => void };

/** Opens the checkout of three soaps in an open shop. */
export function openKasse({ answers: given, ...visit }: Visit = {}): Promise<OpenPage> {
  return openPage('/checkout', {
    laden: offenerLaden,
    ...visit,
    answers: (answers) => {
      answers.on(kasseCalls.read, ok(makeKasse()));
      answers.on(gewaehrleistungCalls.read, ok({ hinweis: null }));
      given?.(answers);
    },
  });
}

/** Opens it at its review, with everything typed before. */
export async function openPruefen(visit: Visit = {}): Promise<OpenPage> {
  rememberEntwurf();
  const opened = await openKasse(visit);
  await expect.element(bestellen).toBeVisible();
  return opened;
}

const bestellt = { nummer: 'B-26-K7M4Q', token };

/** Answers the order that is made, and its page; the cart is empty then. */
export function answerBestellt(answers: Answers, part: Partial<Bestellung> = {}): void {
  answers.on(kasseCalls.bestellen, () => {
    answers.on(kasseCalls.read, ok(leereKasse));
    return ok(bestellt);
  });
  answers.on(bestellungCalls.read, answerOf(makeBestellung(part)));
}

/** The page of the order is there. */
export async function expectBestellt({ router }: OpenPage): Promise<void> {
  await expect.poll(() => router.state.location.pathname).toBe(bestellungPath);
  await expect.element(main.getByText('Bestellung B-26-K7M4Q')).toBeVisible();
}
