import { answerApart } from '#server/own-process/answer-apart.ts';
import { prepareBild } from './prepare-bild.ts';
import type { BildAuftrag } from './prepare-bild-apart.ts';
import { prepareForm } from './prepare-form.ts';

/** The process that prepares one picture: it receives the bytes and sends the result or a refusal. */
answerApart(async ({ bytes, schnitt, form }: BildAuftrag) =>
  form ? prepareForm(bytes, form) : prepareBild(bytes, schnitt),
);
