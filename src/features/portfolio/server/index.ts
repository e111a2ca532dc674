/** The portfolio's door for the rest of the server. */
export { addProdukt, type NewProdukt } from './add-produkt.ts';
export { claimFreshKatalog, readKatalogVersion } from './katalog.repository.ts';
export { linkRezepte, listProdukteMadeOf } from './link-rezepte.ts';
export { listProdukteKurz, type ProduktKurz } from './list-produkte-kurz.ts';
export { portfolioRoutes } from './portfolio.routes.ts';
export { type PreparedBild, prepareBild } from './prepare-bild.ts';
export { findRezeptProdukt, lockRezepte } from './rezept.repository.ts';
