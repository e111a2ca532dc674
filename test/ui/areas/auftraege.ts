import { page } from 'vitest/browser';
import { auftragCalls } from '#features/auftrag/calls.ts';
import type { AuftragVoll, AuftragZeile } from '#features/auftrag/contract.ts';
import { freiesGeld } from '#features/auftrag/zustand/freies-geld.ts';
import { erstattungCalls } from '#features/zahlung/erstattung/erstattung-calls.ts';
import { ok, okWith } from '#shared/wire/envelope.ts';
import type { Answers } from '../answers.ts';
import { offenerLaden } from '../laden.ts';
import { type OpenPage, openPage } from '../open-page.tsx';

/** Results of steps, in the corner of the screen. */
export const snackbar = page.getByRole('status', { name: 'Meldungen' });
/** A question, or a form. */
export const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));

const liste = page.getByLabelText('Bestellungen', { exact: true });

/** The row or card of an order. */
export const rowOf = (nummer: string) =>
  liste.getByRole('row').or(liste.getByRole('listitem')).filter({ hasText: nummer });

type Visit = NonNullable<Parameters<typeof openPage>[1]>;

const keine = { packen: 0, geld: 0, abholbereit: 0, problem: 0, erledigt: 0 };

/** The list's call answers these orders, as the shop would by group and search. */
export function listet(answers: Answers, auftraege: AuftragZeile[]): void {
  const anzahl = { ...keine };
  for (const { aufgabe } of auftraege) anzahl[aufgabe] += 1;
  answers.on(auftragCalls.list, ({ query: { aufgabe, suche = '' } }) =>
    ok({
      anzahl,
      auftraege: auftraege.filter(
        (one) =>
          (!aufgabe || one.aufgabe === aufgabe) &&
          JSON.stringify(one).toLowerCase().includes(suche.toLowerCase()),
      ),
    }),
  );
}

/** The list of an open shop with these orders. */
export function openListe(
  auftraege: AuftragZeile[],
  { address = '', ...visit }: Visit & { address?: string } = {},
) {
  return openPage(`/admin/bestellungen${address}`, {
    ...{ as: 'werkstatt', laden: offenerLaden, answers: (answers) => listet(answers, auftraege) },
    ...visit,
  });
}

type Schritte = Partial<Record<keyof typeof auftragCalls, Partial<AuftragVoll>>>;

/** One order, whose steps answer it as it is then. */
export function fuehrt(answers: Answers, auftrag: AuftragVoll, schritte: Schritte = {}): void {
  let now = auftrag;
  answers.on(auftragCalls.read, () => ok(now));
  // What of it can go back: nothing was begun yet.
  answers.on(erstattungCalls.list, () =>
    ok({ frei: freiesGeld(now), hatEmail: now.email !== '', erstattungen: [] }),
  );
  for (const [name, changed] of Object.entries(schritte))
    answers.on(auftragCalls[name as 'gepackt'], () => {
      now = { ...now, letzteNr: now.letzteNr + 1, ...changed };
      return okWith('', now);
    });
}

/** The page of one order of an open shop. */
export function openAuftrag(
  auftrag: AuftragVoll,
  { schritte, address = '', ...visit }: Visit & { schritte?: Schritte; address?: string } = {},
): Promise<OpenPage> {
  return openPage(`/admin/bestellungen/${auftrag._id}${address}`, {
    ...{ as: 'werkstatt', laden: offenerLaden, answers: (answers) => fuehrt(answers, auftrag, schritte) },
    ...visit,
  });
}
