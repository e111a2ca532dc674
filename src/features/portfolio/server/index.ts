/** The public interface of portfolio for the rest of the server. */
export { produktBildRoutes } from './bilder/produkt-bild.routes.ts';
export { addProdukt, type NewProdukt } from './change-produkt/add-produkt.ts';
export { choose, listOeffentlicheIds } from './list-stellen.ts';
export { portfolioRoutes } from './portfolio.routes.ts';
export { portfolioVerwaltungRoutes } from './portfolio-verwaltung.routes.ts';
export { verifyPreisverlauf } from './preis/verify-preisverlauf.ts';
export { hasAktivesProdukt } from './produkt.repository.ts';
export { linkRezepte, listProdukteMadeOf } from './rezept/link-rezepte.ts';
export { listProduktRezepte, type ProduktRezept } from './rezept/list-produkt-rezepte.ts';
export { verifyRezepte } from './rezept/verify-rezepte.ts';
export {
  listProdukteKurz,
  listProdukteMitBild,
  type ProduktKurz,
  type ProduktMitBild,
} from './verkauf/list-produkte-kurz.ts';
export { listSortiment } from './verkauf/list-sortiment.ts';
export { listVerkaufbare } from './verkauf/list-verkaufbare.ts';
export { readLieferAngaben } from './verkauf/read-liefer-angaben.ts';
export { readProduktAussagen } from './verkauf/read-produkt-aussagen.ts';
export { watchVerfuegbarkeit } from './verkauf/watch-verfuegbarkeit.ts';
