import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openAuftrag } from '#test/ui/areas/auftraege.ts';
import { made } from '#test/ui/made.ts';
import { typeInto } from '#test/ui/type-into.ts';
import { auftragVoll } from '../../../contract.ts';

const nummer = '00340434161094042557';
const feld = page.getByRole('dialog', { name: 'Versand eintragen' }).getByLabelText('Sendungsnummer');
const kamera = page.getByRole('dialog', { name: 'Mit der Kamera lesen' });
const ansage = kamera.getByRole('status');
const lesen = page.getByRole('button', { name: 'Mit der Kamera lesen' });
const uebernehmen = kamera.getByRole('button', { name: 'Übernehmen' });

/** What the browser has as its camera. */
function useMediaDevices(value: Partial<MediaDevices> | undefined): void {
  Object.defineProperty(navigator, 'mediaDevices', { value, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'mediaDevices'));
}

/** A camera that shows nothing, once it is allowed; returns whether it is on. */
function useKamera(allowed: Promise<void> = Promise.resolve()): () => string[] {
  const tracks: MediaStreamTrack[] = [];
  useMediaDevices({
    getUserMedia: async () => {
      await allowed;
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d');
      const stream = canvas.captureStream();
      tracks.push(...stream.getTracks());
      const draw = () => {
        context?.fillRect(0, 0, 1, 1);
        if (tracks.some(({ readyState }) => readyState === 'live')) requestAnimationFrame(draw);
      };
      draw();
      return stream;
    },
  });
  return () => tracks.map(({ readyState }) => readyState);
}

/** The browser has a reader of its own, which finds this in every picture. */
function useOwnReader(found: { format: string; rawValue: string }[]): void {
  class BarcodeDetector {
    static getSupportedFormats = async () => ['code_128', 'aztec'];
    detect = async () => found;
  }
  vi.stubGlobal('BarcodeDetector', BarcodeDetector);
}

/** The form that says that a parcel has left, of an order that is paid. */
async function openVersendet(): Promise<void> {
  const auftrag = made(auftragVoll, {
    ...{ _id: 'a', nummer: 'B-26-AAA01', stand: 'bezahlt', aufgabe: 'packen', letzteNr: 2 },
    posten: [{ nr: 1, name: 'Lavendeltraum', menge: 1, rest: 1, imLager: 5, gedeckt: 1 }],
    aktionen: ['gepackt', 'versendet'],
  });
  await openAuftrag(auftrag, { isPhone: true });
  await page.getByRole('button', { name: 'Versand eintragen' }).first().click();
  await expect.element(feld).toBeVisible();
}

const fakeTimeouts = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });

test('the browser’s own reader is used where there is one', async () => {
  const tracks = useKamera();
  useOwnReader([{ format: 'code_128', rawValue: 'H1001 9900 0012 3456 789' }]);
  const loaded: string[] = [];
  const note = (entries: PerformanceEntryList) => loaded.push(...entries.map(({ name }) => name));
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'resource' });
  await openVersendet();
  await lesen.click();
  await uebernehmen.click();
  await expect.element(feld).toHaveValue('H1001990000123456789');
  expect(tracks()).toEqual(['ended']);
  note(observer.takeRecords());
  observer.disconnect();
  expect(loaded.filter((url) => url.includes('zxing'))).toEqual([]);
});

test('after 15 seconds the dialog helps, the number can be typed, and closing ends the camera', async () => {
  const tracks = useKamera();
  useOwnReader([]);
  await openVersendet();
  fakeTimeouts();
  await lesen.click();
  await expect.element(ansage).toMatchTextContent(/^Halten Sie den Strichcode/);
  await expect.element(kamera.getByLabelText('Bild der Kamera')).toBeVisible();
  await vi.advanceTimersByTimeAsync(15_000);
  await expect.element(ansage).toMatchTextContent(/^Noch nichts gelesen\./);
  expect(tracks()).toEqual(['live']);
  await typeInto(kamera.getByLabelText('Sendungsnummer'), 'JJD 123');
  await userEvent.keyboard('{Enter}');
  await expect.element(kamera).not.toBeInTheDocument();
  await expect.element(feld).toHaveValue('JJD 123');
  expect(tracks()).toEqual(['ended']);
});

test('the help comes also when allowing the camera took a while', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  useKamera(promise);
  useOwnReader([]);
  await openVersendet();
  fakeTimeouts();
  await lesen.click();
  await expect.element(ansage).toHaveTextContent('Die Kamera startet …');
  await vi.advanceTimersByTimeAsync(20_000);
  resolve();
  await expect.element(ansage).toMatchTextContent(/^Halten Sie den Strichcode/);
  await vi.advanceTimersByTimeAsync(15_000);
  await expect.element(ansage).toMatchTextContent(/^Noch nichts gelesen\./);
});

for (const [what, name, text] of [
  ['is refused', 'NotAllowedError', /^Die Kamera ist für diese Seite nicht erlaubt/],
  ['is missing', 'NotFoundError', /^An diesem Gerät ist keine Kamera/],
  ['is busy', 'NotReadableError', /von einem anderen Programm/],
] as const)
  test(`a camera that ${what}: the dialog says what to do, and the number is typed`, async () => {
    useMediaDevices({ getUserMedia: () => Promise.reject(new DOMException('', name)) });
    await openVersendet();
    await lesen.click();
    await expect.element(kamera.getByText(text)).toBeVisible();
    await typeInto(kamera.getByLabelText('Sendungsnummer'), nummer);
    await uebernehmen.click();
    await expect.element(feld).toHaveValue(nummer);
  });

test('an address without https has no camera, which is said', async () => {
  useMediaDevices(undefined);
  await openVersendet();
  await lesen.click();
  await expect.element(kamera.getByText(/mit https beginnt/)).toBeVisible();
});
