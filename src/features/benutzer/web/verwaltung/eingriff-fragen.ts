import type { Question } from '#web/ui/verwaltung/confirm.ts';
import type { Benutzer } from '../../benutzer.ts';
import type { Eingriff } from '../benutzer.queries.ts';

const fragen: Record<Eingriff, Omit<Question, 'what'>> = {
  entsperren: {
    question: 'Konto entsperren?',
    consequence: 'Die Person kann sich wieder anmelden, und der Grund der Sperre steht nicht mehr da.',
    yes: 'Entsperren',
    isDestructive: false,
  },
  passwort: {
    question: 'Passwort zurücksetzen?',
    consequence:
      'Wir schicken an diese Adresse einen Link, der 30 Minuten gilt. Damit wählt die Person selbst ein neues Passwort. Sie sehen das Passwort nie. Bis dahin gilt das alte.',
    yes: 'Link schicken',
    isDestructive: false,
  },
  nochmalEinladen: {
    question: 'Einladung noch einmal senden?',
    consequence:
      'An diese Adresse geht eine E-Mail mit einem neuen Link, der sieben Tage gilt. Der Link der ersten Einladung gilt dann nicht mehr.',
    yes: 'Noch einmal einladen',
    isDestructive: false,
  },
  loeschen: {
    question: 'Konto endgültig löschen?',
    consequence:
      'Gelöscht werden Name, Adressen, Notizen, Warenkorb und Anmeldung; die Person ist sofort auf allen Geräten abgemeldet. Ihre Bestellungen bleiben ohne das Konto 8 Jahre lang, weil das Gesetz es verlangt; offene bearbeiten Sie weiter. Nachrichten über das Kontaktformular bleiben ein Jahr lang im Postausgang. Das lässt sich nicht rückgängig machen.',
    yes: 'Löschen',
  },
};

/** Said before a mail is sent in a shop that cannot send any. */
export const ohneMailserverText =
  'Es ist kein Mailserver eingerichtet: Die E-Mail wird nicht verschickt, sie liegt dann im Postausgang.';

const schicktPost: Eingriff[] = ['passwort', 'nochmalEinladen'];

/** The question before something is done with a person's access: whom it is about, and what happens. */
export function frageZu(
  eingriff: Eingriff,
  { name, email }: Benutzer,
  { ohneMailserver }: { ohneMailserver: boolean },
): Question {
  const { consequence, ...frage } = fragen[eingriff];
  const zusatz = ohneMailserver && schicktPost.includes(eingriff) ? ` ${ohneMailserverText}` : '';
  const what = name === email ? email : `${name}, ${email}`;
  return { ...frage, what, consequence: `${consequence}${zusatz}` };
}
