import type { Produkt } from './contract.ts';

/**
 * What the list shows of a product: without gallery, long texts and days of delivery. Pages carry no more in
 * their state, because every byte of it comes before their first picture.
 */
export type ListenProdukt = Omit<
  Produkt,
  'bilder' | 'beschreibung' | 'artikelnummer' | 'lieferung' | 'abholung'
> & {
  bilder: Omit<Produkt['bilder'], 'galerie'> & Partial<Pick<Produkt['bilder'], 'galerie'>>;
  beschreibung: Pick<Produkt['beschreibung'], 'kurz'>;
};

type Gelistet = ListenProdukt & Pick<Produkt, 'artikelnummer' | 'lieferung' | 'abholung'>;

export function listenProduktOf({
  artikelnummer: _,
  lieferung: _lieferung,
  abholung: _abholung,
  ...produkt
}: Gelistet): ListenProdukt {
  const { galerie: _galerie, ...bilder } = produkt.bilder;
  return { ...produkt, bilder, beschreibung: { kurz: produkt.beschreibung.kurz } };
}

export function isWholeList(produkte: ListenProdukt[]): produkte is Produkt[] {
  return produkte.every(isWhole);
}

/** A whole product has a gallery, be it an empty one. */
export function isWhole(produkt: ListenProdukt): produkt is Produkt {
  return produkt.bilder.galerie !== undefined;
}
