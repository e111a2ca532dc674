import type { NachrichtAn } from './nachricht.ts';

/** The message by which the owner sees that mail arrives, and how it looks. */
export function testNachricht(an: string, ladenName: string): NachrichtAn {
  const betreff = `Testnachricht von ${ladenName}`;
  return {
    art: 'test',
    an: { email: an },
    betreff,
    bloecke: [
      { kind: 'titel', text: betreff },
      {
        kind: 'text',
        stuecke: [
          'Wenn Sie das lesen, kommt die Post Ihres Ladens an. So sehen auch die Nachrichten an Ihre Kundschaft aus.',
        ],
      },
      { kind: 'ueberschrift', text: 'Liegt sie im Spam-Ordner?' },
      {
        kind: 'text',
        stuecke: [
          'Dann fehlt meist einer der drei DNS-Einträge SPF, DKIM und DMARC. Was zu tun ist, sagt „Domain prüfen“ in den ',
          { text: 'Einstellungen', href: '/admin/einstellungen' },
          '.',
        ],
      },
      {
        kind: 'klein',
        stuecke: ['Antworten Sie einmal auf diese Nachricht: So sehen Sie, wohin Antworten gehen.'],
      },
    ],
  };
}
