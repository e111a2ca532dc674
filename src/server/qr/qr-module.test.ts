import { expect, test } from 'vitest';
import { qrModule } from './qr-module.ts';

test('half a sign in a name is a sign that nobody knows, not the end of the code', () => {
  const code = qrModule('BCD\nMaria \ud83d Müßig\udc00\n🧼');
  expect(code).toEqual(qrModule('BCD\nMaria \ufffd Müßig\ufffd\n🧼'));
});
