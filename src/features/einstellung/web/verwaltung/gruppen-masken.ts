import type { Gruppe } from '../../gruppen.ts';
import { ladenMaske } from './laden-maske.ts';
import type { Maske } from './maske.ts';
import { nummernMaske } from './nummern-maske.ts';
import { postMaske } from './post-maske.ts';
import { steuerMaske } from './steuer-maske.ts';
import { texteMaske } from './texte-maske.ts';
import { versandMaske } from './versand-maske.ts';
import { zahlungMaske } from './zahlung-maske.ts';

/** What the screen knows of each group. */
export const gruppenMasken: { [G in Gruppe]: Maske<G> } = {
  laden: ladenMaske,
  steuer: steuerMaske,
  versand: versandMaske,
  zahlung: zahlungMaske,
  post: postMaske,
  texte: texteMaske,
  nummern: nummernMaske,
};

/** The mask of a group whose name is known at run time only. */
export function maskeOf(gruppe: Gruppe): Maske<Gruppe> {
  return gruppenMasken[gruppe] as unknown as Maske<Gruppe>;
}
