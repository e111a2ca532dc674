import type { Gespeichertes } from '#features/einstellung/web/verwaltung/konflikt/save-beside.ts';
import type { GewaehrleistungStand } from '../../contract.ts';

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
