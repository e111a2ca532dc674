/** A name as it is compared: without surrounding space, in one Unicode form, small letters. */
export function nameKeyOf(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}
