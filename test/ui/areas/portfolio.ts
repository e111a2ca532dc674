import { page } from 'vitest/browser';
import type { z } from 'zod';
import { gruppeCallsOf } from '#features/einstellung/einstellung-calls.ts';
import { leereSteuer } from '#features/einstellung/gruppen/steuer-angaben.ts';
import { lagerCalls } from '#features/lager/calls.ts';
import { type LagerArtikel, lagerArtikel, lagerBestand } from '#features/lager/contract.ts';
import { type VerwaltetesProdukt, verwaltetesProdukt } from '#features/portfolio/contract.ts';
import type { changeProduktBody } from '#features/portfolio/produkt-body.ts';
import { statsOf } from '#features/portfolio/stats-of.ts';
import { verwaltungCalls } from '#features/portfolio/verwaltung-calls.ts';
import { rohstoffCallsOf } from '#features/rohstoffe/calls.ts';
import { rohstoffKinds } from '#features/rohstoffe/rohstoff-kinds.ts';
import { ok, okList, okWith } from '#shared/wire/envelope.ts';
import { fieldName } from '../../field-name.ts';
import { type Answers, refusal } from '../answers.ts';
import { made } from '../made.ts';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const bild = (alt_text: string) => ({ url: `${pixel}#${encodeURIComponent(alt_text)}`, alt_text });

/** A soap in the back office, with a main picture and two more. */
export function produktVon(name: string, part: Partial<VerwaltetesProdukt> = {}): VerwaltetesProdukt {
  return made(verwaltetesProdukt, {
    _id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    ...{
      seife: 'Sheabutter',
      aroma: 'Lavendel',
      gramm: 100,
      seifenform: 'quadratisch',
      verpackung: 'viereck',
    },
    ...{ preis: 7.9, aktiv: true, steuersatz: 19, reihenfolge: 10, version: 3 },
    createdAt: '2026-03-01T10:00:00.000Z',
    updatedAt: '2026-03-01T10:00:00.000Z',
    bilder: { hauptbild: pixel, alt_text: `${name} Produktbild`, galerie: [bild('Links'), bild('Rechts')] },
    ...part,
  });
}

export const lavendeltraum = produktVon('Lavendeltraum');
export const honigwabe = produktVon('Honigwabe', {
  ...{ seife: 'Honigseife', aroma: 'Vanille', gramm: 110, seifenform: 'Bienenwabe', preis: 8.5 },
  reihenfolge: 20,
});
export const minzmorgen = produktVon('Minzmorgen', {
  ...{ seife: 'Aloe-Vera', aroma: 'Minze', gramm: 95, packgewicht: 109, reihenfolge: 30 },
});

/** Answers what the Portfolio-Verwaltung loads, forms included. */
export function answerPortfolio(answers: Answers, ...produkte: VerwaltetesProdukt[]): void {
  answers
    .on(verwaltungCalls.list, { ...okWith('', produkte), count: produkte.length })
    .on(verwaltungCalls.stats, ok(statsOf(produkte)))
    .on(lagerCalls.bestand, ok(made(lagerBestand, { produkte: produkte.map(bestandOf) })));
  for (const kind of Object.values(rohstoffKinds)) answers.on(rohstoffCallsOf(kind).list, okList([]));
  answerSaetze(answers, leereSteuer.saetze);
}

function bestandOf({ _id, name }: VerwaltetesProdukt): LagerArtikel {
  return made(lagerArtikel, {
    ...{ _id: `artikel-${_id}`, artikelId: _id, name, typ: 'produkt', menge: 16, einheit: 'Stück' },
  });
}

/** The tax rates of the settings. */
export function answerSaetze(answers: Answers, saetze: number[]): void {
  answers.on(
    gruppeCallsOf('steuer').read,
    ok({ angaben: { ...leereSteuer, saetze }, version: 1, geaendertAt: null, von: null }),
  );
}

type Change = z.output<typeof changeProduktBody>;

/**
 * Saves changes of the product that is `jetzt`, beside the `others`. As by the server, one that is not based on it is
 * refused, with what Jonas Weber has made of it.
 */
export function answerChange(
  answers: Answers,
  jetzt: VerwaltetesProdukt,
  ...others: VerwaltetesProdukt[]
): void {
  answers.on(verwaltungCalls.change, ({ body }) => {
    const change = body as Change;
    if (change.version !== jetzt.version) return konfliktWith(jetzt);
    const neu = withoutNull({ ...jetzt, ...change, version: jetzt.version + 1 });
    answerPortfolio(answers, neu, ...others);
    answerChange(answers, neu, ...others);
    return okWith('Produkt aktualisiert', neu);
  });
}

/** Fields that are sent empty are missing afterwards. */
function withoutNull(changed: object): VerwaltetesProdukt {
  return JSON.parse(JSON.stringify(changed), (_, value) => value ?? undefined);
}

/** The refusal of a change that is not based on the product that is `jetzt`. */
export function konfliktWith(jetzt: VerwaltetesProdukt) {
  const data = { produkt: jetzt, geaendertVon: 'Jonas Weber', geaendertAm: '2026-11-27T10:00:00.000Z' };
  return refusal(409, 'Das Produkt wurde inzwischen von Jonas Weber geändert.', { data });
}

export const card = (name: string) => page.getByRole('article', { name, exact: true });
export const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
export const meldung = (text: string | RegExp) =>
  page.getByRole('status', { name: 'Meldungen' }).getByText(text, { exact: true });
export const fehlermeldung = (text: string | RegExp) =>
  page.getByRole('alert').getByText(text, { exact: true });

export const bearbeiten = dialog('Produkt bearbeiten');
export const neuesProdukt = dialog('Neues Produkt erstellen');
/** A field of the form that is open. */
export const field = (name: string) => page.getByRole('textbox', { name: fieldName(name) });
export const choice = (name: string) => page.getByRole('combobox', { name, exact: true });
/** The button that folds a part of the form away. */
export const teil = (name: string) => page.getByRole('dialog').getByText(new RegExp(`^${name}`));
export const aktualisieren = bearbeiten.getByRole('button', { name: 'Aktualisieren' });

export async function openBearbeiten(name: string): Promise<void> {
  await card(name)
    .getByRole('button', { name: `Bearbeiten: ${name}` })
    .click();
}
