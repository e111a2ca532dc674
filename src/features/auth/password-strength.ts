/** 0 too short, 1 weak, 2 fair, 3 strong. */
export type PasswordStrength = 0 | 1 | 2 | 3;

/** A password below this length is refused (admin.txt §9). */
const tooShort = 8;

/**
 * A hint while a password is being chosen: length counts most, then the number of different characters. Whether a
 * password is accepted is decided by the server.
 */
export function passwordStrength(password: string): PasswordStrength {
  const characters = [...password];
  if (characters.length < tooShort) return 0;
  const different = new Set(characters.map((c) => c.toLowerCase())).size;
  if (different < 6) return 1;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const score = characters.length + 2 * (kinds - 1);
  if (score >= 16) return 3;
  return score >= 12 ? 2 : 1;
}
