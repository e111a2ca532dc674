import type { Page } from '@playwright/test';
import type { Db } from '#server/db/connect.ts';
import { signIn } from '../arrange/accounts.ts';
import { openLaden, pauseLaden } from '../arrange/offener-laden.ts';
import { inTagen } from '../arrange/tage.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import { findShifts, recordShifts, turnAnswers } from '../layout-shifts.ts';
import type { Screen } from './screen.ts';
import { screens } from './screens.ts';
import { resize, shopWidths, sweep, sweptWidths } from './sweep.ts';
import { watchPage } from './watch.ts';

/** The sweep (ADR 083): every screen, at every width, with both text sizes. Once: it sets the width itself. */
const isReadOnly = ({ phase, prepare }: Screen) => !phase && !prepare;

for (const screen of screens) {
  test.describe(screen.route, () => {
    test.use({
      vorlage: screen.isEmpty ? 'leer' : 'beispiel',
      hasConsent: !screen.asksForConsent,
      expectedErrors: screen.failing ? [/Failed to load resource/] : [],
    });
    const details = { tag: ['@desktop', ...(screen.tags ?? [])] };
    if (isReadOnly(screen))
      test(screen.name, details, ({ page, baseURL }) => walk(page, { screen, baseURL }));
    else test(screen.name, details, ({ page, baseURL, db }) => walk(page, { screen, baseURL, db }));
  });
}

type Place = { screen: Screen; baseURL: string | undefined; db?: Db };

async function walk(page: Page, { screen, baseURL = '', db }: Place): Promise<void> {
  const { phase, prepare, route, who } = screen;
  const { widths = route.startsWith('/admin') ? sweptWidths : shopWidths } = screen;
  const watched = watchPage(page, new URL(baseURL).origin, screen.failing);
  await resize(page, widths[0] ?? 360);
  if (db && phase) await openLaden(db);
  if (db && phase === 'pausiert') await pauseLaden(db, 'Wir machen Ferien.', inTagen(22));
  if (who) await signIn(page, who);
  const prepared = db && (await prepare?.(db, page));
  await screen.before?.(page);
  // In the shop the pages come with their data, and have a test of their own.
  const isLoadWatched = route.startsWith('/admin') && !screen.failing;
  if (isLoadWatched) await recordShifts(page, { isLoadOnly: true });
  const answered = isLoadWatched && (await turnAnswers(page));
  await openAlive(page, prepared ?? screen.path ?? screen.route);
  await screen.ready(page);
  if (answered) await answered();
  const shifts = answered ? await findShifts(page) : [];
  // What was pressed last would show its tooltip when another part comes to lie below the mouse.
  await page.mouse.move(0, 0);
  const faults = [...shifts, ...(await sweep(page, widths))];
  expect(faults.filter((fault) => !screen.meant?.test(fault))).toEqual([]);
  await screen.also?.(page);
  expect(watched()).toEqual([]);
}
