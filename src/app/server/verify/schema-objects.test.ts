import { expect, test } from 'vitest';
import { evenSql } from './schema-objects.ts';

const statement = `CREATE TRIGGER "a" before Update on "b"
  begin select raise(abort, 'Rows  of "b" are only added'); end`;

test('quotes around plain names, spaces and the case of words make no difference', () => {
  expect(evenSql(statement)).toBe(
    `create trigger a before update on b begin select raise(abort, 'Rows  of "b" are only added'); end`,
  );
});

test.each([
  ['a text', statement.replace('Rows  of', 'Rows of')],
  ['the case of a text', statement.replace('Rows', 'rows')],
  ['a name with a space', statement.replace('"b"', '"b c"')],
  ['a comment', `${statement} -- of another`],
  ['a quote in a text', statement.replace('of', `of ''`)],
])('%s makes a difference', (_what, other) => {
  expect(evenSql(other)).not.toBe(evenSql(statement));
});
