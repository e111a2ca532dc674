/** The public interface of portfolio for the rest of the server. */
export { addProdukt, type NewProdukt } from './add-produkt.ts';
export { collectUnusedBilder } from './collect-unused-bilder.ts';
export {
  claimFreshKatalog,
  lockKatalog,
  lockKatalogVersion,
  raiseKatalogVersion,
  readKatalogVersion,
} from './katalog.repository.ts';
export { linkRezepte, listProdukteMadeOf } from './link-rezepte.ts';
export { listProduktRezepte, type ProduktRezept } from './list-produkt-rezepte.ts';
export { listProdukteKurz, type ProduktKurz } from './list-produkte-kurz.ts';
export { listSortiment } from './list-sortiment.ts';
export { listVerkaufbare } from './list-verkaufbare.ts';
export { portfolioRoutes } from './portfolio.routes.ts';
export { portfolioVerwaltungRoutes } from './portfolio-verwaltung.routes.ts';
export { type BildVariante, type PreparedBild, prepareBild } from './prepare-bild.ts';
export { prepareForm } from './prepare-form.ts';
export { hasAktivesProdukt } from './produkt.repository.ts';
export { produktBildRoutes } from './produkt-bild.routes.ts';
export { verifyBilder, verifyUnusedBilder } from './verify-bilder.ts';
export { verifyPreisverlauf } from './verify-preisverlauf.ts';
export { verifyRezepte } from './verify-rezepte.ts';
export { watchVerfuegbarkeit } from './watch-verfuegbarkeit.ts';
