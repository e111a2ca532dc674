import { AppError } from '#shared/errors.ts';

const text = 'Ein Produkt mit diesem Namen gibt es bereits.';

/** A name is given once, whatever its case and the space around it. */
export function nameTaken(): AppError {
  return new AppError('CONFLICT', text, { fehler: [`name: ${text}`] });
}
