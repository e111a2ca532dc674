import { Email } from '#web/ui/shop/email.tsx';
import type { Question } from '#web/ui/verwaltung/dialog/confirm.ts';
import type { Benutzer } from '../../../benutzer.ts';
import type { Eingriff } from '../../benutzer.queries.ts';

/** `post`: what is sent, said only where it arrives. */
type Frage = Omit<Question, 'what'> & { consequence: string; post?: string };

const fragen: Record<Eingriff, Frage> = {
  entsperren: {
    question: 'Konto entsperren?',
    consequence: 'Die Person kann sich wieder anmelden, und der Grund der Sperre wird entfernt.',
    yes: 'Entsperren',
    isDestructive: false,
  },
  passwort: {
    question: 'Passwort zurücksetzen?',
    post: 'Wir schicken an diese Adresse einen Link.',
    consequence:
      'Der Link gilt 30 Minuten. Damit wählt die Person selbst ein neues Passwort. Sie sehen das Passwort nie. Bis dahin gilt das alte.',
    yes: 'Link schicken',
    isDestructive: false,
  },
  nochmalEinladen: {
    question: 'Einladung noch einmal senden?',
    post: 'An diese Adresse geht eine E-Mail mit einem neuen Link.',
    consequence: 'Der neue Link gilt sieben Tage, der Link der ersten Einladung gilt dann nicht mehr.',
    yes: 'Noch einmal einladen',
    isDestructive: false,
  },
  loeschen: {
    question: 'Konto endgültig löschen?',
    consequence:
      'Gelöscht werden Name, Adressen, Notizen, Warenkorb und Anmeldung; die Person ist sofort auf allen Geräten abgemeldet. Die Bestellungen der Person bleiben ohne das Konto acht Jahre lang aufbewahrt, weil das Gesetz es verlangt; offene bearbeiten Sie weiter. Nachrichten über das Kontaktformular bleiben ein Jahr lang unter „Post“. Das lässt sich nicht rückgängig machen.',
    yes: 'Löschen',
  },
};

/** Said before a mail is sent in a shop that cannot send any. */
export const ohneMailserverText =
  'Es ist kein Mailserver eingerichtet: Die E-\u2060Mail mit dem Link liegt danach unter „Post“ und kommt nicht an.';

/** The question before something is done with a person's access: whom it is about, and what happens. */
export function frageZu(
  eingriff: Eingriff,
  { name, email }: Benutzer,
  { ohneMailserver }: { ohneMailserver: boolean },
): Question {
  const { consequence, post, ...frage } = fragen[eingriff];
  const what = (
    <span>
      {name !== email && <span>{`${name}\n`}</span>}
      <Email email={email} />
    </span>
  );
  if (post === undefined) return { ...frage, what, consequence };
  if (ohneMailserver) return { ...frage, what, consequence, warning: ohneMailserverText };
  return { ...frage, what, consequence: `${post} ${consequence}` };
}
