import { absatz, type KontoPost, kontoAnrede, linkKnopf, passwortFrage, titel } from './konto-post.ts';

/** To the new address of an account: it changes when the link is used. */
export function emailPost(ladenName: string): KontoPost {
  return {
    betreff: `Bitte bestätigen Sie Ihre neue E-Mail-Adresse bei ${ladenName}`,
    bloecke: [
      titel('Ihre neue E-Mail-Adresse'),
      kontoAnrede,
      absatz(
        `ein Konto bei ${ladenName} soll künftig diese E-Mail-Adresse haben. Bitte bestätigen Sie das. Danach melden Sie sich mit der neuen Adresse an, Ihr Passwort bleibt.`,
      ),
      ...linkKnopf('email', 'Neue Adresse bestätigen'),
      passwortFrage,
      absatz(
        'Sie haben das nicht gewünscht, oder Sie haben kein Konto bei uns? Dann tun Sie nichts, und es ändert sich nichts.',
      ),
    ],
  };
}
