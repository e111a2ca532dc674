import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hideGeheim, hideInHtml, hideInText, verborgenerLink } from './hide-geheimnis.ts';

const adresse = 'https://laden.example/konto/link/{{geheim}}';

test('a secret link is shown as a remark, in the text and in the HTML', () => {
  expect(hideInText(`Neues Passwort: ${adresse}\nGruß`)).toBe(`Neues Passwort: ${verborgenerLink}\nGruß`);
  expect(hideInHtml(`<a href="${adresse}">Passwort</a> oder ${adresse}</p>`)).toBe(
    `<a href="#">Passwort</a> oder ${verborgenerLink}</p>`,
  );
});

test('other links stay', () => {
  expect(hideInHtml('<a href="https://laden.example/bestellung/abc">Bestellung</a>')).toBe(
    '<a href="https://laden.example/bestellung/abc">Bestellung</a>',
  );
});

test('no place of the secret is ever left', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const text = `${before}{{geheim}}${after}`;
      expect(hideInText(text)).not.toContain('{{geheim}}');
      expect(hideInHtml(text)).not.toContain('{{geheim}}');
    }),
  );
});

test('what the server quotes of a link is left out', () => {
  expect(hideGeheim('550 URL /konto/link/abc123 listed', 'abc123')).toBe('550 URL /konto/link/… listed');
  expect(hideGeheim('550 no such user', null)).toBe('550 no such user');
});
