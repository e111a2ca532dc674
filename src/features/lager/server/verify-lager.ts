import type { Db } from '#server/db/connect.ts';
import {
  listArtikelWithoutBestand,
  listHalfProduktionen,
  listHalfStornos,
} from './verify-lager.repository.ts';

/**
 * Finds problems between articles, levels and productions: each article has its level, and no booking is incomplete.
 */
export async function verifyLager(db: Db): Promise<string[]> {
  const artikel = await listArtikelWithoutBestand(db);
  const produktionen = await listHalfProduktionen(db);
  const stornos = await listHalfStornos(db);
  return [
    ...artikel.map((id) => `Lager: Artikel ${id} und sein Bestand gehören nicht zusammen.`),
    ...produktionen.map((id) => `Lager: Produktion ${id} ist nicht vollständig gebucht.`),
    ...stornos.map((id) => `Lager: Produktion ${id} ist nicht vollständig zurückgenommen.`),
  ];
}
