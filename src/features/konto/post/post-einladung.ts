import { absatz, type KontoPost, linkKnopf, titel } from './konto-post.ts';

/** The invitation to an account that the workshop has made. `name` is the invited person, `von` who invites. */
export function einladungPost(ladenName: string, { name, von }: { name: string; von: string }): KontoPost {
  const wer = von ? `${von} von ${ladenName}` : ladenName;
  return {
    betreff: `Ihr Konto bei ${ladenName}`,
    bloecke: [
      titel('Willkommen'),
      absatz(name ? `Guten Tag ${name},` : 'Guten Tag,'),
      absatz(
        `${wer} hat ein Konto für Sie angelegt. Legen Sie Ihr Passwort fest, dann können Sie sich anmelden.`,
      ),
      ...linkKnopf('einladung', 'Passwort festlegen'),
      absatz(
        'Sie haben damit nicht gerechnet? Dann müssen Sie nichts tun: Ohne Passwort kann sich niemand anmelden. Fragen Sie uns gern, indem Sie auf diese E-Mail antworten.',
      ),
    ],
  };
}
