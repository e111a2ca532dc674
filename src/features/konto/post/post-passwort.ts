import { absatz, type KontoPost, kontoAnrede, linkKnopf, titel } from './konto-post.ts';

/** The link to a new password. `von` is the person of the workshop who sends it, if the owner did not ask for it. */
export function passwortPost(ladenName: string, von?: string): KontoPost {
  const anlass = von
    ? `${von} von ${ladenName} schickt Ihnen diesen Link, mit dem Sie ein neues Passwort für Ihr Konto festlegen.`
    : `für Ihr Konto bei ${ladenName} wurde ein neues Passwort gewünscht. Hier legen Sie es fest.`;
  return {
    betreff: `Neues Passwort für Ihr Konto bei ${ladenName}`,
    bloecke: [
      titel('Neues Passwort festlegen'),
      kontoAnrede,
      absatz(anlass),
      ...linkKnopf('passwort', 'Neues Passwort festlegen'),
      absatz('Danach ist Ihr Konto auf allen Geräten abgemeldet, und nur das neue Passwort gilt.'),
      absatz(
        'Sie haben das nicht gewünscht? Dann müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist. Geben Sie diese E-Mail nicht weiter.',
      ),
    ],
  };
}
