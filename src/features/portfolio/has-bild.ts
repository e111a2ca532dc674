type MitBildern = { bilder: { hauptbild?: string | undefined; galerie: unknown[] } };

/** A product counts as one with images if it has a main picture or a gallery picture (requirements.md, admin §2). */
export function hasBild({ bilder }: MitBildern): boolean {
  return Boolean(bilder.hauptbild) || bilder.galerie.length > 0;
}
