import type { BelegInhalt } from '#features/beleg/beleg-inhalt.ts';
import { belegTitel } from '#features/beleg/beleg-worte.ts';
import type { Block } from '#features/post/bloecke.ts';
import { type Ereignis, type EreignisTyp, geltende } from '../ereignisse/ereignis.ts';
import type { AuftragPost } from './post-bausteine.ts';

/** A document as a message names it. */
export type PostBeleg = {
  id: string;
  ereignisNr: number | null;
  inhalt: Pick<BelegInhalt, 'nummer' | 'art' | 'anlass'>;
};

/** The events whose messages bring documents: each of them is always written of. */
const bringen: EreignisTyp[] = ['versendet', 'teilStorniert', 'nachlass', 'erstattung'];

/** Whether the message of an event brings the documents that its customer has not got yet. */
export function bringtBelege({ typ }: Ereignis): boolean {
  return bringen.includes(typ);
}

/**
 * The documents that come with the message of the event of this number: its own, and those of events that nobody is
 * written to about, since the message before that brought some. One whose event was taken back may never have left, so
 * its documents come once more.
 */
export function belegeZu<Beleg extends PostBeleg>(
  nr: number,
  ereignisse: Ereignis[],
  belege: Beleg[],
): Beleg[] {
  const ereignis = ereignisse[nr - 1];
  if (!ereignis || !bringtBelege(ereignis)) return [];
  const vorher = geltende(ereignisse).findLast((one) => one.nr < nr && bringtBelege(one))?.nr ?? 0;
  return belege.filter(({ ereignisNr }) => ereignisNr !== null && ereignisNr > vorher && ereignisNr <= nr);
}

/** A message with these documents attached, named in a sentence before its last button. */
export function mitBelegen<Post extends AuftragPost>(post: Post, belege: PostBeleg[]): Post {
  if (belege.length === 0) return post;
  const { bloecke, anhaenge } = post;
  const knopf = bloecke.findLastIndex(({ kind }) => kind === 'knopf');
  const stelle = knopf === -1 ? bloecke.length : knopf;
  const satz: Block = { kind: 'text', stuecke: [`Anbei: ${nenne(belege)}.`] };
  return {
    ...post,
    bloecke: bloecke.toSpliced(stelle, 0, satz),
    anhaenge: [
      ...anhaenge,
      ...belege.map(({ id, inhalt }) => ({ art: 'beleg' as const, id, name: inhalt.nummer })),
    ],
  };
}

const aufzaehlung = new Intl.ListFormat('de', { type: 'conjunction' });

function nenne(belege: PostBeleg[]): string {
  return aufzaehlung.format(belege.map(({ inhalt }) => `${belegTitel(inhalt)} ${inhalt.nummer}`));
}
