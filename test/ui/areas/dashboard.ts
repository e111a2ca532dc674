import { auftragCalls } from '#features/auftrag/calls.ts';
import { umgebungCalls } from '#features/einstellung/umgebung-calls.ts';
import { umgebung } from '#features/einstellung/umgebung-contract.ts';
import { fertigungCalls } from '#features/fertigung/calls.ts';
import { jahresumsatzCalls } from '#features/jahresumsatz/calls.ts';
import { jahresumsatz } from '#features/jahresumsatz/contract.ts';
import { lagerCalls } from '#features/lager/calls.ts';
import { lagerBestand } from '#features/lager/contract.ts';
import { marktCalls } from '#features/markt/calls.ts';
import { postCalls } from '#features/post/calls.ts';
import { umsatzCalls } from '#features/umsatz/calls.ts';
import { widerrufVerwaltungCalls } from '#features/widerruf/bearbeitung/verwaltung-calls.ts';
import { ok } from '#shared/wire/envelope.ts';
import type { Answers } from '../answers.ts';
import { made } from '../made.ts';

/** The dashboard of an open shop in which nothing is to be done. */
export function quietDay(answers: Answers): void {
  const anzahl = { packen: 0, geld: 0, abholbereit: 0, problem: 0, erledigt: 0 };
  const umsatz = { umsatz: 0, umsatzNetto: 0, tage: [], produkte: [] };
  answers
    .on(auftragCalls.list, ok({ auftraege: [], anzahl }))
    .on(auftragCalls.geldfragen, ok({ fragen: [], anzahl: 0 }))
    .on(umsatzCalls.read, ok(umsatz))
    .on(jahresumsatzCalls.read, ok(made(jahresumsatz, { jahr: 2026, steuermodus: 'regelbesteuerung' })))
    .on(marktCalls.umsatz, ok({ ...umsatz, tage: [], produkte: [], stueck: 0 }))
    .on(fertigungCalls.zuFertigen, ok([]))
    .on(lagerCalls.bestand, ok(made(lagerBestand)))
    .on(postCalls.lage, ok({ problem: '', nichtZugestellt: 0 }))
    .on(widerrufVerwaltungCalls.lage, ok({ offen: 0 }))
    .on(umgebungCalls.read, ok(made(umgebung, { smtp: true })));
}
