/** Whether a person can be called by a line: it can be read aloud, sorted and found, which signs alone cannot. */
export function isPersonName(line: string): boolean {
  return /[\p{L}\p{N}]/u.test(line);
}
