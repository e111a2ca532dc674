import fc from 'fast-check';
import nodemailer from 'nodemailer';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { kopfzeile } from '../../zustellung/kopfzeile.ts';
import { toMail } from './send-mail.ts';

const row = {
  ...{
    id: '1',
    art: 'test',
    messageId: '<1@laden.example>',
    an: 'erika@kundschaft.example',
    antwortAn: null,
  },
  ...{ html: '<p>Guten Tag</p>', text: 'Guten Tag', geheim: null },
};
const von = { absender: 'hallo@laden.example', antwortAn: '', ladenName: 'Seifenhof' };
const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** The headers of a mail with these texts, as its receiver reads them. */
async function readBack(anName: string, betreff: string, absenderName: string) {
  const mail = toMail(
    { ...row, anName, betreff },
    { ...von, absenderName },
    { anhaenge: [], now: new Date('2026-11-23T09:00:00.000Z') },
  );
  const { message, envelope } = await transport.sendMail(mail);
  const { from, to, subject, headers } = await PostalMime.parse(message as Buffer);
  return { from, to, subject, envelope, keys: headers.map(({ key }) => key).sort() };
}

const usual = [
  ...['auto-submitted', 'content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to'],
];

function expected(anName: string, betreff: string, absenderName: string) {
  return {
    from: { name: kopfzeile(absenderName) || 'Seifenhof', address: 'hallo@laden.example' },
    to: [{ name: kopfzeile(anName), address: 'erika@kundschaft.example' }],
    subject: kopfzeile(betreff),
    envelope: { from: 'hallo@laden.example', to: ['erika@kundschaft.example'] },
    keys: usual.filter((key) => key !== 'subject' || kopfzeile(betreff) !== ''),
  };
}

test.each([
  ['a line break', 'Erika\r\nBcc: boese@mail.example'],
  ['an end of the headers', 'Erika\r\n\r\nEin anderer Text'],
  ['signs of addresses', 'Beispiel, Erika "die Erste" <x@y.example>'],
  ['an encoded line break', '=?utf-8?Q?=0d=0aBcc=3a_boese=40mail.example?='],
  ['an encoded name', '=?utf-8?B?RXJpa2E=?='],
  ['a group', 'Erika; Kurt: a@b.example;'],
  ['a comment', '(Erika) \\ '],
  ['emoji and a script from right to left', '👩‍🌾 שלום עולם'],
  ['a very long word', 'x'.repeat(2000)],
  ['very many words', 'ä ö ü '.repeat(300).trim()],
  ['nothing', ''],
])('%s as name, subject and sender is read back as it is, and adds nothing', async (_title, text) => {
  const { subject = '', ...rest } = await readBack(text, text, text);
  expect({ ...rest, subject }).toEqual(expected(text, text, text));
});

test('10,000 made-up names and subjects are read back as they are, and add nothing', async () => {
  const part = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('\r\n', '=?utf-8?Q?', '?=', '"', '<', '>', ',', '\\', 'Bcc: a@b.example', '\u202e', ' '),
  );
  const text = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(text, text, text, async (anName, betreff, absenderName) => {
      const { subject = '', ...rest } = await readBack(anName, betreff, absenderName);
      expect({ ...rest, subject }).toEqual(expected(anName, betreff, absenderName));
    }),
    { numRuns: 10_000 },
  );
}, 60_000);
