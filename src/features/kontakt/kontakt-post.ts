import type { NeueNachricht } from '#features/post/nachricht.ts';
import type { KontaktEingabe } from './kontakt-felder.ts';

/** What the workshop reads of a message of the contact form. An answer goes to its author, who gets no copy. */
export function kontaktPost({ name, email, bestellnummer, nachricht }: KontaktEingabe): NeueNachricht {
  const nummer = bestellnummer === '' ? [] : [{ name: 'Bestellnummer', zeilen: [bestellnummer] }];
  return {
    art: 'kontakt',
    an: 'werkstatt',
    antwortAn: email,
    betreff: `Nachricht von ${name}`,
    bloecke: [
      { kind: 'titel', text: 'Nachricht über das Kontaktformular' },
      {
        kind: 'angaben',
        paare: [{ name: 'Name', zeilen: [name] }, { name: 'E-Mail', zeilen: [email] }, ...nummer],
      },
      { kind: 'kasten', bloecke: [{ kind: 'text', stuecke: [nachricht] }] },
      {
        kind: 'klein',
        stuecke: [
          'Antworten Sie auf diese E-Mail, geht Ihre Antwort an die Adresse oben. Name, Adresse und Bestellnummer stehen hier, wie sie eingegeben wurden; geprüft sind sie nicht.',
        ],
      },
    ],
  };
}
