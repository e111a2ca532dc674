/** 0 too short, 1 weak, 2 fair, 3 strong. */
export type PasswordStrength = 0 | 1 | 2 | 3;

/** A password below this length is refused (requirements.md, admin §9). */
const tooShort = 8;

/** Signs that are guessed together with the letter they stand for. */
const letterOf: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * A hint while a password is being chosen. What people add to a word to make it a password (a year, a sign, 0
 * for o, the same word again) counts for nothing, because guessing begins there; length counts, and how often
 * words, numbers and signs take turns. It has no dictionary: whether a password is accepted is decided by the
 * server.
 */
export function passwordStrength(password: string): PasswordStrength {
  if ([...password].length < tooShort) return 0;
  const core = [...coreOf(password)].map((sign) => letterOf[sign] ?? sign);
  if (new Set(core.map((sign) => sign.toLowerCase())).size < 6) return 1;
  const turns = core.filter((sign, i) => i > 0 && isTurn(core[i - 1] ?? '', sign)).length;
  if (core.length >= 12 && turns >= 3) return 3;
  return core.length >= 14 && turns >= 2 ? 2 : 1;
}

/** The password without years, repeated words, and what is no letter at its ends. */
function coreOf(password: string): string {
  const parts: string[] = password.replace(/(?:19|20)\d\d/g, '').match(/\p{L}+|\P{L}+/gu) ?? [];
  const isNew = (part: string, i: number) => parts.indexOf(part) === i || !/\p{L}/u.test(part);
  return parts
    .filter(isNew)
    .join('')
    .replace(/^\P{L}+|\P{L}+$/gu, '');
}

/** Whether a new part begins; a word may begin with a capital letter. */
function isTurn(before: string, sign: string): boolean {
  return kindOf(before) !== kindOf(sign) && !(/\p{Lu}/u.test(before) && /\p{Ll}/u.test(sign));
}

function kindOf(sign: string): number {
  return [/\p{Lu}/u, /\p{L}/u, /\d/].findIndex((kind) => kind.test(sign));
}
