import type { Locator, Page } from '@playwright/test';
import type { Db } from '#server/db/connect.ts';
import { findChromium } from '#test/chromium.ts';
import { signIn } from '../../arrange/accounts.ts';
import { insertAuftrag } from '../../arrange/auftraege.ts';
import { openLaden } from '../../arrange/offener-laden.ts';
import { makeVideo } from '../../barcode-video.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, test } from '../../fixtures.ts';

const nummer = '00340434161094042557';
const { executablePath, args } = await findChromium();

const video = makeVideo(nummer);
const camera = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${video}`];

// The browser of this file has a camera, before which there is always the same label.
test.use({
  launchOptions: { executablePath, args: [...args, '--use-fake-ui-for-media-stream', ...camera] },
});

const feld = (page: Page) =>
  page.getByRole('dialog', { name: 'Versand eintragen' }).getByLabel('Sendungsnummer');
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
  await page.getByRole('button', { name: 'Versand eintragen' }).first().click();
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

async function closeKamera(page: Page): Promise<void> {
  await kamera(page).getByRole('button', { name: 'Abbrechen' }).click();
  await expect(kamera(page)).toHaveCount(0);
}

function refuseCamera(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { mediaDevices } = navigator;
    Object.assign(globalThis, { allowed: mediaDevices.getUserMedia });
    mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
}

function allowCamera(page: Page): Promise<void> {
  return page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = Reflect.get(globalThis, 'allowed');
  });
}

/** The browser has a reader of its own, which finds nothing. */
function readNothing(page: Page): Promise<void> {
  return page.evaluate(() => {
    class BarcodeDetector {
      static getSupportedFormats = async () => ['code_128'];
      detect = async () => [];
    }
    Object.assign(globalThis, { BarcodeDetector });
  });
}

async function readAgain(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.deleteProperty(globalThis, 'BarcodeDetector'));
}

test('the number of a label before the camera is read, taken, and the camera is off again', {
  tag: '@phone',
}, async ({ page, db }) => {
  const tracks = await watchCamera(page);
  await openVersendet(page, db);
  await refuseCamera(page);
  await lesen(page).click();
  await expect(kamera(page).getByText(/^Die Kamera ist für diese Seite nicht erlaubt/)).toBeVisible();
  await expectAccessible(page);
  await closeKamera(page);
  await allowCamera(page);
  await readNothing(page);
  await lesen(page).click();
  await expect(kamera(page).getByRole('status')).toHaveText(/^Halten Sie den Strichcode/);
  await expect(kamera(page).getByLabel('Bild der Kamera')).toBeVisible();
  await expectAccessible(page);
  await closeKamera(page);
  expect(await tracks()).toEqual(['ended']);
  await readAgain(page);

  await lesen(page).click();
  await expect(kamera(page).getByRole('status')).toHaveText(
    `Gelesen: ${nummer}. Steht das auch auf dem Paket?`,
  );
  await expect(kamera(page).getByLabel('Sendungsnummer')).toHaveValue(nummer);
  await expect(uebernehmen(page)).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(await tracks()).toEqual(['ended', 'ended']);
  await uebernehmen(page).click();
  await expect(kamera(page)).toHaveCount(0);
  await expect(feld(page)).toHaveValue(nummer);
});
