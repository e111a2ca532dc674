import { page } from 'vitest/browser';
import { rohstoffCallsOf } from '#features/rohstoffe/calls.ts';
import type { Rohstoff } from '#features/rohstoffe/contract.ts';
import type { RohstoffKind } from '#features/rohstoffe/rohstoff-kind.ts';
import { rohstoffKinds } from '#features/rohstoffe/rohstoff-kinds.ts';
import { ok, okList } from '#shared/wire/envelope.ts';
import type { Answers } from '../answers.ts';
import { openPage } from '../open-page.tsx';

const { rohseife, duftoel, verpackung } = rohstoffKinds;

/** The calls of each kind. */
export const rohstoffCalls = {
  rohseife: rohstoffCallsOf(rohseife),
  duftoel: rohstoffCallsOf(duftoel),
  verpackung: rohstoffCallsOf(verpackung),
};

/** A raw material as the server keeps it: what is given, its kind's defaults, and what is derived. */
export function rohstoffVon(typ: keyof typeof rohstoffKinds, part: object): Rohstoff {
  const kind: RohstoffKind = rohstoffKinds[typ];
  const at = '2026-03-01T10:00:00.000Z';
  const angaben = { verfuegbar: true, aktuellVorrat: 1000, ...kind.defaults, ...part };
  const abgeleitet = kind.derive(kind.basis.parse(angaben));
  const { bezeichnung } = part as { bezeichnung: string };
  return { _id: bezeichnung, createdAt: at, updatedAt: at, ...angaben, ...abgeleitet } as unknown as Rohstoff;
}

export const sheabutter = rohstoffVon('rohseife', {
  ...{ bezeichnung: 'Sheabutter', lieferant: 'Seifenhof Havelland', gesamtInGramm: 5000, ekPreis: 43.8 },
  ...{ aktuellVorrat: 8400, mindestbestand: 1000 },
});
export const schwarz = rohstoffVon('rohseife', {
  ...{ bezeichnung: 'schwarz', ekPreis: 9, aktuellVorrat: 450, mindestbestand: 800 },
});
export const honigseife = rohstoffVon('rohseife', {
  ...{ bezeichnung: 'Honigseife', ekPreis: 10.5, aktuellVorrat: 3000 },
});

/** Keeps the raw materials of this kind: lists them, adds new ones and saves changes. */
export function answerRohstoffe(
  answers: Answers,
  typ: keyof typeof rohstoffKinds,
  ...rohstoffe: Rohstoff[]
): void {
  const calls = rohstoffCalls[typ];
  answers.on(calls.list, okList(rohstoffe));
  answers.on(calls.create, ({ body }) => {
    const neu = rohstoffVon(typ, body as object);
    answerRohstoffe(answers, typ, ...rohstoffe, neu);
    return ok(neu);
  });
  answers.on(calls.change, ({ params, body }) => {
    const change = (one: Rohstoff) => rohstoffVon(typ, { ...one, ...(body as object) });
    const neue = rohstoffe.map((one) => (one._id === params.id ? { ...change(one), _id: one._id } : one));
    answerRohstoffe(answers, typ, ...neue);
    return ok(neue.find(({ _id }) => _id === params.id) ?? sheabutter);
  });
}

export const openRohstoffe = (query = '', isPhone = false) =>
  openPage(`/admin/rohstoffe${query}`, {
    as: 'admin',
    isPhone,
    answers: (answers) => {
      answerRohstoffe(answers, 'rohseife', honigseife, schwarz, sheabutter);
      answerRohstoffe(answers, 'duftoel');
      answerRohstoffe(answers, 'verpackung');
    },
  });

/** The row of a raw material. */
export const row = (bezeichnung: string) =>
  page
    .getByRole('tabpanel')
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `${bezeichnung} bearbeiten`, exact: true }) });

export const meldungen = page.getByRole('status', { name: 'Meldungen' });
