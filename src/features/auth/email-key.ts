/** An e-mail address as it is compared: without surrounding space, in one Unicode form, small letters (R28). */
export function emailKeyOf(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
