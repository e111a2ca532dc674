import type { GewaehrleistungStand } from '../../gewaehrleistung-contract.ts';
import type { Gespeichertes } from './save-beside.ts';

/** Link and text of the notice as they are saved, and who changed the notice last. */
export function hinweisWorteOf({
  version,
  link,
  text,
  verlauf: [letzte],
}: GewaehrleistungStand): Gespeichertes<Pick<GewaehrleistungStand, 'link' | 'text'>> {
  return {
    version,
    angaben: { link, text },
    geaendertAt: letzte?.createdAt ?? null,
    von: letzte?.von ?? null,
  };
}
