import type { NachrichtAn } from '#features/post/nachricht.ts';
import { aufbewahrung } from '../bleibt-nach-loeschung.ts';

type Geloescht = { email: string; name: string; ladenName: string; bestellungen: number };

/**
 * The last message to a person whose account is gone; an empty name is left out. It belongs to no account, so
 * that it is not deleted with it.
 */
export function geloeschtPost({ email, name, ladenName, bestellungen }: Geloescht): NachrichtAn {
  return {
    art: 'geloescht',
    an: name ? { email, name } : { email },
    betreff: `Ihr Konto bei ${ladenName} ist gelöscht`,
    bloecke: [
      { kind: 'titel', text: 'Ihr Konto ist gelöscht' },
      { kind: 'text', stuecke: [name ? `Guten Tag ${name},` : 'Guten Tag,'] },
      {
        kind: 'text',
        stuecke: [
          'Ihr Konto gibt es nicht mehr, und Sie sind auf allen Geräten abgemeldet. Gelöscht sind Ihre Angaben zur Person, Ihre Adressen, Ihr Passwort, Ihr Warenkorb und die E-Mails zum Konto.',
        ],
      },
      ...(bestellungen > 0 ? [{ kind: 'text' as const, stuecke: [bestellungenSatz(bestellungen)] }] : []),
      {
        kind: 'klein',
        stuecke: ['Haben Sie das nicht gewünscht? Dann antworten Sie bitte auf diese E-Mail.'],
      },
    ],
  };
}

function bestellungenSatz(bestellungen: number): string {
  const grund = `weil das Gesetz es verlangt: ${aufbewahrung} lang, mit dem Namen und der Anschrift von damals.`;
  if (bestellungen === 1)
    return `Ihre Bestellung bewahren wir ohne das Konto auf, ${grund} Ist sie noch unterwegs, kommt sie wie vereinbart. Sie sehen sie weiter über den Link in ihrer Bestätigung.`;
  return `Ihre ${bestellungen} Bestellungen bewahren wir ohne das Konto auf, ${grund} Was noch unterwegs ist, kommt wie vereinbart. Sie sehen sie weiter über die Links in ihren Bestätigungen.`;
}
