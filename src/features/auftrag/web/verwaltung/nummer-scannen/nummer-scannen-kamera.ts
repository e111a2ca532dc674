import { useEffect, useState } from 'react';
import { nummerIn } from './gelesene-nummer.ts';
import { makeLeser } from './nummer-scannen-leser.ts';

/** What the camera does; `problem`: why there is no picture, and what to do. */
export type Kamera =
  | { lage: 'startet' | 'sucht' | 'suchtLange' }
  | { lage: 'gelesen'; nummer: string }
  | { lage: 'problem'; text: string };

/** Milliseconds between two looks, and until help is offered. */
const pauseMs = 150;
const langeMs = 15_000;

const ohneKamera = 'Bitte tippen Sie die Nummer vom Paket ab.';
const problemText: Record<string, string> = {
  NotAllowedError: `Die Kamera ist für diese Seite nicht erlaubt. Sie können sie in den Einstellungen des Browsers für diese Seite erlauben. ${ohneKamera}`,
  NotFoundError: `An diesem Gerät ist keine Kamera. ${ohneKamera}`,
  NotReadableError: `Die Kamera wird gerade von einem anderen Programm benutzt. Schließen Sie es und versuchen Sie es noch einmal. ${ohneKamera}`,
};

/**
 * Shows the camera in `video` and reads until a number is found; `runde` begins anew. The camera is off once
 * the number is read or the dialog closed.
 */
export function useKamera(video: HTMLVideoElement | null, runde: number): Kamera {
  const [kamera, setKamera] = useState<Kamera>({ lage: 'startet' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round looks anew.
  useEffect(() => {
    if (!video) return;
    const ende = new AbortController();
    setKamera({ lage: 'startet' });
    let lange: ReturnType<typeof setTimeout> | undefined;
    // From the first picture on: a person may take long to allow the camera.
    const handlePicture = () => {
      setKamera({ lage: 'sucht' });
      lange = setTimeout(
        () => setKamera((now) => (now.lage === 'sucht' ? { lage: 'suchtLange' } : now)),
        langeMs,
      );
    };
    look(video, ende.signal, handlePicture)
      .then((nummer) => nummer && !ende.signal.aborted && setKamera({ lage: 'gelesen', nummer }))
      .catch(
        (error: unknown) => !ende.signal.aborted && setKamera({ lage: 'problem', text: problemOf(error) }),
      )
      .finally(() => ende.abort());
    return () => {
      clearTimeout(lange);
      ende.abort();
    };
  }, [video, runde]);
  return kamera;
}

/**
 * Looks until a number is read twice in the same way, because some codes have no check; `undefined` when it
 * was ended.
 */
async function look(
  video: HTMLVideoElement,
  signal: AbortSignal,
  onPicture: () => void,
): Promise<string | undefined> {
  await showKamera(video, signal);
  const leser = await makeLeser();
  if (!signal.aborted) onPicture();
  let before: string | undefined;
  while (!signal.aborted) {
    // A single picture that cannot be read is no reason to end.
    const gelesen = await leser(video).catch(() => undefined);
    const nummer = gelesen && nummerIn(gelesen);
    if (nummer && nummer === before) return nummer;
    before = nummer;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return undefined;
}

async function showKamera(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  // Missing on an address without https.
  if (!navigator.mediaDevices) throw new DOMException('', 'InsecureError');
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
  });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  if (signal.aborted) return stop();
  signal.addEventListener('abort', stop);
  video.srcObject = stream;
  await video.play();
}

function problemOf(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'InsecureError')
    return `Die Kamera geht nur, wenn die Adresse des Ladens mit https beginnt. ${ohneKamera}`;
  return problemText[name] ?? `Die Kamera lässt sich nicht benutzen. ${ohneKamera}`;
}
