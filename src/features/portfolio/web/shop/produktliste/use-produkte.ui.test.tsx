import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { okList } from '#shared/wire/envelope.ts';
import { bare, lost, type OtherAnswer, refusal } from '#test/ui/answers.ts';
import { answerSoaps, card, main, soap } from '#test/ui/areas/cart.ts';
import { answerPages, header, linkIn } from '#test/ui/areas/layout.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { stopClock, stopTime } from '#test/ui/stop-time.ts';
import { portfolioCalls } from '../../../calls.ts';

const now = new Date('2026-03-02T10:00:00').getTime();
const fiveMinutes = 300_000;
const stored = soap('Aus dem Speicher', { preis: 7.9 });
const liste = okList([soap('Lavendeltraum'), soap('Honigwabe')]);

const skeletons = page.getByRole('list', { name: 'Produkte werden geladen' });
const alert = main().getByRole('alert');
const hint = main().getByText('Keine Verbindung zum Server. Zeige gespeicherte Daten.');
const retry = page.getByRole('button', { name: 'Erneut versuchen' });

const cacheOfAge = (ms: number) => ({ data: [stored], timestamp: now - ms });
const readCache = () => JSON.parse(sessionStorage.getItem('cachedProducts') ?? 'null');

type Open = { cached?: unknown; answer?: OtherAnswer | typeof liste };

/** Goes from another page to the list, with what an earlier visit has stored. */
async function openListe({ cached, answer = liste }: Open = {}) {
  const text = typeof cached === 'string' ? cached : JSON.stringify(cached);
  if (text) sessionStorage.setItem('cachedProducts', text);
  const opened = await openPage('/about', {
    answers: (answers) => {
      answerPages(answers);
      answers.on(portfolioCalls.listWithPrices, answer);
    },
  });
  await linkIn(header(), 'Produkte').click();
  return opened;
}

/** As `openListe`; the list comes when it is released. */
async function openHeld(cached?: unknown): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await openListe({ cached, answer: () => promise.then(() => Response.json(liste)) });
  return resolve;
}

beforeEach(() => {
  stopClock(now);
});

test('with nothing cached six skeletons stand in for the cards', { tags: ['@S16', '@S17'] }, async () => {
  const release = await openHeld();
  await expect.element(skeletons).toBeVisible();
  expect(skeletons.element().querySelectorAll('li')).toHaveLength(6);
  release();
  await expect.element(page.getByRole('article')).toHaveLength(2);
  await expect.element(skeletons).not.toBeInTheDocument();
});

test('a fresh cache is shown at once and refreshed after about 100 ms', { tags: ['@S17'] }, async () => {
  vi.useRealTimers();
  const waiting = stopTime({ now });
  const { answers } = await openListe({ cached: cacheOfAge(240_000) });
  await expect.element(card('Aus dem Speicher')).toBeVisible();
  await expect.element(skeletons).not.toBeInTheDocument();
  await expect.poll(waiting).toContain(100);
  await vi.advanceTimersByTimeAsync(50);
  expect(answers.sent(portfolioCalls.listWithPrices)).toEqual([]);

  await vi.advanceTimersByTimeAsync(100);
  await expect.poll(() => answers.sent(portfolioCalls.listWithPrices)).toHaveLength(1);
  await expect.element(card('Lavendeltraum')).toBeVisible();
  await expect.element(card('Aus dem Speicher')).not.toBeInTheDocument();
  await expect.poll(() => readCache().data).toHaveLength(2);
  expect(readCache().timestamp).toBeGreaterThanOrEqual(now);
});

describe('of more products than one page shows', () => {
  const alle = Array.from({ length: 60 }, (_, at) => soap(`Seife ${at + 1}`));
  const anzahl = main().getByText('60 einzigartige Seifen-Kreationen verfügbar');

  test('the first page is cached, with how many there are', { tags: ['@S17'] }, async () => {
    await openListe({ answer: okList(alle) });
    await expect.poll(() => readCache()?.data).toHaveLength(48);
    expect(readCache().gesamt).toBe(60);
  });

  test('a cache that is shown, and not refreshed, still says it', { tags: ['@S17'] }, async () => {
    await openListe({
      cached: { data: alle.slice(0, 48), timestamp: now - 1000, gesamt: 60 },
      answer: lost,
    });
    await expect.element(hint).toBeVisible();
    await expect.element(anzahl).toBeVisible();
    expect(readCache()).toMatchObject({ timestamp: now - 1000, gesamt: 60 });
  });
});

describe('when the call fails', () => {
  test('a fresh cache is shown with a notice', { tags: ['@S17'] }, async () => {
    await openListe({ cached: cacheOfAge(1000), answer: lost });
    await expect.element(hint).toBeVisible();
    await expect.element(card('Aus dem Speicher')).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();
  });

  test('without a cache the alert says why and a retry helps', {
    tags: ['@S16', '@S17', '@R32'],
  }, async () => {
    const { answers } = await openListe({ answer: refusal(503, 'Wartungsarbeiten bis 12 Uhr') });
    await expect
      .element(alert)
      .toHaveTextContent('Fehler beim Laden der Produkte: Wartungsarbeiten bis 12 Uhr');
    await expect.element(skeletons).not.toBeInTheDocument();
    expect(page.getByRole('article').elements()).toEqual([]);

    answerSoaps(answers, [soap('Wieder da')]);
    await retry.click();
    await expect.element(card('Wieder da')).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();
    await expect.element(retry).not.toBeInTheDocument();
  });

  test.each([
    ['a refusal without words', bare({ success: false }, 503)],
    ['a lost connection', lost],
  ])('%s is explained', { tags: ['@S17'] }, async (_, answer) => {
    await openListe({ answer });
    await expect.element(alert).toMatchTextContent(/^Fehler beim Laden der Produkte: \S/);
  });

  test('a cache of 5 minutes is not shown', { tags: ['@S17'] }, async () => {
    const answers = Promise.withResolvers<Response>();
    await openListe({ cached: cacheOfAge(fiveMinutes), answer: () => answers.promise });
    await expect.element(skeletons).toBeVisible();
    answers.reject(new TypeError('Failed to fetch'));
    await expect.element(alert).toMatchTextContent('Fehler beim Laden der Produkte: ');
    await expect.element(card('Aus dem Speicher')).not.toBeInTheDocument();
    await expect.element(hint).not.toBeInTheDocument();
  });
});

test.each([
  ['no JSON', 'kaputt'],
  ['a number', '5'],
  ['no list', { data: 5, timestamp: now }],
  ['no time', { data: [stored] }],
  ['no products', { data: [{ name: 'Halb' }, null], timestamp: now }],
  ['of tomorrow', { data: [stored], timestamp: now + 86_400_000 }],
])('a cache that is %s is ignored', { tags: ['@S17'] }, async (_, broken) => {
  const release = await openHeld(broken);
  await expect.element(skeletons).toBeVisible();
  release();
  await expect.element(card('Lavendeltraum')).toBeVisible();
  await expect.poll(() => readCache().data).toHaveLength(2);
});
