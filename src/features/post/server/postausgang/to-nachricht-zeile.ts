import type { NachrichtZeile } from '../../contract.ts';
import { hideGeheim } from '../../hide-geheimnis.ts';
import { type NachrichtArt, nachrichtArten, nachrichtStand } from '../../nachricht.ts';
import type { ZeileRow } from './postausgang.repository.ts';

/** A row as the back office reads it; its secret stays here. */
export function toNachrichtZeile({
  id: _id,
  art,
  fehler,
  geheim,
  erledigtAt,
  ...row
}: ZeileRow): NachrichtZeile {
  const { an, anName, betreff, createdAt, gesendetAt, faelligAt } = row;
  const { versuche, auftragId, zuerstGesendetAt, antwortAn } = row;
  return {
    ...{ _id, an, anName, betreff, createdAt, gesendetAt, faelligAt, versuche, auftragId, zuerstGesendetAt },
    antwortAn: antwortAn ?? '',
    art: Object.hasOwn(nachrichtArten, art) ? (art as NachrichtArt) : 'test',
    stand: nachrichtStand({ faelligAt, gesendetAt, fehler }),
    fehler: hideGeheim(fehler ?? '', geheim),
    istErledigt: erledigtAt !== null,
  };
}
