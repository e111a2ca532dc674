/** The portfolio's door for the rest of the server. */
export { addProdukt, type NewProdukt } from './add-produkt.ts';
export { collectUnusedBilder } from './collect-unused-bilder.ts';
export { claimFreshKatalog, readKatalogVersion } from './katalog.repository.ts';
export { listProdukteKurz, type ProduktKurz } from './list-produkte-kurz.ts';
export { portfolioRoutes } from './portfolio.routes.ts';
export { portfolioVerwaltungRoutes } from './portfolio-verwaltung.routes.ts';
export { type PreparedBild, prepareBild } from './prepare-bild.ts';
export { produktBildRoutes } from './produkt-bild.routes.ts';
