/** The public interface of rohstoffe for the rest of the server. */
export { listRohstoffe, listRohstoffeKurz, type RohstoffKurz } from './list-rohstoffe.ts';
export type { RohstoffNutzung } from './nutzung.ts';
export {
  deleteRohstoffRow,
  findRohstoffId,
  findRohstoffRow,
  insertRohstoff,
  updateRohstoff,
} from './rohstoff.repository.ts';
export { toRohstoff, writeAngaben } from './to-rohstoff.ts';
