import { formatZeitpunkt } from '#shared/datum/datum.ts';
import { absatz, type KontoPost, kontoAnrede, titel } from './konto-post.ts';

/** What of an account was changed; `emailDurchLaden`: its address, by the workshop. */
export type Geaendert = 'passwort' | 'email' | 'emailDurchLaden';

/**
 * To the address that the account had before: the note by which its owner notices what another person did.
 * `at` as ISO text. The new address is not named, as this mail may reach others by now.
 */
export function geaendertPost(ladenName: string, { was, at }: { was: Geaendert; at: string }): KontoPost {
  const wann = formatZeitpunkt(at).replace(', ', ' um ');
  if (was !== 'passwort')
    return {
      betreff: `Die E-Mail-Adresse Ihres Kontos bei ${ladenName} wurde geändert`,
      bloecke: [
        titel('Ihre E-Mail-Adresse wurde geändert'),
        kontoAnrede,
        absatz(
          `am ${wann} Uhr hat Ihr Konto bei ${ladenName} eine andere E-Mail-Adresse bekommen. ${was === 'email' ? 'Sie wurde mit einem Link bestätigt.' : 'Wir haben sie im Laden für Sie eingetragen.'} Nachrichten zu Ihrem Konto gehen ab jetzt dorthin, und Sie melden sich mit der neuen Adresse an.`,
        ),
        absatz(
          'Sie waren das nicht? Dann antworten Sie bitte gleich auf diese E-Mail. Wir sperren das Konto und helfen Ihnen weiter.',
        ),
      ],
    };
  return {
    betreff: `Das Passwort Ihres Kontos bei ${ladenName} wurde geändert`,
    bloecke: [
      titel('Ihr Passwort wurde geändert'),
      kontoAnrede,
      absatz(
        `am ${wann} Uhr hat Ihr Konto bei ${ladenName} ein neues Passwort bekommen. Alle anderen Geräte sind abgemeldet.`,
      ),
      absatz('Sie waren das? Dann ist alles in Ordnung.'),
      absatz(
        'Sie waren das nicht? Dann legen Sie gleich ein neues Passwort fest und antworten Sie auf diese E-Mail.',
      ),
      { kind: 'knopf', text: 'Neues Passwort festlegen', href: '/passwort-vergessen' },
    ],
  };
}
