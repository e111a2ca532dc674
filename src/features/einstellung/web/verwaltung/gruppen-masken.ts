import type { Gruppe } from '../../gruppen/gruppen.ts';
import { ladenMaske } from './gruppen/laden-maske.ts';
import { nummernMaske } from './gruppen/nummern-maske.ts';
import { postMaske } from './gruppen/post-maske.ts';
import { steuerMaske } from './gruppen/steuer-maske.ts';
import { zahlungMaske } from './gruppen/zahlung-maske.ts';
import type { Maske } from './maske.ts';
import { texteMaske } from './texte/texte-maske.ts';
import { versandMaske } from './versand/versand-maske.ts';

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
export function gruppenMaskeOf(gruppe: Gruppe): Maske<Gruppe> {
  return gruppenMasken[gruppe] as unknown as Maske<Gruppe>;
}
