type MitBildern = { bilder: { hauptbild?: string | undefined; galerie: unknown[] } };

/** A product has a picture when it has any, main or gallery (admin.txt §2). */
export function hasBild({ bilder }: MitBildern): boolean {
  return Boolean(bilder.hauptbild) || bilder.galerie.length > 0;
}
