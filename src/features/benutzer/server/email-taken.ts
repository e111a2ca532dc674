import { AppError } from '#shared/wire/errors.ts';

/** The refusal of an e-mail address that another account has. */
export function emailTaken(): AppError {
  const text = 'Mit dieser E-Mail-Adresse gibt es bereits ein Konto.';
  return new AppError('CONFLICT', text, { fehler: [`email: ${text}`] });
}
