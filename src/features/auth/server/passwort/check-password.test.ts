import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { guessableText, passwordLengthProblem } from '../../password-rules.ts';
import { passwordStrength } from '../../password-strength.ts';
import { guessProblem } from './check-password.ts';

/** What everybody knows of the shop. */
const shop = {
  name: 'Lindenblatt',
  texte: ['Lindenblatt', 'Maria Lindner', 'Am Lindenhof', 'Musterstadt', 'hallo@lindenblatt.example'],
};

const anna = { email: 'anna.sommer85@lindenblatt.example', vorname: 'Anna', nachname: 'Sommer' };

/** What the shop says of a password, or `good`. */
async function answerTo(password: string, owner = anna): Promise<string> {
  return passwordLengthProblem(password) ?? (await guessProblem(password, owner, shop)) ?? 'good';
}

const guessable = [
  ...[
    'Lindenblatt1',
    'Sommer2026!',
    'P@ssw0rd1',
    'Seife2026',
    'Seife-2026!',
    'Lavendel1',
    'L1nd3nbl4tt!',
    'Naturseife99',
  ],
  ...[
    'Passwort1!',
    'Passwort123',
    'Qwertz123',
    'QwErTz123456',
    '1q2w3e4r5t',
    'Hallo123!',
    'Geheim123!',
    'Schatz2024',
  ],
  ...[
    'Anna1985',
    'Anna-Sommer-1985!',
    'sommer.anna',
    'AnnaSommer85',
    'annasommer85',
    'Lindenblatt-Laden-2026',
    'Wi11kommen!',
  ],
  ...[
    'Mausi1978!',
    'FCBayern2026',
    'Leipzig04109',
    '14.03.1985',
    'Weihnachten2026!',
    'Winter2025/26',
    'Sch0k0l4de!99',
  ],
  ...[
    'aaaaaaaaaaaaaaaa',
    '12345678901234567890',
    'abcdefgh12345678',
    'SommerSommer2026!',
    'Passwort!Passwort!',
    'ababababababab',
  ],
  ...[
    'qwertzuiopü+',
    'Schmetterling',
    'Donaudampfschiff',
    'Seifenkiste',
    'Müller1972!',
    'Käsekuchen',
    '👍👍👍👍👍👍👍👍',
  ],
];

test.each(guessable)('%s is refused, and the hint does not call it strong', async (password) => {
  expect(await answerTo(password)).toBe(guessableText);
  expect(passwordStrength(password)).toBeLessThan(3);
});

test.each([
  ...[
    'lavendel und honig',
    'apfel tisch wolke',
    'korrekt pferd batterie',
    'Ein anderes Passwort',
    'Seifenblasen im Wind',
  ],
  ...[
    'Mein Hund heißt Bello',
    'Kaffee am Morgen',
    'hausboot7giraffe',
    'Tulpe!Regen9',
    'лаванда и мёд',
    '🐝🌿🧼🍯🌸🐝🌿🧼',
  ],
  ...['kX9#mQ2vLp7s', 'xK3hT9vQpLsW', 'b5R-w9Tq2k', 'huvmyd-tonxIg-5bygse'],
])('%s is accepted', async (password) => {
  expect(await answerTo(password)).toBe('good');
});

test('the passwords that the shop itself makes are accepted', async () => {
  for (let i = 0; i < 200; i += 1) expect(await answerTo(randomBytes(12).toString('base64url'))).toBe('good');
});

test('what the account is called makes a password longer, not better', async () => {
  const owner = { email: 'c.brandt@lindenblatt.example', vorname: 'Clara', nachname: 'Brandt' };
  expect(await answerTo('Anna im Sommer', owner)).toBe('good');
  expect(await answerTo('Anna im Sommer')).toBe(guessableText);
});

test('a name in another script, of signs that mean something in a pattern, or of nothing is no trouble', async () => {
  for (const vorname of ['Łukasz', '.*(', '李', '', 'a'.repeat(100), 'İstemi'])
    expect(await answerTo('apfel tisch wolke', { ...anna, vorname })).toBe('good');
});
