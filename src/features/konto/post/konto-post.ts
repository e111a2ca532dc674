import { type Block, geheimMarke, type Stueck } from '#features/post/bloecke.ts';
import { type LinkArt, linkPfad } from '../link-art.ts';

/** Subject and text of a message about an account. */
export type KontoPost = { betreff: string; bloecke: Block[] };

/**
 * Nobody is addressed by name: who writes an address into the registration writes the name, too, and it could
 * be an advertisement for the owner of the address.
 */
export const kontoAnrede: Block = absatz('Guten Tag,');

export function absatz(...stuecke: Stueck[]): Block {
  return { kind: 'text', stuecke };
}

export function titel(text: string): Block {
  return { kind: 'titel', text };
}

/** Of links that a session or the account's password has to come with. */
export const passwortFrage: Block = absatz(
  'Sind Sie in dem Browser, der den Link öffnet, nicht angemeldet? Dann fragen wir nach dem Passwort Ihres Kontos. So wissen wir, dass Konto und Adresse zusammengehören.',
);

/** How long a link works, as `linkDauer` has it. */
export const dauerText: Record<LinkArt, string> = {
  bestaetigung: '7 Tage',
  passwort: '30 Minuten',
  einladung: '7 Tage',
  email: '24 Stunden',
};

/** The button with the secret link, and how long it works. */
export function linkKnopf(art: LinkArt, text: string): Block[] {
  return [
    { kind: 'knopf', text, href: `${linkPfad}#${geheimMarke}` },
    { kind: 'klein', stuecke: [`Der Link gilt ${dauerText[art]} und nur einmal.`] },
  ];
}
