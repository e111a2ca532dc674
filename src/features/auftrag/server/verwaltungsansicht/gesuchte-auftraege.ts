import type { Db } from '#server/db/connect.ts';
import { suchworte } from '#shared/text/such-text.ts';
import { nummernIm } from '../../nummer-und-suche/gemeinte-nummern.ts';
import { idsMit } from './auftraege.repository.ts';

/**
 * The orders that the list finds by what was typed, as a query of their ids: a list of what belongs to orders finds
 * them by the same words (ADR 101), however many they are. `undefined`: no word was typed.
 */
export function gesuchteAuftraege(db: Db, suche: string): ReturnType<typeof idsMit> | undefined {
  const worte = suchworte(suche);
  return worte.length === 0 ? undefined : idsMit(db, { worte, nummern: nummernIm(suche) });
}
