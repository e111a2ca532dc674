import { emailOf } from '#shared/email-adresse.ts';

/** Where most German addresses are; a misspelled one of them is a letter away. */
const anbieter = [
  'gmail.com',
  'googlemail.com',
  'gmx.de',
  'gmx.net',
  'web.de',
  't-online.de',
  'outlook.com',
  'outlook.de',
  'hotmail.com',
  'hotmail.de',
  'yahoo.com',
  'yahoo.de',
  'icloud.com',
  'freenet.de',
  'posteo.de',
  'mailbox.org',
  'arcor.de',
  'online.de',
  'live.de',
];

/** Real ones too, a letter from one above. */
const ebenfallsRichtig = ['mail.com', 'ymail.com', 'mail.de', 'gmx.at', 'gmx.ch', 'gmx.com', 'live.com'];

/** Endings that do not exist, and what was meant. */
const endungen: [RegExp, string][] = [
  [/\.(con|cpm|vom|comm|cmo)$/, '.com'],
  [/\.(ed|dee|d)$/, '.de'],
];

/** The address that was probably meant, or `undefined`. It is offered, never put in by itself. */
export function emailVorschlag(email: string): string | undefined {
  const text = emailOf(email);
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1).toLowerCase();
  if (at < 1 || domain.length < 4 || isRichtig(domain)) return undefined;
  const meant = anbieter.find((known) => isOneSlip(domain, known)) ?? withEndung(domain);
  return meant && `${text.slice(0, at)}@${meant}`;
}

function isRichtig(domain: string): boolean {
  return anbieter.includes(domain) || ebenfallsRichtig.includes(domain);
}

function withEndung(domain: string): string | undefined {
  const [wrong, right] = endungen.find(([pattern]) => pattern.test(domain)) ?? [];
  if (!wrong || right === undefined) return undefined;
  const meant = domain.replace(wrong, right);
  return anbieter.find((known) => isOneSlip(meant, known)) ?? meant;
}

/** Whether one letter is missing, too many, wrong, or two have changed places. */
function isOneSlip(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const [typedRest, meantRest] = [typed.slice(start), meant.slice(start)];
  return (
    typedRest.slice(1) === meantRest ||
    typedRest === meantRest.slice(1) ||
    typedRest.slice(1) === meantRest.slice(1) ||
    `${typedRest[1]}${typedRest[0]}${typedRest.slice(2)}` === meantRest
  );
}
