/** The normalised e-mail address used for comparisons: trimmed, in one Unicode form, lower case (R28). */
export function emailKeyOf(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
