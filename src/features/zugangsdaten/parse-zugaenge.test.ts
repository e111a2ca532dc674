import { expect, test } from 'vitest';
import { parseZugaenge } from './parse-zugaenge.ts';

test('an answer with fewer fields, or with values of a later version, is read', () => {
  const answer = {
    smtp: { quelle: 'einstellung', version: 3, angaben: { server: 'smtp.mail.example', port: 'viele' } },
    zahlung: { quelle: 'keine', version: 0, anbieter: 'nachnahme', modus: 'halb' },
  };
  expect(parseZugaenge(answer)).toEqual({
    speicherbar: true,
    smtp: { quelle: 'einstellung', version: 3, unlesbar: false, geaendertAt: null, von: null },
    zahlung: {
      ...{ quelle: 'keine', version: 0, unlesbar: false, geaendertAt: null, von: null },
      ...{ meldungen: false, meldungAdresse: '', laufend: 0 },
    },
  });
});

test.for([undefined, {}, { smtp: { quelle: 'einstellung' }, zahlung: { quelle: 'keine', version: 0 } }])(
  'an answer that could only be saved over is none: %j',
  (answer) => {
    expect(() => parseZugaenge(answer)).toThrow();
  },
);
