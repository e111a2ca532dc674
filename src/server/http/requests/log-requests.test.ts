import { expect, test } from 'vitest';
import { loggedError } from './log-requests.ts';

test('an error is logged with its stack and code, not with the row it is about', () => {
  const error = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    detail: 'Key (email)=(anna@lindenblatt.example) already exists.',
    query: "insert into account values ('Anna')",
  });
  const logged = loggedError(error);
  expect(logged).toMatchObject({ type: 'Error', message: 'duplicate key value', code: '23505' });
  expect(logged.stack).toContain('log-requests.test.ts');
  expect(JSON.stringify(logged)).not.toMatch(/anna/i);
});
