import { createHash } from 'node:crypto';
import type { BelegInhaltTable, BelegTable } from '#server/db/schema.ts';

/** What the chain is made of: all that is kept of a document, also after its content is deleted with its person. */
type Gehasht = Omit<BelegTable, 'id' | 'hash'>;

/** Over all that is kept of a document, with the hashes of its content and of the one before it (facts §3.2). */
export function belegHash(beleg: Gehasht): string {
  const { vorher, nummer, jahr, lauf, art, tag, auftragId, ereignisNr, markttagId } = beleg;
  const { bruttoCent, steuern, inhaltHash, createdAt } = beleg;
  const zu = [auftragId, ereignisNr, markttagId];
  return sha256(
    JSON.stringify([vorher, nummer, jahr, lauf, art, tag, ...zu, bruttoCent, steuern, inhaltHash, createdAt]),
  );
}

/** The hash of what a document says: its content and its XML. */
export function inhaltHashOf({ inhalt, xml }: Pick<BelegInhaltTable, 'inhalt' | 'xml'>): string {
  return sha256(`${inhalt}\n${xml}`);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
