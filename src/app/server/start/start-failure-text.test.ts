import { expect, test } from 'vitest';
import { AppError } from '#shared/wire/errors.ts';
import { ConfigError } from '../config.ts';
import { startFailureText } from './start-failure-text.ts';

test.each([
  ['PORT', { code: 'EADDRINUSE' }],
  ['DATA_DIR', { code: 'ERR_SQLITE_ERROR' }],
  ['DATA_DIR', { code: 'EPERM' }],
  ['DATA_DIR.*voll', { code: 'ENOSPC' }],
  ['DATA_DIR.*voll', { code: 'ERR_SQLITE_ERROR', errcode: 4874 }],
  ['DATA_DIR.*Datenträger', { code: 'ERR_SQLITE_ERROR', errcode: 778 }],
  ['DATA_DIR.*nicht geschrieben', { code: 'EROFS' }],
  ['DATABASE_URL', { code: 'ECONNREFUSED' }],
])('the setting %s is named for %j', (setting, code) => {
  expect(startFailureText(Object.assign(new Error('why'), code))).toMatch(new RegExp(`${setting}.*why`));
});

test('errors in settings and of the first admin keep their message, a bug keeps its stack trace', () => {
  expect(startFailureText(new ConfigError('PORT: falsch'))).toContain('PORT: falsch');
  expect(startFailureText(new AppError('BAD_REQUEST', 'zu kurz'))).toContain('ADMIN_PASSWORD');
  expect(startFailureText(new TypeError('x'))).toBeUndefined();
});
