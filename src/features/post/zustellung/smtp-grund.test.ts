import { expect, test } from 'vitest';
import { smtpGrund, smtpPruefgrund } from './smtp-grund.ts';

test.each([
  ['550 5.1.1 <gibtsnicht@mail.example>: Recipient address rejected: User unknown', /gibt es nicht/],
  ['550 5.1.1 The email account that you tried to reach does not exist', /gibt es nicht/],
  ['552 5.2.2 Mailbox full', /Postfach ist voll/],
  ['452 4.2.2 The recipient is over quota', /Postfach ist voll/],
  ['535 5.7.8 Error: authentication failed', /Benutzername oder Passwort/],
  ['EAUTH: Invalid login', /Benutzername oder Passwort/],
  ['connect ECONNREFUSED 127.0.0.1:587', /nicht erreichbar/],
  ['getaddrinfo ENOTFOUND mail.example', /unter diesem Namen nicht/],
  ['ETIMEDOUT: Connection timeout', /nicht rechtzeitig/],
  ['self-signed certificate', /Verschlüsselung/],
  ["Hostname/IP does not match certificate's altnames", /Verschlüsselung/],
  ['550 5.7.26 This message fails DMARC', /SPF, DKIM oder DMARC/],
  ['554 5.7.1 Service unavailable; Client host blocked using zen.spamhaus.org', /Spam/],
  ['553 5.7.1 Sender address rejected: not owned by user', /Absender|Spam/],
  ['451 4.7.1 Greylisting in action, please come back later', /Geduld/],
  ['550 Requested action not taken', /nicht an/],
  ['554 Transaction failed', /abgelehnt/],
])('%s is explained', (fehler, grund) => {
  expect(smtpGrund(fehler)).toMatch(grund);
});

test('without words of a server nothing is explained', () => {
  expect(smtpGrund('')).toBe('');
  expect(smtpGrund('Es fehlt ein Absender.')).toBe('');
});

test.each([
  ['EAUTH: Invalid login', /nicht an\. Prüfen Sie beides\.$/],
  ['connect ECONNREFUSED 127.0.0.1:587', /meist 587 oder 465, und ob Ihr Hoster/],
  ['getaddrinfo ENOTFOUND mail.example', /Prüfen Sie den Servernamen\.$/],
  ['self-signed certificate', /ob Port und Verschlüsselung zusammenpassen\.$/],
  ['ETIMEDOUT: Connection timeout', /geantwortet\. Prüfen Sie Servername und Port\.$/],
  ['451 4.7.1 Greylisting in action, please come back later', /in ein paar Minuten noch einmal/],
  ['554 Transaction failed', /lehnt die Verbindung ab/],
  ['', /^$/],
])('beside the form, %s names neither the form nor messages', (fehler, grund) => {
  expect(smtpPruefgrund(fehler)).toMatch(grund);
  expect(smtpPruefgrund(fehler)).not.toMatch(/Einstellungen ›|SMTP_URL|Nachricht/);
});
