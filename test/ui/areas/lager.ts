import { type Locator, page } from 'vitest/browser';
import type { Laden } from '#features/einstellung/laden/laden.ts';
import { gruppeOf, type LagerGruppe, type LagerTyp, mapGruppen } from '#features/lager/artikel.ts';
import { lagerCalls } from '#features/lager/calls.ts';
import { type LagerArtikel, lagerArtikel, type Warnung, warnung } from '#features/lager/contract.ts';
import { ok, okList } from '#shared/wire/envelope.ts';
import type { Answers } from '../answers.ts';
import { made } from '../made.ts';
import { type OpenPage, openPage } from '../open-page.tsx';

/** An article of the stock; its ids are made of its name. */
export function artikelOf(typ: LagerTyp, name: string, more: Partial<LagerArtikel> = {}): LagerArtikel {
  const { menge = 0, mindestbestand = 0 } = more;
  return made(lagerArtikel, {
    ...{ _id: `bestand-${name}`, artikelId: name, name, typ, einheit: gruppeOf(typ)?.einheit },
    unterMindestbestand: menge < mindestbestand,
    ...more,
  });
}

/** A warning of an article below its minimum. */
export function warnungOf(artikel: LagerArtikel, packung?: Warnung['packung']): Warnung {
  const { menge, frei = menge, mindestbestand } = artikel;
  return made(warnung, { ...artikel, differenz: mindestbestand - frei, packung });
}

/** The stock is this from now on: its groups, its warnings, and what can be chosen. */
export function answerStock(answers: Answers, stock: LagerArtikel[], warnungen: Warnung[] = []): void {
  const inGruppe = (typ: LagerTyp) => stock.filter((one) => one.typ === typ);
  const toWahl = ({ artikelId: id, menge: vorrat, name, frei, mindestbestand }: LagerArtikel) => ({
    ...{ id, name, vorrat, frei, mindestbestand },
  });
  answers.on(lagerCalls.bestand, ok(mapGruppen(({ typ }) => inGruppe(typ))));
  answers.on(lagerCalls.warnungen, okList(warnungen));
  answers.on(lagerCalls.entfernte, okList([]));
  answers.on(lagerCalls.artikel, ok(mapGruppen(({ typ }) => inGruppe(typ).map(toWahl))));
}

type LagerVisit = {
  tab?: LagerGruppe;
  warnungen?: Warnung[];
  laden?: Laden;
  isPhone?: boolean;
  answers?: (answers: Answers) => void;
};

/** Opens the Lagerverwaltung as an admin, with this stock. */
export function openLager(
  stock: LagerArtikel[],
  { tab = 'rohseifen', warnungen, answers: more, ...visit }: LagerVisit = {},
): Promise<OpenPage> {
  return openPage(`/admin/lager?tab=${tab}`, {
    as: 'admin',
    ...visit,
    answers: (answers) => {
      answerStock(answers, stock, warnungen);
      more?.(answers);
    },
  });
}

export const button = (name: string | RegExp, place: Locator = page.getByRole('main')): Locator =>
  place.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

export const dialog = (name: string | RegExp): Locator => page.getByRole('dialog', { name });

/** The quiet messages at the lower right. */
export const meldungen = (): Locator => page.getByRole('status', { name: 'Meldungen' });

/** The row of an article, which is a card on a phone. */
export function rowOf(name: string): Locator {
  const list = page.getByRole('tabpanel');
  return list
    .getByRole('row')
    .or(list.getByRole('listitem'))
    .filter({ has: page.getByRole('button', { name: `Korrigieren: ${name}`, exact: true }) });
}
