import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '#shared/errors.ts';
import { passwordProblem } from '../password-rules.ts';

let common: Set<string> | undefined;

/** Refuses a new password that is too short, too long or among the most common ones (`common-passwords.txt`). */
export function checkPassword(password: string, email: string): void {
  const problem = passwordProblem(password, { email, isCommon: (lower) => commonPasswords().has(lower) });
  if (problem) throw new AppError('BAD_REQUEST', problem, { fehler: [`password: ${problem}`] });
}

function commonPasswords(): Set<string> {
  common ??= new Set(readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8').split('\n'));
  return common;
}
