import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { buchhaltungCalls } from '#features/buchhaltung/calls.ts';
import { gruppeCallsOf } from '#features/einstellung/einstellung-calls.ts';
import {
  type AngabenOf,
  type Gruppe,
  gruppen,
  gruppenNamen,
  type Stand,
} from '#features/einstellung/gruppen/gruppen.ts';
import { gruppenTitel } from '#features/einstellung/gruppen/gruppen-titel.ts';
import { anfangsPhase } from '#features/einstellung/gruppen/phase-angaben.ts';
import { ladenBilderCalls } from '#features/einstellung/ladenbilder/laden-bilder-calls.ts';
import { umgebungCalls } from '#features/einstellung/umgebung-calls.ts';
import { umgebung } from '#features/einstellung/umgebung-contract.ts';
import { gewaehrleistungStand } from '#features/gewaehrleistung/contract.ts';
import { gewaehrleistungVerwaltungCalls } from '#features/gewaehrleistung/verwaltung-calls.ts';
import { phaseCalls } from '#features/oeffnung/calls.ts';
import { rechtstextVerwaltungCalls } from '#features/rechtstexte/verwaltung-calls.ts';
import { ok, okList, okWith } from '#shared/wire/envelope.ts';
import { demoEinstellungen } from '../../../demo/beispiel-laden.ts';
import { fieldName } from '../../field-name.ts';
import { type Answers, refusal } from '../answers.ts';
import { made } from '../made.ts';
import { type OpenPage, openPage } from '../open-page.tsx';
import { answerZugaenge } from './zugaenge.ts';

export const gruppeCalls = {
  laden: gruppeCallsOf('laden'),
  steuer: gruppeCallsOf('steuer'),
  versand: gruppeCallsOf('versand'),
  zahlung: gruppeCallsOf('zahlung'),
  post: gruppeCallsOf('post'),
  texte: gruppeCallsOf('texte'),
  nummern: gruppeCallsOf('nummern'),
};

export const einstellungenPath = '/admin/einstellungen';

type Angaben = { [G in Gruppe]?: Partial<AngabenOf<G>> };

/** The example workshop's settings, saved once, with other values where given. */
export function standOf<G extends Gruppe>(gruppe: G, other: Partial<AngabenOf<G>> = {}): Stand<G> {
  const angaben = { ...demoEinstellungen[gruppe], ...other } as AngabenOf<G>;
  return { version: 1, angaben, geaendertAt: '2026-11-20T09:00:00.000Z', von: 'Beispielwerkstatt' };
}

/** A group that keeps what is saved. */
function keeps<G extends Gruppe>(answers: Answers, gruppe: G, first: Stand<G>): void {
  const calls = gruppeCalls[gruppe] as unknown as ReturnType<typeof gruppeCallsOf<Gruppe>>;
  let stand = first as Stand<Gruppe>;
  answers.on(calls.read, () => ok(stand));
  answers.on(calls.save, ({ body }) => {
    const { version, ...angaben } = body as AngabenOf<Gruppe> & { version: number };
    stand = { ...stand, version: version + 1, angaben };
    return okWith(`${gruppenTitel[gruppe]} gespeichert.`, stand);
  });
}

/** All that the settings ask: the groups of the example workshop, and nothing else that is worth a look. */
export function settings(answers: Answers, other: Angaben = {}): void {
  for (const gruppe of gruppenNamen) keeps(answers, gruppe, standOf<Gruppe>(gruppe, other[gruppe]));
  rest(answers);
}

/** The settings of a shop in which nothing was ever saved. */
export function newSettings(answers: Answers): void {
  const never = { version: 0, geaendertAt: null, von: null };
  for (const gruppe of gruppenNamen)
    keeps<Gruppe>(answers, gruppe, { ...never, angaben: gruppen[gruppe].leer as AngabenOf<Gruppe> });
  rest(answers);
}

function rest(answers: Answers): void {
  const phase = { version: 0, angaben: anfangsPhase, geaendertAt: null, von: null };
  answers
    .on(phaseCalls.read, ok(phase))
    .on(phaseCalls.readBereit, ok({ bereit: true, zeilen: [] }))
    .on(ladenBilderCalls.read, ok({ startseite: null, dasSindWir: null }))
    .on(rechtstextVerwaltungCalls.list, okList([]))
    .on(gewaehrleistungVerwaltungCalls.read, ok(made(gewaehrleistungStand, { link: '', text: '' })))
    .on(umgebungCalls.read, ok(made(umgebung)))
    // Nobody knows the next number, as on an older server.
    .on(buchhaltungCalls.folge, refusal(404, 'Ressource nicht gefunden'));
  answerZugaenge(answers);
}

/** Opens the settings as the admin. */
export function openEinstellungen(
  search = '',
  answers: (answers: Answers) => void = settings,
): Promise<OpenPage> {
  return openPage(einstellungenPath + search, { as: 'admin', answers });
}

export const karte = (titel: string): Locator => page.getByRole('article', { name: titel, exact: true });
export const dialog = (name: string): Locator => page.getByRole('dialog', { name, exact: true });
export const field = (place: Locator, name: string): Locator =>
  place.getByRole('textbox', { name: fieldName(name) });
export const speichern = (form: Locator): Promise<void> =>
  form.getByRole('button', { name: 'Speichern', exact: true }).click();

/** Opens the form of a group with its button. */
export async function openGruppe(titel: string): Promise<Locator> {
  await page.getByRole('button', { name: `${titel} bearbeiten`, exact: true }).click();
  const form = dialog(`${titel} bearbeiten`);
  await expect.element(form).toBeVisible();
  return form;
}
