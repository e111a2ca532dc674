import fc from 'fast-check';
import { expect, test } from 'vitest';
import { antwortAdresse } from './antwort-adresse.ts';

test.each([
  [
    'erika@kundschaft.example',
    'Nachricht von Erika',
    'mailto:erika@kundschaft.example?subject=Re%3A%20Nachricht%20von%20Erika',
  ],
  ['a?bcc=b&c@x.example', 'ä', 'mailto:a%3Fbcc%3Db%26c@x.example?subject=Re%3A%20%C3%A4'],
  ['keine', 'Frage', undefined],
  ['@x.example', 'Frage', undefined],
])('%s about %s: %s', (adresse, betreff, link) => {
  expect(antwortAdresse(adresse, betreff)).toBe(link);
});

test('whatever the address and the subject are, the link has one receiver and one header', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, betreff) => {
      const link = antwortAdresse(`x${name}@kundschaft.example`, betreff) ?? '';
      expect(link).toMatch(/^mailto:[^?&,;\s]+@kundschaft\.example\?subject=[^?&,;\s]+$/);
      expect([...new URL(link).searchParams.keys()]).toEqual(['subject']);
    }),
  );
});
