import { zugangCalls } from '#features/konto/calls.ts';
import { gesagtReply, type LinkData, linkData } from '#features/konto/contract.ts';
import { linkPfad } from '#features/konto/link-art.ts';
import { ok } from '#shared/wire/envelope.ts';
import type { Answers } from '../answers.ts';
import { offenerLaden } from '../laden.ts';
import { made } from '../made.ts';
import { type OpenPage, openPage } from '../open-page.tsx';
import { people, type Who } from '../people.ts';

export const geheim = 'x'.repeat(43);
export const getan = made(gesagtReply, { message: 'Das ist getan.' });

type Opening = { as?: Who; answers?: (answers: Answers) => void };

/** Opens a link of a mail to Anna; everything that it can do works, unless `answers` has other answers. */
export function openLink(
  link: Partial<LinkData>,
  { as, answers = () => {} }: Opening = {},
): Promise<OpenPage> {
  const data = made(linkData, { email: people.anna.email, name: people.anna.name, ...link });
  return openPage(`${linkPfad}#${geheim}`, {
    laden: offenerLaden,
    ...(as && { as }),
    answers: (given) => {
      given.on(zugangCalls.link, ok(data));
      given.on(zugangCalls.bestaetigen, getan);
      given.on(zugangCalls.linkPasswort, getan);
      answers(given);
    },
  });
}
