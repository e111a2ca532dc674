import type { Locator, Page } from '@playwright/test';
import type { Db } from '#server/db/connect.ts';
import { insertAuftrag } from '#test/auftraege.ts';
import { findChromium } from '#test/chromium.ts';
import { signIn } from '../accounts.ts';
import { makeVideo } from '../barcode-video.ts';
import { installClock } from '../clock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, test } from '../fixtures.ts';
import { openLaden } from '../offener-laden.ts';
import { typeInto } from '../type-into.ts';

const nummer = '00340434161094042557';
const { executablePath, args } = await findChromium();

const video = makeVideo(nummer);
const camera = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${video}`];

// The browser of this file has a camera, before which there is always the same label.
test.use({
  launchOptions: { executablePath, args: [...args, '--use-fake-ui-for-media-stream', ...camera] },
});

const feld = (page: Page) => page.getByRole('dialog', { name: 'Verschickt' }).getByLabel('Sendungsnummer');
const kamera = (page: Page) => page.getByRole('dialog', { name: 'Mit der Kamera lesen' });
const lesen = (page: Page): Locator => page.getByRole('button', { name: 'Mit der Kamera lesen' });
const uebernehmen = (page: Page) => kamera(page).getByRole('button', { name: 'Übernehmen' });

/** The form that says that a parcel has left, of an order that is paid. */
async function openVersendet(page: Page, db: Db): Promise<void> {
  await openLaden(db);
  const { id: produktId } = await db.selectFrom('produkt').select('id').limit(1).executeTakeFirstOrThrow();
  const bezahlt = { betragCent: 100_000, tag: '2026-11-23' };
  const { id } = await insertAuftrag(db, {
    posten: [{ produktId, menge: 1 }],
    ereignisse: [{ typ: 'zahlung', angaben: bezahlt, at: '2026-11-23T10:00:00.000Z' }],
  });
  await signIn(page, 'admin');
  await openAlive(page, `/admin/bestellungen/${id}`);
  await page.getByRole('button', { name: 'Verschicken' }).first().click();
  await expect(feld(page)).toBeVisible();
}

/** Streams that the page has opened and whether each is still on. */
async function watchCamera(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    Object.assign(globalThis, { tracks });
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
  return () =>
    page.evaluate(() => Reflect.get(globalThis, 'tracks').map((track: MediaStreamTrack) => track.readyState));
}

/** The browser has a reader of its own, which finds this in every picture. */
async function useOwnReader(page: Page, found: { format: string; rawValue: string }[]): Promise<void> {
  await page.addInitScript((found) => {
    class BarcodeDetector {
      static getSupportedFormats = async () => ['code_128', 'aztec'];
      detect = async () => found;
    }
    Object.assign(globalThis, { BarcodeDetector });
  }, found);
}

test('the number of a label before the camera is read, taken, and the camera is off again', {
  tag: '@phone',
}, async ({ page, db }) => {
  const tracks = await watchCamera(page);
  await openVersendet(page, db);
  await lesen(page).click();
  await expect(kamera(page).getByRole('status')).toHaveText(
    `Gelesen: ${nummer}. Steht das auch auf dem Paket?`,
  );
  await expect(kamera(page).getByLabel('Sendungsnummer')).toHaveValue(nummer);
  await expect(uebernehmen(page)).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(await tracks()).toEqual(['ended']);
  await uebernehmen(page).click();
  await expect(kamera(page)).toHaveCount(0);
  await expect(feld(page)).toHaveValue(nummer);
});

test('the browser’s own reader is used where there is one', { tag: '@phone' }, async ({ page, db }) => {
  await useOwnReader(page, [{ format: 'code_128', rawValue: 'H1001 9900 0012 3456 789' }]);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await openVersendet(page, db);
  await lesen(page).tap();
  await uebernehmen(page).tap();
  await expect(feld(page)).toHaveValue('H1001990000123456789');
  expect(loaded.filter((url) => url.includes('zxing'))).toEqual([]);
});

test('after 15 seconds the dialog helps, the number can be typed, and closing ends the camera', {
  tag: '@phone',
}, async ({ page, db }) => {
  const tracks = await watchCamera(page);
  await useOwnReader(page, []);
  await installClock(page);
  await openVersendet(page, db);
  await lesen(page).tap();
  await expect(kamera(page).getByRole('status')).toHaveText(/^Halten Sie den Strichcode/);
  await expect(kamera(page).getByLabel('Bild der Kamera')).toBeVisible();
  await expectAccessible(page);
  await page.clock.fastForward(15_000);
  await expect(kamera(page).getByRole('status')).toHaveText(/^Noch nichts gelesen\./);
  expect(await tracks()).toEqual(['live']);
  await typeInto(kamera(page).getByLabel('Sendungsnummer'), 'JJD 123');
  await page.keyboard.press('Enter');
  await expect(kamera(page)).toHaveCount(0);
  await expect(feld(page)).toHaveValue('JJD 123');
  expect(await tracks()).toEqual(['ended']);
});

test('the help comes also when allowing the camera took a while', { tag: '@phone' }, async ({ page, db }) => {
  await useOwnReader(page, []);
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    const allowed = new Promise((allow) => Object.assign(globalThis, { allow }));
    mediaDevices.getUserMedia = async (wanted) => {
      await allowed;
      return open(wanted);
    };
  });
  await installClock(page);
  await openVersendet(page, db);
  await lesen(page).tap();
  await expect(kamera(page).getByRole('status')).toHaveText('Die Kamera startet …');
  await page.clock.fastForward(20_000);
  await page.evaluate(() => Reflect.get(globalThis, 'allow')());
  await expect(kamera(page).getByRole('status')).toHaveText(/^Halten Sie den Strichcode/);
  await page.clock.fastForward(15_000);
  await expect(kamera(page).getByRole('status')).toHaveText(/^Noch nichts gelesen\./);
});

for (const [what, name, text] of [
  ['is refused', 'NotAllowedError', /^Die Kamera ist für diese Seite nicht erlaubt/],
  ['is missing', 'NotFoundError', /^An diesem Gerät ist keine Kamera/],
  ['is busy', 'NotReadableError', /von einem anderen Programm/],
] as const) {
  test(`a camera that ${what}: the dialog says what to do, and the number is typed`, {
    tag: '@phone',
  }, async ({ page, db }) => {
    await page.addInitScript((name) => {
      const refuse = () => Promise.reject(new DOMException('', name));
      Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: refuse } });
    }, name);
    await openVersendet(page, db);
    await lesen(page).tap();
    await expect(kamera(page).getByText(text)).toBeVisible();
    await expectAccessible(page);
    await typeInto(kamera(page).getByLabel('Sendungsnummer'), nummer);
    await uebernehmen(page).tap();
    await expect(feld(page)).toHaveValue(nummer);
  });
}

test('an address without https has no camera, which is said', { tag: '@desktop' }, async ({ page, db }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'mediaDevices', { value: undefined }));
  await openVersendet(page, db);
  await lesen(page).click();
  await expect(kamera(page).getByText(/mit https beginnt/)).toBeVisible();
});
