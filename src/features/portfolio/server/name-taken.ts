import { AppError } from '#shared/errors.ts';

const text = 'Ein Produkt mit diesem Namen gibt es bereits.';

/** Names are unique, ignoring case and surrounding space. */
export function nameTaken(): AppError {
  return new AppError('CONFLICT', text, { fehler: [`name: ${text}`] });
}
