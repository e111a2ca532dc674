import { ApiError } from '#web/api/client.ts';
import { maxBildBytes } from '../../bild-grenzen.ts';

/** Checks before sending what the server would refuse anyway; the server's check of the content is stricter. */
export function refuseUnsendable({ type, size }: File): void {
  if (type && !type.startsWith('image/'))
    throw new ApiError('status', 'Bitte wählen Sie eine Bilddatei aus.');
  if (size > maxBildBytes)
    throw new ApiError(
      'status',
      `Das Bild ist zu groß. Möglich sind höchstens ${maxBildBytes / 1_000_000} MB.`,
    );
}
