import { readEinstellungen } from '#features/einstellung/server/index.ts';
import type { Db } from '#server/db/connect.ts';

/** What everybody knows of this shop: its name, and texts with its people, place and contact data. */
export type ShopWords = { name: string; texte: string[] };

/** Reads them for the check of new passwords (ADR 053). */
export async function readShopWords(db: Db): Promise<ShopWords> {
  const { laden, steuer } = await readEinstellungen(db);
  const { name, slogan, inhaberin, email, telefon, team, adresse } = laden.angaben;
  const people = team.map((person) => person.name);
  const places = Object.values(adresse);
  const { ustIdNr } = steuer.angaben;
  return { name, texte: [name, slogan, inhaberin, email, telefon, ustIdNr, ...people, ...places] };
}
