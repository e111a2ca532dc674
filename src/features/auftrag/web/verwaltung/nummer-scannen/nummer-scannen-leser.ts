import { codeArten, type Gelesen } from './gelesene-nummer.ts';

/** Reads the code that the camera shows now, if there is one. */
export type Leser = (video: HTMLVideoElement) => Promise<Gelesen | undefined>;

/** The browser's own reader, which not every browser has. */
type Detector = { detect: (video: HTMLVideoElement) => Promise<{ format: string; rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

/** Widest picture that is examined: more takes longer and reads no better. */
const maxWidth = 1280;

/** The browser's own reader where it has one for labels, else a library that is loaded only then (ADR 073). */
export async function makeLeser(): Promise<Leser> {
  return (await browserLeser()) ?? libraryLeser();
}

async function browserLeser(): Promise<Leser | undefined> {
  const { BarcodeDetector } = window as { BarcodeDetector?: DetectorClass };
  if (!BarcodeDetector) return undefined;
  const known = await BarcodeDetector.getSupportedFormats().catch((): string[] => []);
  const formats = codeArten.filter((art) => known.includes(art));
  if (!formats.includes('code_128')) return undefined;
  const detector = new BarcodeDetector({ formats });
  return async (video) => {
    const [found] = await detector.detect(video);
    const art = codeArten.find((one) => one === found?.format);
    return found && art ? { art, text: found.rawValue } : undefined;
  };
}

async function libraryLeser(): Promise<Leser> {
  const { readBild } = await import('./nummer-scannen-zxing.ts');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const { videoWidth, videoHeight } = video;
    if (!context || videoWidth === 0) return undefined;
    const scale = Math.min(1, maxWidth / videoWidth);
    const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    context.drawImage(video, 0, 0, width, height);
    return readBild(context.getImageData(0, 0, width, height));
  };
}
