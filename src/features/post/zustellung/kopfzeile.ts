/** Line breaks of any kind, control characters, and the invisible signs that turn the direction of what follows. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not reach a header.
const verboten = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g;

/**
 * A text for a header of a mail: on one line, so that no name and no subject can add a header or end the
 * headers. `=?` would begin an encoded word (RFC 2047), in which a reader would find what was removed here.
 */
export function kopfzeile(text: string): string {
  const line = text.toWellFormed().replace(verboten, ' ').replace(/\s+/g, ' ').trim();
  return line.replaceAll('=?', '= ?');
}

/** Whether this is one plain address: no second receiver, no header and no name hides in it. */
export function isEinzelneAdresse(adresse: string): boolean {
  return (
    /^[^\s"(),:;<>@[\\\]\p{Cc}\p{Cf}]+@[^\s"(),:;<>@[\\\]\p{Cc}\p{Cf}]+$/u.test(adresse) &&
    adresse.length <= 254
  );
}
