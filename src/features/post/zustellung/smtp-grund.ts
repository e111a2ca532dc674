/** Where access to the mail server stands (R61). */
const wo = '(in Einstellungen › Zugänge, oder SMTP_URL in der Datei „.env“)';

/**
 * What a mail server's refusal means and what to do, in plain German; the first pattern that fits. Codes: RFC
 * 5321 (`550`), RFC 3463 (`5.1.1`), Node.js (`ECONNREFUSED`) and nodemailer (`EAUTH`). `beimPruefen`: where other words
 * fit a check, which sends no message.
 */
const gruende: [RegExp, string, beimPruefen?: string][] = [
  [
    /\b535\b|\b5\.7\.8\b|\bEAUTH\b|\b530\b/i,
    `Der Mailserver nimmt Benutzername oder Passwort nicht an. Prüfen Sie beides ${wo}.`,
  ],
  [
    /\bECONNREFUSED\b|\bEHOSTUNREACH\b|\bENETUNREACH\b/i,
    `Der Mailserver ist nicht erreichbar. Prüfen Sie Servername und Port, meist 587 oder 465 ${wo}, und ob Ihr Hoster ausgehende E-Mails sperrt.`,
  ],
  [
    /\bENOTFOUND\b|\bEAI_AGAIN\b|\bEDNS\b/i,
    `Den Mailserver gibt es unter diesem Namen nicht. Prüfen Sie den Servernamen ${wo}.`,
  ],
  [
    /certificate|\bCERT_|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME|\bETLS\b|wrong version number|\bEPROTO\b/i,
    `Die Verschlüsselung kommt nicht zustande. Nehmen Sie genau den Servernamen, den Ihr E-Mail-Anbieter nennt ${wo}: Mit Port 465 ist die Verbindung von Anfang an verschlüsselt (smtps://), mit Port 587 beginnt sie mit STARTTLS (smtp://).`,
    'Die Verschlüsselung kommt nicht zustande. Nehmen Sie genau den Servernamen, den Ihr E-Mail-Anbieter nennt, und prüfen Sie, ob Port und Verschlüsselung zusammenpassen.',
  ],
  [
    /\bETIMEDOUT\b|\bETIMEOUT\b|\bESOCKET(TIMEDOUT)?\b|\bECONNRESET\b|\bECONNECTION\b|timed? ?out|Zeit/i,
    `Der Mailserver hat nicht rechtzeitig geantwortet. Nachrichten sendet der Laden von selbst noch einmal; bleibt es dabei, prüfen Sie Servername und Port ${wo}.`,
    'Der Mailserver hat nicht rechtzeitig geantwortet. Prüfen Sie Servername und Port.',
  ],
  [
    /\b5\.1\.[1236]\b|user unknown|unknown user|no such (user|recipient|mailbox)|mailbox (not found|unavailable)|does not exist|recipient (address )?rejected: (user|undeliverable)/i,
    'Diese Adresse gibt es nicht. Vielleicht ist sie vertippt: Fragen Sie, wenn Sie können, auf einem anderen Weg nach.',
  ],
  [
    /\b[45]52\b|\b[45]\.2\.2\b|quota|mailbox full|over quota/i,
    'Das Postfach ist voll, oder die Nachricht ist ihm zu groß. Versuchen Sie es in ein paar Tagen noch einmal.',
  ],
  [
    /\b[45]\.2\.1\b|disabled|inactive/i,
    'Das Postfach ist stillgelegt. Fragen Sie, wenn Sie können, auf einem anderen Weg nach.',
  ],
  [
    /spf|dkim|dmarc|\b5\.7\.2[0-9]\b|unauthenticated/i,
    'Der Empfänger nimmt Ihre Domain nicht an, weil SPF, DKIM oder DMARC fehlt. „Domain prüfen“ in den Einstellungen sagt, was einzutragen ist.',
  ],
  [
    /spam|blacklist|blocklist|block list|reputation|\blisted\b|policy|\b5\.7\.[01]\b/i,
    'Der Empfänger hält die Nachricht für Spam oder Ihren Mailserver für unerwünscht. Prüfen Sie Ihre Domain in den Einstellungen, und fragen Sie Ihren E-Mail-Anbieter.',
  ],
  [
    /sender (address )?rejected|not (allowed|permitted|owned)|\b553\b|\b5\.1\.[78]\b/i,
    'Der Mailserver darf für diesen Absender nicht senden. Nehmen Sie als Absender in Einstellungen › Post die Adresse, mit der Sie sich bei ihm anmelden.',
  ],
  [
    /\b42[0-9]\b|\b45[0-9]\b|\b4\.\d\.\d\b|greylist|try again|\brate\b/i,
    'Der Mailserver bittet um Geduld. Nachrichten sendet der Laden von selbst noch einmal.',
    'Der Mailserver bittet um Geduld. Versuchen Sie es in ein paar Minuten noch einmal.',
  ],
  [
    /\b550\b|\b551\b/,
    'Der Mailserver nimmt Nachrichten an diese Adresse nicht an. Prüfen Sie, ob sie stimmt; sonst sagt der Text des Servers mehr.',
  ],
  [
    /\b5\d\d\b/,
    'Der Mailserver hat die Nachricht abgelehnt. Warum, steht in seinem Text; er hilft auch Ihrem E-Mail-Anbieter weiter.',
    'Der Mailserver lehnt die Verbindung ab. Fragen Sie Ihren E-Mail-Anbieter, womit sich der Laden anmelden soll.',
  ],
];

/** What the words of a mail server mean, and what to do; empty where it said nothing or only the shop itself spoke. */
export function smtpGrund(fehler: string): string {
  return grundOf(fehler)?.[1] ?? '';
}

/** The same for a check beside the form of the access: what to look at is in front of the reader. */
export function smtpPruefgrund(fehler: string): string {
  const [, grund = '', beimPruefen = grund.replace(` ${wo}`, '')] = grundOf(fehler) ?? [];
  return beimPruefen;
}

function grundOf(fehler: string) {
  return gruende.find(([pattern]) => pattern.test(fehler));
}
