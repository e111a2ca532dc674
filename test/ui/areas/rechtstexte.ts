import type { Entwurf, FassungStand, RechtstextBearbeitung } from '#features/rechtstexte/contract.ts';
import { fassungStand, rechtstextBearbeitung, rechtstextUebersicht } from '#features/rechtstexte/contract.ts';
import { agbText } from '#features/rechtstexte/eingebaut/agb.ts';
import { rechtstextVerwaltungCalls as calls } from '#features/rechtstexte/verwaltung-calls.ts';
import { ok, okList, okWith } from '#shared/wire/envelope.ts';
import type { Answers } from '../answers.ts';
import { made } from '../made.ts';
import { settings } from './einstellungen.ts';

/** The built-in version, which is valid today. */
export const eingebaut = made(fassungStand, {
  nr: 1,
  gueltigAb: '2025-10-01',
  stand: 'Oktober 2025',
  zustand: 'aktuell',
  istEingebaut: true,
});

export const entwurfVon = (von: string, text: string): Entwurf => ({
  text,
  version: `entwurf-${von}`,
  changedAt: '2026-11-27T09:00:00.000Z',
  von,
});

/**
 * The settings with one legal text, the terms: a draft is kept, a check noted, a publication answered by the
 * same version as planned.
 */
export function terms(answers: Answers, part: Partial<RechtstextBearbeitung> = {}): void {
  settings(answers);
  const first = {
    art: 'agb' as const,
    aktuellerText: agbText,
    eingebauterText: agbText,
    fassungen: [eingebaut],
  };
  const laden = {
    name: 'laden',
    erklaerung: 'Name des Ladens',
    istFreiwillig: false,
    wert: { inlines: [{ text: 'Lindenblatt' }] },
  };
  let text = made(rechtstextBearbeitung, { ...first, heute: '2026-11-27', platzhalter: [laden], ...part });
  const of = (zustand: FassungStand['zustand']) => text.fassungen.find((one) => one.zustand === zustand);
  answers
    .on(calls.read, () => ok(text))
    .on(calls.list, () =>
      okList([
        made(rechtstextUebersicht, {
          art: text.art,
          aktuell: of('aktuell') ?? eingebaut,
          geplant: of('geplant') ?? null,
          entwurf: text.entwurf,
        }),
      ]),
    )
    .on(calls.saveEntwurf, ({ body }) => {
      const entwurf = entwurfVon('Maria Lindner', (body as { text: string }).text);
      text = { ...text, entwurf };
      return okWith('Entwurf gespeichert.', entwurf);
    })
    .on(calls.savePruefung, ({ params, body }) => {
      const { geprueftAm, eigeneVerantwortung } = body as {
        geprueftAm: string;
        eigeneVerantwortung: boolean;
      };
      const verantwortung = eigeneVerantwortung
        ? { von: 'Maria Lindner', seit: '2026-11-27T09:00:00.000Z' }
        : null;
      const fassungen = text.fassungen.map((one) =>
        String(one.nr) === params.nr ? { ...one, geprueftAm: geprueftAm || null, verantwortung } : one,
      );
      text = { ...text, fassungen };
      return okWith(
        geprueftAm ? 'Prüfung gespeichert.' : 'Prüfung zurückgenommen.',
        fassungen[0] ?? eingebaut,
      );
    })
    .on(calls.publish, ({ body }) => {
      const { gueltigAb } = body as { gueltigAb: string };
      const zustand = gueltigAb > text.heute ? ('geplant' as const) : ('aktuell' as const);
      const neu = { ...eingebaut, nr: 2, gueltigAb, zustand, istEingebaut: false };
      text = { ...text, entwurf: null, fassungen: [neu, ...text.fassungen] };
      return okWith('Veröffentlicht.', neu);
    });
}
