import type { PostAngaben } from '../gruppen/post-angaben.ts';
import type { Laden } from './laden.ts';

/** The lines at the end of every mail of the shop: its signature, and who sends it (§ 5 DDG). */
export function postEnde(
  { signatur }: Pick<PostAngaben, 'signatur'>,
  {
    name,
    inhaberin,
    adresse,
    email,
    telefon,
  }: Pick<Laden, 'name' | 'inhaberin' | 'adresse' | 'email' | 'telefon'>,
): string[] {
  const gruss = signatur.trim() === '' ? ['Herzliche Grüße', name] : signatur.trim().split('\n');
  const { strasse, hausnummer, plz, stadt } = adresse;
  const absender = [
    joined([name, inhaberin], ' · '),
    joined([joined([strasse, hausnummer], ' '), joined([plz, stadt], ' ')], ', '),
    joined([email, telefon], ' · '),
  ];
  return [...gruss, '', ...absender].filter((line, at) => line !== '' || at <= gruss.length);
}

function joined(parts: string[], separator: string): string {
  return [...new Set(parts)].filter((part) => part !== '').join(separator);
}
