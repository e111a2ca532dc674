/**
 * The address of a link that answers a message in the own mail program. No part of it can add a receiver or a
 * header: all signs but letters, digits and a few others are encoded. `undefined` for a text that is no
 * address.
 */
export function antwortAdresse(adresse: string, betreff: string): string | undefined {
  const at = adresse.lastIndexOf('@');
  if (at < 1) return undefined;
  const [name, domain] = [adresse.slice(0, at), adresse.slice(at + 1)].map((part) =>
    encodeURIComponent(part.toWellFormed()),
  );
  return `mailto:${name}@${domain}?subject=${encodeURIComponent(`Re: ${betreff}`.toWellFormed())}`;
}
