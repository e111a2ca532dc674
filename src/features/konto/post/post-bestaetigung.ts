import { absatz, type KontoPost, kontoAnrede, linkKnopf, passwortFrage, titel } from './konto-post.ts';

/** After the registration: whether mail to this address reaches who wrote it into the form. */
export function bestaetigungPost(ladenName: string): KontoPost {
  return {
    betreff: `Bitte bestätigen Sie Ihre E-Mail-Adresse bei ${ladenName}`,
    bloecke: [
      titel('Ist das Ihre E-Mail-Adresse?'),
      kontoAnrede,
      absatz(
        `mit dieser E-Mail-Adresse wurde ein Konto bei ${ladenName} angelegt. Bitte bestätigen Sie, dass sie Ihnen gehört. Dann finden Sie in Ihrem Konto auch Bestellungen, die Sie mit dieser Adresse ohne Konto gemacht haben.`,
      ),
      ...linkKnopf('bestaetigung', 'E-Mail-Adresse bestätigen'),
      passwortFrage,
      absatz(
        'Sie haben kein Konto angelegt? Dann tun Sie nichts: Ohne Bestätigung zeigt das Konto nichts von Ihnen. Oder legen Sie bei der Anmeldung über ‚Passwort vergessen?‘ ein eigenes Passwort fest. Dann gehört das Konto Ihnen.',
      ),
    ],
  };
}
