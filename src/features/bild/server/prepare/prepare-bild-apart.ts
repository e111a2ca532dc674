import { programFile } from '#server/own-process/program-files.ts';
import { type Patience, workApart } from '#server/own-process/work-apart.ts';
import type { Masse } from '../../bild-masse.ts';
import type { PreparedBild } from '../../prepared-bild.ts';
import type { BildForm } from './prepare-form.ts';

/** The input of the process: an uploaded file, whole or to be cut, or a stored picture to make this form from. */
export type BildAuftrag = { bytes: Uint8Array; schnitt?: Masse; form?: BildForm };

const lateText =
  'Das Bild wurde nicht rechtzeitig fertig, weil gerade sehr viel zu tun ist. Bitte versuchen Sie es später noch einmal.';

export const bildStopText =
  'Der Laden wird gerade neu gestartet. Bitte laden Sie das Bild in einer Minute noch einmal hoch.';

const place = {
  file: programFile('features/bild/server/prepare/bild-process'),
  lateText,
  stopText: bildStopText,
};

/** Prepares a picture in a separate process (ADR 020). */
export function prepareBildApart(bytes: Uint8Array, limits?: Patience): Promise<PreparedBild> {
  return workApart(place, { bytes } satisfies BildAuftrag, limits);
}

/** Prepares a cut of a picture, in the same way. */
export function prepareSchnittApart(
  bytes: Uint8Array,
  schnitt: Masse,
  limits?: Patience,
): Promise<PreparedBild> {
  return workApart(place, { bytes, schnitt } satisfies BildAuftrag, limits);
}

/** Makes another form of a stored picture, in the same way. */
export function prepareFormApart(bytes: Uint8Array, form: BildForm, limits?: Patience): Promise<Uint8Array> {
  return workApart(place, { bytes, form } satisfies BildAuftrag, limits);
}
