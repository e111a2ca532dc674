import type { BelegInhalt } from '#features/beleg/beleg-inhalt.ts';
import { belegTitel } from '#features/beleg/beleg-worte.ts';
import type { Block } from '#features/post/bloecke.ts';
import type { AuftragPost } from './post-bausteine.ts';

/** A document as a message names it. */
export type PostBeleg = {
  id: string;
  ereignisNr: number | null;
  inhalt: Pick<BelegInhalt, 'nummer' | 'art' | 'anlass'>;
};

/**
 * Those of an order's documents that have to reach its customer with what is written now: the one of the event of this
 * number, and those that had not left with messages that were taken back (`nichtFort`, their ids). So each of them goes
 * out once.
 */
export function offeneBelege<Beleg extends Pick<PostBeleg, 'id' | 'ereignisNr'>>(
  belege: Beleg[],
  { nr, nichtFort }: { nr: number; nichtFort: string[] },
): Beleg[] {
  return belege.filter(({ id, ereignisNr }) => ereignisNr === nr || nichtFort.includes(id));
}

/**
 * Which documents come with the message about which event, of those that are written of now: its own; others come with
 * that of the present event (`nr`). With `undefined` those that need a message of their own.
 */
export function belegeJe<Beleg extends PostBeleg>(
  belege: Beleg[],
  { nr, geschrieben }: { nr: number; geschrieben: number[] },
): Map<number | undefined, Beleg[]> {
  return Map.groupBy(
    belege,
    ({ ereignisNr }) =>
      geschrieben.find((one) => one === ereignisNr) ?? geschrieben.find((one) => one === nr),
  );
}

/** A message with these documents attached, named in a sentence before its last button. */
export function mitBelegen<Post extends AuftragPost>(post: Post, belege: PostBeleg[]): Post {
  if (belege.length === 0) return post;
  const { bloecke, anhaenge } = post;
  const knopf = bloecke.findLastIndex(({ kind }) => kind === 'knopf');
  const stelle = knopf === -1 ? bloecke.length : knopf;
  const satz: Block = { kind: 'text', stuecke: [`Anbei: ${nenneBelege(belege)}.`] };
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

/** 'Rechnung RE-2026-0040 und Rechnungskorrektur RE-2026-0041'. */
function nenneBelege(belege: PostBeleg[]): string {
  return aufzaehlung.format(belege.map(({ inhalt }) => `${belegTitel(inhalt)} ${inhalt.nummer}`));
}
