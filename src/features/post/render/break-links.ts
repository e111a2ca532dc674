/**
 * A dot between two signs that could be a name of the internet, in every spelling of one. In numbers, amounts
 * and days it is none.
 */
const dot = /(?<=[^\s\d])[.。．｡](?=[\p{L}\p{N}\p{S}])|(?<=\d)[.。．｡](?=[\p{L}\p{S}])/gu;

/** The end of two or more slashes before a name, as in `https://` and in the shares of Windows. */
const slashes = /[/\\]{2,}(?=[^\s/\\])/g;

/**
 * What somebody unknown wrote, for a mail to a person who may never have asked for it: mail programs make a
 * link of everything that looks like an address. A space in each keeps it readable, and it leads nowhere.
 */
export function breakLinks(text: string): string {
  return text.replaceAll(slashes, '$& ').replaceAll(dot, '$& ');
}
