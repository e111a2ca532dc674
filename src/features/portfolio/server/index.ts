/** The public interface of portfolio for the rest of the server. */
export { addProdukt, type NewProdukt } from './change-produkt/add-produkt.ts';
export { collectUnusedBilder } from '#features/bild/server/collect-unused-bilder.ts';
export {
  claimFreshKatalog,
  lockKatalog,
  lockKatalogVersion,
  raiseKatalogVersion,
  readKatalogVersion,
} from '#server/katalog-version/katalog-version.repository.ts';
export { linkRezepte, listProdukteMadeOf } from './rezept/link-rezepte.ts';
export { listProduktRezepte, type ProduktRezept } from './rezept/list-produkt-rezepte.ts';
export { listProdukteKurz, type ProduktKurz } from './verkauf/list-produkte-kurz.ts';
export { listSortiment } from './verkauf/list-sortiment.ts';
export { listVerkaufbare } from './verkauf/list-verkaufbare.ts';
export { portfolioRoutes } from './portfolio.routes.ts';
export { portfolioVerwaltungRoutes } from './portfolio-verwaltung.routes.ts';
export { type BildVariante, type PreparedBild, prepareBild } from '#features/bild/server/prepare/prepare-bild.ts';
export { prepareForm } from '#features/bild/server/prepare/prepare-form.ts';
export { hasAktivesProdukt } from './produkt.repository.ts';
export { produktBildRoutes } from './bilder/produkt-bild.routes.ts';
export { verifyBilder, verifyUnusedBilder } from '#features/bild/server/verify-bilder.ts';
export { verifyPreisverlauf } from './preis/verify-preisverlauf.ts';
export { verifyRezepte } from './rezept/verify-rezepte.ts';
export { watchVerfuegbarkeit } from './verkauf/watch-verfuegbarkeit.ts';
